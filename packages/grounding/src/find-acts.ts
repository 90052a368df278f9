import { type Act, acts } from './acts';
import { isImplied } from './general-terms';
import { isOverPeople } from './over-people';
import { measureOf } from './measures';
import type { TextIndex } from './resume-index';
import type { Token } from './roots';
import { isSameThing } from './same-meaning';
import { isAboutOthers, sharesNumber, titles } from './scope-evidence';
import { isExempt } from './scope-exempt';
import type { Suggestion } from './suggestion';
import { fits } from './term-tables';
import { isDoneByOthers } from './work-of-others';

const startsClause = /^(?:[-,;:.–—]|and|und|while|plus|sowie|by|then)$/;
const endsObject = /^(?:and|while|for|to|with|from|at|in|on|by|through|using|und|sowie|für|mit|bei|in|im|von)$/;
const sharedWork =
  /\b(?:help|assist|support|shadow|alongside|together|joint|contribut|participat|with|under|unterstütz|mithilfe|mitarbeit|mitwirk|gemeinsam|zusammen)/i;

/**
 * What a clause starts with and nothing in the entry shows: "negotiated", "led", "designed". What the entry says that others
 * do shows nothing either.
 */
export function findActs(suggestion: Suggestion): void {
  const { tokens, isDone, judge } = suggestion;
  for (const [at, { lower }] of tokens.entries()) {
    if (isDone(at) || !isAtStart(tokens, at)) continue;
    const act = acts.find(({ claims }) => fits(claims, lower));
    if (act && !isExempt(suggestion, at) && isUnseen(suggestion, at, act)) judge(at, at + 1, 'scope', 'red');
  }
}

/** "Led", "and led", "successfully led". */
function isAtStart(tokens: readonly Token[], at: number): boolean {
  const isFirst = (index: number): boolean => index === 0 || startsClause.test(tokens[index - 1]!.lower);
  return isFirst(at) || (tokens[at - 1]!.lower.endsWith('ly') && isFirst(at - 1));
}

function isUnseen(suggestion: Suggestion, at: number, act: Act): boolean {
  const { tokens, entry, text } = suggestion;
  const { lower, root } = tokens[at]!;
  const isOfThings = act.ofThings !== undefined && !isOverPeople(suggestion, at);
  const needs = isOfThings ? act.ofThings : act.needsEvidence;
  if (needs === 'none') return false;
  const lines = linesWith(entry, (own) => own.root === root || fits(act.evidence, own.lower));
  if (entry.lowers.has(lower) || entry.roots.has(root)) return lines.length === 0 && !sharedWork.test(text);
  const objects = isOfThings ? thingsOf(suggestion, at) : objectsOf(tokens, at);
  const known = objects.filter((object) => (isOfThings ? hasThing : isKnown)(suggestion, object));
  if (lines.length === 0) {
    const isNew = known.length < objects.length && (needs === 'new' || known.length === 0);
    return needs === 'all' || (needs !== undefined && isNew);
  }
  // Things that the résumé has need no line that says so.
  if (known.length === 0 || isOfThings) return false;
  return (
    act.needsSameLine === true &&
    !lines.some((line) => line === 0 || sharesNumber(suggestion, line) || hasSame(entry.lineTokens[line]!, objects))
  );
}

/** Lines with such a word for what nobody else does. The first one is the title. */
const linesWith = ({ lineTokens }: TextIndex, isWord: (token: Token) => boolean): number[] =>
  lineTokens.flatMap((line, index) =>
    line.some((token, at) => !token.isPunctuation && isWord(token) && (index === 0 || !isOfOthers(line, at)))
      ? [index]
      : [],
  );

const isOfOthers = (line: readonly Token[], at: number): boolean =>
  isDoneByOthers(line, at) ||
  (titles.has(line[at]!.key) && isAboutOthers(line, at)) ||
  (/^(?:lead|boss|head)$/.test(line[at]!.lower) && /^(?:my|our|the|his|her)$/.test(line[at - 1]?.lower ?? ''));

const hasSame = (line: readonly Token[], objects: readonly Token[]): boolean =>
  line.some((own) => !own.isPunctuation && objects.some((object) => isSameThing(own, object)));

/** What is judged as a number. */
const isMeasure = ({ numbers }: Suggestion, { start, root }: Token): boolean =>
  measureOf(root) !== undefined || numbers.some((number) => number.start <= start && start < number.end);

/** "Turnarounds" in "supervised turnarounds of 737s", and neither "25" nor "metre" in "the 25-metre pool". */
const thingsOf = (suggestion: Suggestion, at: number): Token[] =>
  objectsOf(suggestion.tokens, at, /^of$/).filter((object) => !isMeasure(suggestion, object));

function objectsOf(tokens: readonly Token[], at: number, ends?: RegExp): Token[] {
  const after = tokens.slice(at + 1, at + 8);
  const end = after.findIndex(
    ({ isPunctuation, lower }) => isPunctuation || endsObject.test(lower) || ends?.test(lower) === true,
  );
  return (end === -1 ? after : after.slice(0, end)).filter(({ isFunction }) => !isFunction);
}

/** Whether the résumé has the word, or one that means or implies it. */
const isKnown = (suggestion: Suggestion, token: Token): boolean =>
  isImplied(token, suggestion.resume.whole, suggestion.isGerman) || hasThing(suggestion, token);

const hasThing = ({ resume: { whole } }: Suggestion, token: Token): boolean =>
  whole.joined.has(token.key) || whole.tokens.some((own) => !own.isPunctuation && isSameThing(own, token));
