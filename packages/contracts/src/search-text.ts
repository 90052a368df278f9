/** Letters without an accent that NFKD takes off. */
export const plainLetters: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

const anyPlainLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');
// Accents of Latin, Greek and Cyrillic letters, and the vowel points of Hebrew and Arabic. The vowels of Hindi and Thai are
// marks, too, but words differ by them.
const accents = /[\u0300-\u036F]|[\u0591-\u05C7]|[\u064B-\u0652]|[\u1AB0-\u1AFF]|[\u1DC0-\u1DFF]/g;

/**
 * A text as it is searched: without capitals, accents, and differences of apostrophes and dashes. "Müller", "MULLER" and
 * "muller" are one, and so are "Łódź" and "lodz", "Straße" and "strasse", "İstanbul" and "istanbul", "IŞIK" and "ışık".
 * Takes about a microsecond for a name, so keep what is searched with every key.
 */
export function searchText(text: string): string {
  if (!/[^\0-\u007F]/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replaceAll(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(anyPlainLetter, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/[’‘ʼ´]/g, "'")
    .replaceAll(/[‐‑–—]/g, '-');
}

/** The words that somebody searches for, as `searchText` writes them. */
export const searchWords = (query: string): string[] => searchText(query).split(/\s+/).filter(Boolean);
