/** Half of a character of two code units at the end of a text. */
const halfCharacter = /[\uD800-\uDBFF]$/;

/**
 * A text cut at a length in UTF-16 units, with an ellipsis where it was cut; a shorter text as it is (specification,
 * section 5).
 * @param at `word` drops a word that doesn't fit, unless that would drop half of the text
 */
export function truncateText(text: string, length: number, at: 'character' | 'word' = 'character'): string {
  if (text.length <= length) return text;
  const space = at === 'word' ? text.slice(0, length + 1).search(/\s+\S*$/) : -1;
  const end = space > length / 2 ? space : length;
  return `${text.slice(0, end).replace(halfCharacter, '').trimEnd()}…`;
}
