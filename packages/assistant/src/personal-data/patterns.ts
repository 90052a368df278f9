/** Something to hide: its position in a text, and the name of its placeholder. */
export interface Finding {
  readonly start: number;
  readonly end: number;
  /** Such as `NAME` or `PERSON 1 LAST NAME`. */
  readonly label: string;
}

/** Finds matches of one rule. */
export type Rule = (text: string) => readonly Finding[];

export const escaped = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

export const filled = (texts: readonly string[]): string[] =>
  texts.map((text) => text.trim()).filter((text) => text !== '');

export const matching =
  (pattern: RegExp, label: string): Rule =>
  (text) =>
    Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => ({ start: index, end: index + length, label }));

/** White space, also escaped for JSON, because prompts contain data as JSON. */
export const space = String.raw`(?:\s|\\[nrt])`;
const wordStart = String.raw`(?<=^|[^\p{L}\p{M}\p{N}_]|\\[nrt])`;
const wordEnd = String.raw`(?![\p{L}\p{M}\p{N}_])`;

/**
 * A pattern for words as people type them: in any Unicode form, with or without accents, with any white space between.
 */
export function looseWords(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    if (/\s/.test(letter)) return ' ';
    if (letter === "'" || letter === '’') return "['’]";
    const [base = letter] = letter.normalize('NFD');
    return base === letter ? escaped(letter) + String.raw`\p{M}*` : `(?:${letter}|${base}\\p{M}*)`;
  })
    .join('')
    .replaceAll(/ +/g, `${space}+`);
}

/** Scripts without spaces between words have no word boundaries. */
export const isUnspaced = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text);

export const bounded = (pattern: string, text: string): string =>
  isUnspaced(text) ? pattern : wordStart + pattern + wordEnd;

/** Any email address. */
export const emailPattern = /(?<!\\)[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
