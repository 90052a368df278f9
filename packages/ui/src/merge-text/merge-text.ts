import { diff3Merge } from 'node-diff3';

/**
 * Applies a correction, word by word, to a text that has its own changes.
 * @param base the text before the correction
 * @param corrected the text after the correction
 * @param own the text to correct
 * @returns undefined if the text changed in the same place
 */
export function mergeText(base: string, corrected: string, own: string): string | undefined {
  return mergeLists(tokensOf(base), tokensOf(corrected), tokensOf(own))?.join('');
}

/** Like `mergeText`, for lists of values. */
export function mergeLists(
  base: readonly string[],
  corrected: readonly string[],
  own: readonly string[],
): string[] | undefined {
  const regions = diff3Merge([...own], [...base], [...corrected], { excludeFalseConflicts: true });
  return regions.some(({ conflict }) => conflict) ? undefined : regions.flatMap(({ ok = [] }) => ok);
}

/** Splits a text into words, marks, spaces, and line breaks. */
const tokensOf = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}]+|\n|[^\S\n]+|[^\p{L}\p{N}\p{M}\s]/gu) ?? [];
