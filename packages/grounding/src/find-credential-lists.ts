import { isKnown } from './find-names';
import { isImplied } from './general-terms';
import type { Token } from './roots';
import { isSameThing } from './same-meaning';
import type { Suggestion } from './suggestion';

const announces = /^(?:certified|certifications?|certificates?|endorsements?|licen[cs]es?|licensed|qualified)$/;
const severals = /^(?:certifications|certificates|endorsements|licen[cs]es)$/;
const separates = /^(?:,|and|und|&)$/;
const ends = /^(?:[.;:()]|who|while|with|holding|plus|as|from|since|at|by|to)$/;

/** "Certified in hazmat operations and swift water rescue": one more of what somebody is certified in, of which nothing is in the résumé. */
export function findCredentialLists(suggestion: Suggestion): void {
  const { tokens } = suggestion;
  for (const [at, { lower }] of tokens.entries()) {
    if (announces.test(lower) && /^(?:in|for)$/.test(tokens[at + 1]?.lower ?? '')) {
      const end = tokens.findIndex((token, index) => index > at + 1 && ends.test(token.lower));
      judgeItems(suggestion, at + 2, end === -1 ? tokens.length : end);
    } else if (severals.test(lower)) {
      const start = tokens.slice(0, at).findLastIndex((token) => ends.test(token.lower));
      judgeItems(suggestion, start + 1, at);
    }
  }
}

/** Judges the items of a list of two or more that has something of the résumé. */
function judgeItems(suggestion: Suggestion, from: number, to: number): void {
  const { tokens, isDone, judge } = suggestion;
  const items: number[][] = [[]];
  for (let at = from; at < to; at += 1) {
    const { lower, isFunction, isPunctuation } = tokens[at]!;
    if (separates.test(lower)) items.push([]);
    else if (!isFunction && !isPunctuation) items.at(-1)!.push(at);
  }
  const filled = items.filter((item) => item.length > 0);
  const isNew = (item: readonly number[]): boolean => item.every((at) => !isSaid(suggestion, tokens[at]!));
  if (filled.length < 2 || filled.every(isNew)) return;
  for (const item of filled)
    if (isNew(item) && item.every((at) => !isDone(at))) judge(item[0]!, item.at(-1)! + 1, 'credential', 'red');
}

const isSaid = ({ resume: { whole }, isGerman }: Suggestion, token: Token): boolean =>
  isKnown(token, whole) ||
  isImplied(token, whole, isGerman) ||
  whole.tokens.some((own) => !own.isPunctuation && isSameThing(own, token));
