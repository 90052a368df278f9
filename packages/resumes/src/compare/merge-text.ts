import { diffArrays } from 'diff';

/** A part of the base that one side replaced: from `start` until before `end`. */
interface Edit<Token> {
  readonly start: number;
  readonly end: number;
  readonly tokens: readonly Token[];
}

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
export function mergeLists<Token>(
  base: readonly Token[],
  corrected: readonly Token[],
  own: readonly Token[],
): Token[] | undefined {
  const corrections = editsOf(base, corrected);
  const ownEdits = editsOf(base, own);
  const isApart = (one: Edit<Token>) => ownEdits.every((other) => one.end < other.start || other.end < one.start);
  if (!corrections.every((edit) => isApart(edit) || ownEdits.some((other) => isSameEdit(edit, other))))
    return undefined;
  const merged: Token[] = [];
  let at = 0;
  const edits = [...ownEdits, ...corrections.filter((edit) => !ownEdits.some((other) => isSameEdit(edit, other)))];
  for (const { start, end, tokens } of edits.sort((left, right) => left.start - right.start)) {
    merged.push(...base.slice(at, start), ...tokens);
    at = end;
  }
  return [...merged, ...base.slice(at)];
}

const isSameEdit = <Token>(one: Edit<Token>, other: Edit<Token>): boolean =>
  one.start === other.start &&
  one.end === other.end &&
  one.tokens.length === other.tokens.length &&
  one.tokens.every((token, index) => token === other.tokens[index]);

function editsOf<Token>(base: readonly Token[], changed: readonly Token[]): Edit<Token>[] {
  const edits: Edit<Token>[] = [];
  let at = 0;
  let open: { start: number; end: number; tokens: Token[] } | undefined;
  for (const { added, removed, value } of diffArrays([...base], [...changed])) {
    if (!added && !removed) {
      if (open) edits.push(open);
      open = undefined;
      at += value.length;
      continue;
    }
    open ??= { start: at, end: at, tokens: [] };
    if (added) open.tokens.push(...value);
    else {
      at += value.length;
      open.end = at;
    }
  }
  if (open) edits.push(open);
  return edits;
}

/** Splits a text into words, marks, spaces, and line breaks. */
const tokensOf = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}]+|\n|[^\S\n]+|[^\p{L}\p{N}\p{M}\s]/gu) ?? [];
