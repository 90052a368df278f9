import { dayOf } from '@keepmark/ui/words';
import { type Competency, competencyIds } from '../question-bank/competencies';
import type { PracticeAnswer } from './answer-table';
import { meanRating } from './ratings';

/** One session of the log. */
export interface PracticeSession {
  readonly sessionId: string;
  /** When its first question was answered. */
  readonly at: string;
  readonly answers: readonly PracticeAnswer[];
  readonly minutes: number;
  /** The mean of all its ratings, from 1 to 4; undefined if nothing was rated. */
  readonly rating: number | undefined;
}

export interface Progress {
  /** Newest first. */
  readonly sessions: readonly PracticeSession[];
  /** The number of days with practice. */
  readonly days: number;
  /** The mean rating of the newest third of the sessions minus that of the oldest; undefined for fewer than three. */
  readonly change: number | undefined;
  /** The competency with the lowest mean of at least two rated answers. */
  readonly weakest: Competency | undefined;
}

const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
const ratingsOf = (answers: readonly PracticeAnswer[]) => answers.flatMap(({ ratings }) => meanRating(ratings) ?? []);

/** The data of the practice log. */
export function progressOf(answers: readonly PracticeAnswer[]): Progress {
  const bySession = new Map<string, PracticeAnswer[]>();
  for (const answer of answers) bySession.set(answer.sessionId, [...(bySession.get(answer.sessionId) ?? []), answer]);
  const sessions = [...bySession].map(([sessionId, own]) => {
    const sorted = own.toSorted((left, right) => (left.dateAnswered < right.dateAnswered ? -1 : 1));
    const seconds = own.reduce((sum, { secondsUsed }) => sum + secondsUsed, 0);
    const at = sorted[0]?.dateAnswered ?? '';
    return { sessionId, at, answers: sorted, minutes: Math.round(seconds / 60), rating: mean(ratingsOf(own)) };
  });
  sessions.sort((left, right) => (left.at < right.at ? 1 : -1));
  const rated = sessions.flatMap(({ rating }) => rating ?? []);
  const third = Math.max(1, Math.floor(rated.length / 3));
  const [newest, oldest] = [mean(rated.slice(0, third)), mean(rated.slice(-third))];
  const averages = competencyIds.flatMap((competency) => {
    const own = ratingsOf(answers.filter((answer) => answer.competency === competency));
    const average = own.length >= 2 ? mean(own) : undefined;
    return average === undefined ? [] : [{ competency, average }];
  });
  return {
    sessions,
    days: new Set(answers.map(({ dateAnswered }) => dayOf(dateAnswered))).size,
    change: rated.length >= 3 && newest !== undefined && oldest !== undefined ? newest - oldest : undefined,
    weakest: averages.toSorted((left, right) => left.average - right.average)[0]?.competency,
  };
}
