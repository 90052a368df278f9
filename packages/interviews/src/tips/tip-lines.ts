/** Splits a text into tips, one per line. */
export const tipLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
