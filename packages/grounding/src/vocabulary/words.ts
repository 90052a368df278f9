/** A word or punctuation mark of a text. */
export interface Word {
  /** For comparison: lower case, singular. Punctuation is unchanged. */
  readonly key: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isPunctuation: boolean;
}

// Words keep the punctuation of names: C++, C#, .NET, Node.js, don't. Hyphens separate words, so "problem-solving" is
// two.
const wordPattern = /\.NET\b|[\p{L}\p{N}\p{M}]+(?:[.'’][\p{L}\p{N}\p{M}]+)*(?:\+\+|#)?|[^\s\p{L}\p{N}\p{M}]/giu;
const letterPattern = /[\p{L}\p{N}]/u;

/** The words of a text with their offsets. A line break is the punctuation `\n`. Hyphens within words are left out. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let lineEnd = text.indexOf('\n');
  for (const match of text.matchAll(wordPattern)) {
    const start = match.index;
    while (lineEnd !== -1 && lineEnd < start) {
      if (words.length > 0) words.push(punctuation('\n', lineEnd));
      lineEnd = text.indexOf('\n', lineEnd + 1);
    }
    const [found] = match;
    if (letterPattern.test(found)) {
      words.push({ key: wordKey(found), text: found, start, end: start + found.length, isPunctuation: false });
    } else if (!isWithinWord(text, start)) words.push(punctuation(found, start));
  }
  return words;
}

const isWithinWord = (text: string, at: number): boolean =>
  /[-‐‑]/.test(text[at] ?? '') && letterPattern.test(text[at - 1] ?? '') && letterPattern.test(text[at + 1] ?? '');

const punctuation = (text: string, start: number): Word => ({
  key: text,
  text,
  start,
  end: start + text.length,
  isPunctuation: true,
});

/** The key of a word: "Databases" gives `database`, "APIs" gives `api`, "AWS" gives `aws`. */
export function wordKey(word: string): string {
  const plain = word
    .normalize('NFKC')
    .replace(/['’]s$/i, '')
    .replaceAll('’', "'");
  const lower = plain.toLowerCase();
  if (/^\p{Lu}{2,}s$/u.test(plain)) return lower.slice(0, -1);
  if (
    lower.length < 5 ||
    !/[^\W\d_]s$/.test(lower) ||
    /(?:ss|us|is|js|ws)$/.test(lower) ||
    plain === plain.toUpperCase()
  ) {
    return lower;
  }
  if (lower.endsWith('ies')) return `${lower.slice(0, -3)}y`;
  return /(?:sse|xe|che|she)s$/.test(lower) ? lower.slice(0, -2) : lower.slice(0, -1);
}

/** The key of a phrase: the keys of its words. */
export const phraseKey = (phrase: string): string =>
  wordsOf(phrase)
    .map(({ key }) => key)
    .join(' ');
