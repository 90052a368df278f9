const unfolded: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const shortWords: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/**
 * The form in which two spellings of a place name are the same: lower case, no
 * accents, no punctuation, "St" and "Ft" written out. Other scripts stay as they are.
 * "St. Louis" and "Saint Louis" give "saint louis"; "Winston-Salem" gives "winston salem".
 */
export function nameKey(name: string): string {
  if (last.name !== name) last = { name, key: makeKey(name) };
  return last.key;
}

/** One text is compared with names of several kinds, one after the other. */
let last = { name: '', key: '' };

function makeKey(name: string): string {
  if (isPlainWord.test(name)) return name.toLowerCase();
  const lower = isAscii.test(name) ? name.toLowerCase() : withoutAccents(name);
  const words = lower.replaceAll(apostrophes, '').split(separators);
  return words
    .filter((word) => word !== '')
    .map((word) => (word.length < 4 ? (shortWords[word] ?? word) : word))
    .join(' ');
}

/** Nothing to write out, take off or split: most names. */
const isPlainWord = /^[A-Za-z]{4,}$/;
const isAscii = /^[ -~]*$/;
const apostrophes = /['’‘ʻ`´]/g;
const separators = /[^\p{L}\p{N}\p{M}]+/u;

function withoutAccents(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => unfolded[letter] ?? letter);
}
