import { isImplied, sharesGermanPart } from './general-terms';
import type { TextIndex } from './resume-index';
import type { Token } from './roots';
import { isSameThing } from './same-meaning';
import type { Suggestion } from './suggestion';
import { groundingVocabulary } from './term-tables';

/** What stands between a general word and the examples of it. */
const givesExamples = /^(?:including|e\.g|einschließlich|inklusive|inkl|darunter|z\.b)$/;

const purposes = /^(?:ensur|support|promot|improv|maintain|encourag|foster|enabl|guarante|meet)\p{L}*$/u;
const purposesGerman =
  /^(?:förderung|sicherung|sicherstellung|verbesserung|unterstützung|steigerung|stärkung|einhaltung|gewährleistung|erhaltung)$/;

/**
 * Whether words that only the posting has rather put what the entry says than add to it: they stand behind a word of the entry
 * ("the on-call rota"), examples from the entry follow ("statutory documentation, including cremation forms"), they're a
 * verb, or say what the work was for or what rules it keeps to.
 */
export const isPutOtherwise = (suggestion: Suggestion, from: number, to: number): boolean =>
  suggestion.tokens.slice(from, to).every(({ text }) => /^\p{L}\p{Ll}+$/u.test(text)) &&
  (isBehindKnown(suggestion, from) ||
    hasKnownExamples(suggestion, to) ||
    suggestion.tokens[from - 1]?.lower === 'to' ||
    isRule(suggestion, from) ||
    isPurpose(suggestion, from));

/** "To ensure compliance", "promoted inclusion by helping", "zur Förderung der Partizipation": what the work was for. */
function isPurpose({ tokens }: Suggestion, at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 4), at).map(({ lower }) => lower);
  const behind = `${tokens[at + 1]?.lower} ${tokens[at + 2]?.lower}`;
  return before.some(
    (word, index) =>
      (purposes.test(word) && /^by \p{L}+ing$/u.test(behind)) ||
      (word === 'to' && purposes.test(before[index + 1] ?? '')) ||
      (/^(?:zur|zum)$/.test(word) && purposesGerman.test(before[index + 1] ?? '')),
  );
}

/** "In line with hygiene rules": what the work keeps to. */
const isRule = ({ tokens }: Suggestion, at: number): boolean =>
  /(?:^| )(?:in (?:line|compliance|accordance) with|according to|gemäß|im rahmen (?:des|der))(?: \p{L}+)?$/u.test(
    tokens
      .slice(Math.max(0, at - 4), at)
      .map(({ lower }) => lower)
      .join(' '),
  );

/** "Diary management" for diaries, but not "cleaned hives": a verb of the entry says nothing of its object. */
function isBehindKnown({ text, tokens, entry }: Suggestion, at: number): boolean {
  // The "catch" of "catch-up".
  const isJoined = tokens[at - 1]?.isFunction === true && text[tokens[at - 1]!.start - 1] === '-';
  const before = tokens[isJoined ? at - 2 : at - 1];
  if (!before || before.isPunctuation || before.isFunction || /['’]s?$/.test(before.text)) return false;
  const isVerb =
    /(?:ed|ing)$/.test(before.lower) ||
    (startsClause(tokens, tokens.indexOf(before)) && groundingVocabulary().plainEnglish.has(before.root));
  return !isVerb && (entry.keys.has(before.key) || entry.lowers.has(`${before.lower}s`));
}

const startsClause = (tokens: readonly Token[], at: number): boolean =>
  at === 0 || tokens[at - 1]!.isPunctuation || /^(?:and|or|to|und|oder|sowie)$/.test(tokens[at - 1]!.lower);

/** Whether examples follow before the next item of a list, the first one in words of the entry. */
function hasKnownExamples({ tokens, entry, isGerman }: Suggestion, from: number): boolean {
  const end = tokens.findIndex(({ isPunctuation, key }, at) => at >= from && isPunctuation && /^[.;:!?]$/.test(key));
  const rest = tokens.slice(from, end === -1 ? tokens.length : end);
  const cue = rest.findIndex(
    ({ lower }, at) => givesExamples.test(lower) || `${lower} ${rest[at + 1]?.lower}` === 'such as',
  );
  if (cue === -1 || rest.slice(0, Math.max(0, cue - 1)).some(({ lower }) => lower === ',')) return false;
  const examples = rest.slice(cue + 1);
  const next = examples.findIndex(({ lower }) => /^(?:,|and|or|und|oder|sowie)$/.test(lower));
  const words = (next === -1 ? examples : examples.slice(0, next)).filter(
    ({ isPunctuation, isFunction }) => !isPunctuation && !isFunction,
  );
  return words.length > 0 && words.every((token) => isSameAsIn(entry, token, isGerman));
}

const isSameAsIn = (entry: TextIndex, token: Token, isGerman: boolean): boolean =>
  isImplied(token, entry, isGerman) ||
  (isGerman && sharesGermanPart(token, entry)) ||
  entry.tokens.some((own) => !own.isPunctuation && isSameThing(own, token));
