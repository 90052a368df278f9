/** The letters and digits of a text, in lower case and without accents over two characters, each with its place. */
export interface Letters {
  readonly text: string;
  /** Where each letter stands in the text. */
  readonly offsets: readonly number[];
  /** Whether a word starts at each letter. One more at the end, where one could start. */
  readonly starts: readonly boolean[];
}

const letter = /[\p{L}\p{N}\p{M}+#%]/u;

/** Two texts with the same letters are one for a reader, whatever their spaces, marks and line breaks. */
export function lettersOf(text: string): Letters {
  let found = '';
  const offsets: number[] = [];
  const starts: boolean[] = [];
  let isInWord = false;
  let at = 0;
  for (const character of text) {
    const isLetter = letter.test(character);
    if (isLetter) {
      const plain = character.normalize('NFKC').toLowerCase();
      for (let index = 0; index < plain.length; index += 1) {
        offsets.push(at);
        starts.push(!isInWord && index === 0);
      }
      found += plain;
    }
    isInWord = isLetter;
    at += character.length;
  }
  starts.push(true);
  return { text: found, offsets, starts };
}
