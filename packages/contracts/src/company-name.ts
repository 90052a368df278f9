/** What says no more than how a company is set up by law, in the order-free form that `companyNameKey` compares. */
const legalForms = new Set(
  (
    'inc incorporated corp corporation co company llc llp lp ltd limited plc gmbh mbh ag kg kgaa ohg ug ev se sa sas ' +
    'sarl sasu srl spa sl slu bv nv ab as asa aps oy oyj kk pty pte pvt private sdn bhd cv rl lda ltda eirl zoo doo ' +
    'sro ooo oao pjsc jsc tbk pt'
  ).split(' '),
);

// Names repeat from job to job and from screen to screen, and a key takes five microseconds: 100 ms for 20,000 names.
const knownKeys = new Map<string, string>();
const mostKnownKeys = 50_000;

/**
 * The form in which two spellings of a company's name are the same: letter case, accents, punctuation and legal forms
 * at its end set aside. "Acme, Inc." and "ACME" give "acme"; "Johnson & Johnson" gives "johnson and johnson".
 * Other scripts stay as they are. Empty only for empty text.
 */
export function companyNameKey(name: string): string {
  let key = knownKeys.get(name);
  if (key === undefined) {
    if (knownKeys.size >= mostKnownKeys) knownKeys.clear();
    key = makeKey(name);
    knownKeys.set(name, key);
  }
  return key;
}

function makeKey(name: string): string {
  const lower = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[&+]/g, ' and ');
  // "S.A." and "L.L.C." are one word, and so is the name of somebody's: "Macy's".
  const words = lower
    .replaceAll(/(?<=(?:^|[\s.])\p{L})\.(?=\p{L}(?:\.|\s|$))/gu, '')
    .replaceAll(/(?<=\b[a-z])\/(?=[a-z]\b)/g, '')
    .replaceAll(/['’‘`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return name.trim().toLowerCase();
  let end = words.length;
  // "GmbH & Co. KG" leaves nobody's "and" behind.
  while (end > 1 && (legalForms.has(words[end - 1] ?? '') || (end < words.length && words[end - 1] === 'and')))
    end -= 1;
  const meaning = words.slice(0, end).join(' ');
  // "The Company" is more than its article.
  return meaning === 'the' ? words.join(' ') : meaning;
}
