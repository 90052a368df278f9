import { isPutOtherwise } from './put-otherwise';
import type { Suggestion } from './suggestion';
import type { TextIndex } from './resume-index';
import type { Token } from './roots';

/** From the first token of a term to the one behind its last. */
export interface TermSpan {
  readonly from: number;
  readonly to: number;
}

/** Words that announce a skill. */
const skillCue =
  /(?:^| )(?:using|proficien(?:t|cy) (?:in|with)|skilled (?:in|at|with)|fluent in|knowledge of|experience (?:in|with)|experienced (?:in|with)|expertise in|background in|trained in|certified in|familiar with|versed in|specializ(?:ing|ed) in|technologies such as|tools such as|tools like)(?: \p{L}+)?$/u;

/** Whether the words before a token announce a skill. */
export const followsSkillCue = (tokens: readonly Token[], at: number): boolean =>
  skillCue.test(
    tokens
      .slice(Math.max(0, at - 3), at)
      .map(({ lower }) => lower)
      .join(' '),
  );

/**
 * Whether anything but the word itself speaks for an invented skill: only the posting has it, the text announces a skill,
 * there are two of them, or nothing around it is from the résumé.
 */
export function isCorroborated(suggestion: Suggestion, span: TermSpan, all: readonly TermSpan[]): boolean {
  const { tokens, job } = suggestion;
  return (
    all.length > 1 ||
    (job !== undefined &&
      !(suggestion.isGerman && /^\p{Ll}/u.test(tokens[span.from]!.text)) &&
      tokens.slice(span.from, span.to).every((token) => token.isFunction || isIn(token, job)) &&
      !isPutOtherwise(suggestion, span.from, span.to)) ||
    followsSkillCue(tokens, span.from) ||
    isInNewClause(suggestion, span) ||
    isAddedToList(suggestion, span)
  );
}

const isIn = ({ key, root, germanRoot }: Token, { keys, roots }: TextIndex): boolean =>
  keys.has(key) || roots.has(root) || roots.has(germanRoot);

/** "Mixed cocktails and poured wine" for somebody who poured wine: the words beside "cocktails" are new as well. */
function isInNewClause({ tokens, entry }: Suggestion, { from, to }: TermSpan): boolean {
  const others = [...clauseBefore(tokens, from), ...clauseAfter(tokens, to)].filter(({ isFunction }) => !isFunction);
  return others.length > 0 && others.every((token) => !isIn(token, entry));
}

/** "Sauté, grill, and pastry stations" for somebody who worked the first two: one more of what the entry lists. */
function isAddedToList({ tokens, entry }: Suggestion, { from, to }: TermSpan): boolean {
  const isKnownWord = (token: Token | undefined): boolean =>
    token !== undefined && !token.isPunctuation && !token.isFunction && isIn(token, entry);
  const isBetween = (token: Token | undefined): boolean => /^(?:,|and|or)$/.test(token?.lower ?? '');
  let at = from;
  let items = 0;
  // Items of one word each, such as "sauté, grill, and".
  while (isBetween(tokens[at - 1])) {
    while (isBetween(tokens[at - 1])) at -= 1;
    at -= 1;
    if (!isKnownWord(tokens[at])) return false;
    items += 1;
  }
  // "Surgical" describes what it stands before.
  const isDescription = /(?:al|ic|ive|ary|ory)$/.test(tokens[from]!.lower);
  return items >= 2 && !isDescription && isKnownWord(tokens[to]);
}

const endsClause = ({ isPunctuation, key, lower }: Token): boolean =>
  isPunctuation ? /^[.,;:!?()]$/.test(key) : /^(?:and|or|while|und|oder|sowie)$/.test(lower);

function clauseBefore(tokens: readonly Token[], from: number): readonly Token[] {
  const start = tokens.slice(0, from).findLastIndex(endsClause);
  return tokens.slice(start + 1, from).filter(({ isPunctuation }) => !isPunctuation);
}

function clauseAfter(tokens: readonly Token[], to: number): readonly Token[] {
  const end = tokens.slice(to).findIndex(endsClause);
  return (end === -1 ? tokens.slice(to) : tokens.slice(to, to + end)).filter(({ isPunctuation }) => !isPunctuation);
}
