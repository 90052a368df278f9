import type { Suggestion } from './suggestion';
import { isSameThing } from './same-meaning';

const behindWhile = (text: string, from: number, to: number): boolean =>
  /\b(?:while|whilst|as well as)\b/.test(text.slice(from, to));

/** "Reduced turnover" without a number, where nothing in the entry is about turnover. */
export function isBareResult({ text, tokens, entry, numbers }: Suggestion, at: number): boolean {
  const { start } = tokens[at]!;
  const length = text.slice(start).search(/[.;!?\n]|\b(?:while|whilst|as well as)\b/);
  const end = length === -1 ? text.length : start + length;
  if (numbers.some((each) => each.start < end && (each.end > start || !behindWhile(text, each.start, start))))
    return false;
  const after = tokens.slice(at + 1, at + 6);
  const behind = after.findIndex(
    ({ isPunctuation, lower }) =>
      isPunctuation || /^(?:by|with|through|for|in|on|at|to|from|and|via|while|durch|mit|um|bei|von|und)$/.test(lower),
  );
  const thing = (behind === -1 ? after : after.slice(0, behind)).findLast(({ isFunction }) => !isFunction);
  return (
    thing !== undefined && !entry.tokens.some((own) => !own.isPunctuation && !own.isFunction && isSameThing(own, thing))
  );
}
