import type { StoredAnswer } from '@keepmark/assistant';
import type { Exchange } from './conversation-prompt';

export type ConversationKind = 'career-counseling' | 'career-coaching';

/** The saved questions and answers about one subject. */
export interface Conversation {
  readonly kind: ConversationKind;
  readonly subjectId: string;
  /** The name, which people can change. */
  readonly label: string;
  /** The oldest first. */
  readonly turns: readonly StoredAnswer[];
  /** When the newest answer arrived, in ISO 8601. */
  readonly lastDate: string;
}

const byDate = (left: StoredAnswer, right: StoredAnswer): number =>
  left.createdDate === right.createdDate
    ? Number(left.internalId > right.internalId) - Number(left.internalId < right.internalId)
    : left.createdDate < right.createdDate
      ? -1
      : 1;

const isTurn = ({ kind, subjectType, isSaved }: StoredAnswer, wanted: ConversationKind): boolean =>
  isSaved && kind === wanted && subjectType === 'career';

/** The conversations of a kind, newest answer first. */
export function conversationsOf(answers: readonly StoredAnswer[], kind: ConversationKind): Conversation[] {
  const groups = new Map<string, StoredAnswer[]>();
  for (const answer of answers) {
    if (!isTurn(answer, kind)) continue;
    const own = groups.get(answer.subjectId);
    if (own) own.push(answer);
    else groups.set(answer.subjectId, [answer]);
  }
  return Array.from(groups, ([subjectId, own]): Conversation => {
    const turns = own.toSorted(byDate);
    const last = turns.at(-1);
    return { kind, subjectId, label: last?.subjectLabel ?? '', turns, lastDate: last?.createdDate ?? '' };
  }).sort((left, right) => (left.lastDate === right.lastDate ? 0 : left.lastDate < right.lastDate ? 1 : -1));
}

/** An answer with its question. */
export interface AskedTurn {
  readonly turn: StoredAnswer;
  readonly question: string;
}

/**
 * The questions, turn by turn. An answer without its own question repeats the one before it; the first one answers the
 * default question.
 * @param turns oldest first
 */
export function askedTurns(turns: readonly StoredAnswer[], usualQuestion: string): AskedTurn[] {
  let question = usualQuestion;
  return turns.map((turn) => {
    question = turn.prompt.trim() || question;
    return { turn, question };
  });
}

/**
 * The exchanges that a new question builds on. Of repeated answers, includes only the newest one. Leaves out earlier
 * answers to the question itself.
 */
export function exchangesBefore(turns: readonly AskedTurn[], question: string): Exchange[] {
  const byQuestion = new Map<string, Exchange>();
  for (const { turn, question: asked } of turns) {
    byQuestion.delete(asked);
    byQuestion.set(asked, { question: asked, answer: turn.answer });
  }
  byQuestion.delete(question.trim());
  return [...byQuestion.values()];
}
