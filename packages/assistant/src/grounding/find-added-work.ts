import { isImplied, sharesGermanPart } from './general-terms';
import { isKnown } from './find-names';
import { isMisspelled } from './misspellings';
import type { Token } from './roots';
import { isSameThing } from './same-meaning';
import { isShortened } from './short-forms';
import type { Suggestion } from './suggestion';
import { groundingVocabulary } from './vocabulary';

/** Verbs that say nothing about the work: their object does. */
const sayLittle =
  /^(?:handl(?:e|es|ed|ing)|perform(?:s|ed|ing)?|conduct(?:s|ed|ing)?|do|does|did|doing|ran|run|runs|running|undert(?:ake|akes|ook|aking)|carr(?:y|ies|ied|ying)|operat(?:e|es|ed|ing))$/;
const endsObject =
  /^(?:and|or|while|with|for|to|from|at|in|on|of|by|across|during|before|after|as|through|using|including|such)$/;

/** "Handled cost variance analysis": a verb that says little, with an object of two or more words that the résumé doesn't have. */
export function findAddedWork(suggestion: Suggestion): void {
  const { tokens, isDone, judge } = suggestion;
  const { plainEnglish } = groundingVocabulary();
  for (const [at, { lower }] of tokens.entries()) {
    if (!sayLittle.test(lower)) continue;
    const from = tokens[at + 1]?.lower === 'out' ? at + 2 : at + 1;
    const end = tokens.findIndex(
      (token, index) => index >= from && ((token.isPunctuation && token.key !== '-') || endsObject.test(token.lower)),
    );
    const to = end === -1 ? tokens.length : end;
    const words = tokens.slice(from, to).filter(({ isFunction }) => !isFunction);
    const isFree = tokens.slice(from, to).every((_, index) => !isDone(from + index));
    if (
      isFree &&
      words.length > 1 &&
      words.every((word) => isNew(suggestion, word)) &&
      words.some((word) => !plainEnglish.has(word.root) && !isSaid(suggestion, word))
    )
      judge(tokens.indexOf(words[0]!), to, 'skill', 'red');
  }
}

const isNew = ({ resume: { whole } }: Suggestion, token: Token): boolean =>
  /^\p{L}{3,}$/u.test(token.lower) && !whole.roots.has(token.germanRoot) && !isKnown(token, whole);

/** Whether the résumé says it in another word. */
const isSaid = ({ resume: { whole }, isGerman }: Suggestion, token: Token): boolean =>
  whole.tokens.some((own) => !own.isPunctuation && isSameThing(own, token)) ||
  isImplied(token, whole, isGerman) ||
  (isGerman && sharesGermanPart(token, whole)) ||
  isShortened(whole, token) ||
  isMisspelled(whole, token);
