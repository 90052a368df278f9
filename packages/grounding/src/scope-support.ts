import type { Suggestion } from './suggestion';
import type { TextIndex } from './resume-index';
import type { Token } from './roots';
import { isWorker, learners, people } from './over-people';
import { isSameThing } from './same-meaning';
import { isCleanRecord, isSupported, linesWith, notesHave, remembered, sharesNumber, supports } from './scope-evidence';
import { fits, type ScopeLine } from './term-tables';

export const ofPeople =
  /^(?:led|lead|leading|headed|heading|spearhead\w*|supervis\w+|oversaw|oversee\w*|commanded|manag\w+|direct\w*|train\w*|mentor\w*|coach\w*|onboard\w*)$/;
/** Titles of people who lead others. An office coordinator may not. */
const rankTitle =
  /^(?:lead|leader|leadman|supervis|foreman|forewoman|manager|head|chief|captain|sergeant|charge|director|principal|boss|superintendent|owner|president|chef|sous|leit|vorarbeiter|polier|meister|\p{L}+(?:leiter|leiterin|leitung|meister|meisterin|chef|chefin)$)/u;
const trainingWords = /^(?:train|mentor|coach|onboard)/;

export const claimsTheSame = (entry: TextIndex, { claims, id }: ScopeLine, { lower }: Token): boolean =>
  !trainingWords.test(lower) &&
  remembered(entry, `same ${id}`, () => supports(entry.tokens, (own) => fits(claims, own)));

export function isSupportedAt(
  suggestion: Suggestion,
  at: number,
  line: ScopeLine,
  objects: readonly Token[],
  isOfPeople: boolean,
): boolean {
  const { entry, tokens } = suggestion;
  if (isSupported(line, entry, objects)) return true;
  if (isCleanRecord(entry, tokens[at]!, objects)) return true;
  const isEvidence = (lower: string): boolean => fits(line.evidence, lower);
  const lines = linesWith(entry, line.id, isEvidence);
  // The title says so: "Team lead". That a teacher teaches 24 children doesn't show that they trained others.
  const isTraining = trainingWords.test(tokens[at]!.lower);
  const isOfLearners = objects.slice(0, 2).some(({ key }) => learners.has(key));
  const isTitle = lines.includes(0) && (!isOfPeople || entry.lineTokens[0]!.some(({ lower }) => rankTitle.test(lower)));
  if ((!isTraining || isOfLearners) && (isTitle || lines.some((index) => sharesNumber(suggestion, index)))) return true;
  if (isTraining && lines.some((index) => namesLearners(suggestion, index))) return true;
  const isOfThings = /^manag|^handl|^direct|^orchestrat|^organi|^overs(?:aw|ee)/.test(tokens[at]!.lower);
  // "A $3,500 budget": the amount is there.
  const isBudget = [tokens[at]!, ...objects].some(({ lower }) => lower.startsWith('budget'));
  if (isBudget && suggestion.numbers.some(({ symbol, level }) => /[$€£]/.test(symbol) && level !== 'red')) return true;
  return (
    isOfThings &&
    !objects.some(({ key }) => people.has(key) || departments.has(key)) &&
    objects.some((object) =>
      suggestion.resume.whole.tokens.some((own) => !own.isPunctuation && !own.isFunction && isSameThing(own, object)),
    )
  );
}

/** "Precepted 9 new grads": a line other than the title that says whom. */
const namesLearners = ({ entry }: Suggestion, line: number): boolean =>
  line > 0 &&
  entry.lineTokens[line]!.some(
    (token) =>
      /^(?:new|newcomer|newbie|grad|graduate|other|someone|somebody|everyone|me|beginner|starter)$/.test(token.key) ||
      (!trainingWords.test(token.lower) && isWorker(token)),
  );

const departments = new Set(
  'department division store shop branch site location operation budget business company fleet plant'.split(' '),
);

/** "Trained new drivers": the entry doesn't have whom. */
export function trainsOthers({ tokens, entry }: Suggestion, at: number): boolean {
  if (!trainingWords.test(tokens[at]!.lower)) return false;
  const after = tokens.slice(at + 1, at + 5);
  const stop = after.findIndex(({ isPunctuation, lower }) => isPunctuation || /^(?:in|on|for|with)$/.test(lower));
  const whom = (stop === -1 ? after : after.slice(0, stop)).filter(isWorker);
  return (
    whom.length > 0 &&
    whom.every((each) => !notesHave(entry, each) || each.key === 'driver') &&
    !entry.lowers.has('new') &&
    !entry.roots.has('hire')
  );
}
