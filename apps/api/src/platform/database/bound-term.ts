/** Words of a term that are searched; a person types fewer. Each costs a look into the index. */
export const maxTermWords = 10;
/** Letters of a word that are compared. */
const maxWordLength = 60;
/** "state-of-the-art" has three. A word with more is no word: its pieces are searched one by one. */
const maxSeparators = 3;

const tokens = /-*"[^"]*"?|\S+/gu;
const wordOrCompound = /[\p{L}\p{N}\p{M}]+(?:[-.'’/@_&]+[\p{L}\p{N}\p{M}]+)*/gu;
const pieces = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * A search term that costs little to search, in the same notation: words, "phrases", -exclusions and `or`. Punctuation
 * without a word goes, and so does all that follows the first ten words. Empty when nothing is left.
 */
export function boundTerm(term: string): string {
  const bounded: string[] = [];
  let left = maxTermWords;
  for (const [token] of term.normalize('NFC').matchAll(tokens)) {
    if (left <= 0) break;
    const words = wordsOf(token).slice(0, left);
    if (words.length === 0) continue;
    left -= words.length;
    bounded.push(written(token, words));
  }
  return withoutIdleOr(bounded).join(' ');
}

function wordsOf(token: string): string[] {
  return [...token.matchAll(wordOrCompound)].flatMap(([word]) => {
    const parts = [...word.matchAll(pieces)].map(([piece]) => piece.slice(0, maxWordLength));
    return parts.length > maxSeparators + 1 || word.length > maxWordLength ? parts : [word];
  });
}

function written(token: string, words: readonly string[]): string {
  const sign = token.startsWith('-') ? '-' : '';
  if (!token.includes('"')) return sign === '' ? words.join(' ') : words.map((word) => `-${word}`).join(' ');
  return words.length === 1 ? `${sign}${words[0]}` : `${sign}"${words.join(' ')}"`;
}

/** `or` says something between two words only. */
function withoutIdleOr(parts: readonly string[]): string[] {
  const isOr = (part: string | undefined): boolean => part?.toLowerCase() === 'or';
  const kept: string[] = [];
  for (const part of parts) if (!isOr(part) || (kept.length > 0 && !isOr(kept.at(-1)))) kept.push(part);
  return isOr(kept.at(-1)) ? kept.slice(0, -1) : kept;
}
