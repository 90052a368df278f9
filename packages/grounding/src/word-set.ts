/** The words of a text with single spaces, for lists that are looked up. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
