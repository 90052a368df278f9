/** A word of a text, with its position. */
export interface TextWord {
  readonly start: number;
  readonly end: number;
  readonly raw: string;
  /** In lowercase, without accents. */
  readonly key: string;
}

// oxlint-disable-next-line no-control-regex -- whether there is anything but ASCII
const isAscii = (text: string): boolean => /^[\x00-\x7F]*$/.test(text);

/** A text in lowercase, without accents. */
export const folded = (text: string): string =>
  isAscii(text) ? text.toLowerCase() : text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** A text with blanks for line breaks that are escaped for JSON, because prompts contain data as JSON. */
export const withoutEscapes = (text: string): string => text.replaceAll(/\\[nrt]/g, '  ');

/** The words of a text that has no escaped line breaks. */
export const textWords = (text: string): TextWord[] =>
  Array.from(text.matchAll(wordPattern), ({ 0: raw, index }) => ({
    start: index,
    end: index + raw.length,
    raw,
    key: folded(raw),
  }));

/** Folded words of a text. */
export const foldedWords = (text: string): readonly string[] => folded(text).match(wordPattern) ?? [];
