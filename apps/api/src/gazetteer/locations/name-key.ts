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
  if (isPlain(name)) return name.toLowerCase();
  const lower = isAscii.test(name) ? name.toLowerCase() : withoutAccents(name);
  if (isPlain(lower)) return lower;
  const words = lower.replaceAll(apostrophes, '').split(separators);
  return words
    .filter((word) => word !== '')
    .map((word) => (word.length < 4 ? (shortWords[word] ?? word) : word))
    .join(' ');
}

/**
 * Whether there is nothing to take off and nothing to write out, as in most names. Letter by letter: three patterns would
 * take longer than all the rest of a look-up.
 */
function isPlain(name: string): boolean {
  let wordLength = 0;
  for (let at = 0; at <= name.length; at += 1) {
    const code = at < name.length ? name.charCodeAt(at) : space;
    if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) wordLength += 1;
    else if (code !== space || wordLength === 0 || mayBeShort(name, at, wordLength)) return false;
    else wordLength = 0;
  }
  return true;
}

const space = 32;

/** Words as long as the short ones that end like them. */
function mayBeShort(name: string, end: number, length: number): boolean {
  const letter = name.charAt(end - 1);
  return (length === 2 && (letter === 't' || letter === 'T')) || (length === 3 && (letter === 'e' || letter === 'E'));
}

const isAscii = /^[ -~]*$/;
const apostrophes = /['’‘ʻ`´]/g;
const separators = /[^\p{L}\p{N}\p{M}]+/u;

/** Letters that have an accent in one piece: those of Europe and of what is written in its letters. */
const firstAccented = 0xc0;
const lastAccented = 0x2_4f;
const plainLetters: string[] = [];

/** Each of those letters is looked up; what holds any other letter is taken apart as a whole. */
function withoutAccents(name: string): string {
  let plain = '';
  for (let at = 0; at < name.length; at += 1) {
    const code = name.charCodeAt(at);
    if (code < 0x80) plain += name.charAt(at);
    else if (code >= firstAccented && code <= lastAccented)
      plain += plainLetters[code - firstAccented] ??= foldWhole(name.charAt(at));
    else return foldWhole(name);
  }
  return isAscii.test(plain) ? plain.toLowerCase() : foldWhole(name);
}

function foldWhole(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => unfolded[letter] ?? letter);
}
