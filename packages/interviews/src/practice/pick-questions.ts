import type { OccupationGroup } from '../question-bank/occupation-groups';
import { type Question, type QuestionKind, questionKinds } from '../question-bank/question';

/** The settings of a session. */
export interface SessionChoice {
  readonly kinds: readonly QuestionKind[];
  /** For technical questions; empty for any group. */
  readonly group: OccupationGroup | '';
  readonly count: number;
}

/** Questions in a random order, from 0 up to 1. */
function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const list = [...items];
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other] as Item, list[last] as Item];
  }
  return list;
}

/**
 * Picks the questions of a session: about as many of each kind, least practiced first, then at random.
 * @param timesAnswered how often a question was practiced, by its id
 */
export function pickQuestions(
  bank: readonly Question[],
  { kinds, group, count }: SessionChoice,
  timesAnswered: ReadonlyMap<string, number>,
  random: () => number = Math.random,
): Question[] {
  const fits = (question: Question) =>
    kinds.includes(question.kind) && (question.kind !== 'technical' || group === '' || question.group === group);
  const piles = questionKinds.map((kind) =>
    shuffled(
      bank.filter((question) => question.kind === kind && fits(question)),
      random,
    ).toSorted((left, right) => (timesAnswered.get(left.id) ?? 0) - (timesAnswered.get(right.id) ?? 0)),
  );
  const picked: Question[] = [];
  for (let round = 0; picked.length < count && piles.some((pile) => round < pile.length); round += 1) {
    for (const pile of piles) {
      const question = pile[round];
      if (question && picked.length < count) picked.push(question);
    }
  }
  return shuffled(picked, random);
}
