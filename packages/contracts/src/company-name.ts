import { plainLetters } from './search-text';

/** Legal forms at the end of a company's name, in lowercase and without accents. */
const legalForms = new Set(
  (
    'inc incorporated corp corporation co company llc llp lp ltd limited plc gmbh mbh ag kg kgaa ohg ug ev se sa sas ' +
    'sarl sasu srl spa sl slu bv nv ab as asa aps oy oyj kk pty pte pvt private sdn bhd cv rl lda ltda eirl zoo doo ' +
    'sro ooo oao pjsc jsc tbk pt'
  ).split(' '),
);

// Names repeat across jobs and screens, and a key takes five microseconds: 100 ms for 20,000 names.
const knownKeys = new Map<string, string>();
const maxKnownKeys = 50_000;

/**
 * Returns the same key for different spellings of a company's name: it ignores letter case, accents, punctuation and
 * legal forms at the end. "Acme, Inc." and "ACME" become "acme"; "Johnson & Johnson" becomes "johnson and johnson".
 * Other scripts stay as they are. Empty only for empty text.
 */
export function companyNameKey(name: string): string {
  let key = knownKeys.get(name);
  if (key === undefined) {
    if (knownKeys.size >= maxKnownKeys) knownKeys.clear();
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
    // Turkish's dotless i and barred letters have no accent that NFKD takes off.
    .replaceAll(/[ıłđøæœß]/g, (letter) => plainLetters[letter]!)
    .replaceAll(/\bsp\.? ?z ?o\. ?o\.?/g, ' zoo ')
    .replaceAll(/[&+]/g, ' and ');
  // "S.A.", "L.L.C." and "Macy's" are one word each.
  const words = lower
    .replaceAll(/(?<=(?:^|[\s.])\p{L})\.(?=\p{L}(?:\.|\s|$))/gu, '')
    .replaceAll(/(?<=\b[a-z])\/(?=[a-z]\b)/g, '')
    .replaceAll(/['’‘`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return name.trim().toLowerCase();
  let end = words.length;
  // Drops the "and" of "GmbH & Co. KG" too.
  while (end > 1 && (legalForms.has(words[end - 1] ?? '') || (end < words.length && words[end - 1] === 'and')))
    end -= 1;
  const meaning = words.slice(0, end).join(' ');
  // "The Company" keeps both words.
  return meaning === 'the' ? words.join(' ') : meaning;
}
