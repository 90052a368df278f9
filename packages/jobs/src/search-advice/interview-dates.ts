import type { Database } from '@keepmark/local-store';
import { useDatabase } from '@keepmark/local-store/react';
import { dayAfter, formatDay } from '@keepmark/ui/words';
import { useEffect, useReducer, useState } from 'react';

/** An interview with a date, as the coach knows it. */
export interface InterviewDate {
  readonly internalId: string;
  /** Empty if it's for no saved job. */
  readonly jobId: string;
  readonly jobTitle: string;
  /** "Baker at Acme" */
  readonly name: string;
  /** A calendar day in the person's time zone. */
  readonly day: string;
  /** "2:30 PM"; empty if it lasts all day. */
  readonly time: string;
  /** Its round among those of its job, from one; 0 without a job. */
  readonly round: number;
  readonly rounds: number;
  readonly isOver: boolean;
  /** "Next round"; empty if unknown or still to come. */
  readonly outcome: string;
}

/** Reads the interviews that aren't canceled and have a date, by date. */
export type InterviewDates = (database: Database, nowMs: number) => readonly InterviewDate[];

const none: readonly InterviewDate[] = [];

/** The interviews of a database, from the package above. Empty until its code has loaded. Rerenders when they change. */
export function useInterviewDates(
  load: (() => Promise<InterviewDates>) | undefined,
  now: Date,
): readonly InterviewDate[] {
  const database = useDatabase();
  const [read, setRead] = useState<{ readonly dates: InterviewDates }>();
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  // Without them, the coach still counts by status.
  useEffect(
    () =>
      void load?.().then(
        (dates) => setRead({ dates }),
        () => {},
      ),
    [load],
  );
  useEffect(() => database.subscribe(refresh), [database]);
  return read?.dates(database, now.getTime()) ?? none;
}

const weekday = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });

/** "today", "tomorrow", "on Tuesday" within a week, otherwise "on Tuesday, Dec 15, 2026". */
export function onDay(day: string, today: string): string {
  if (day === today) return 'today';
  if (day === dayAfter(today, 1)) return 'tomorrow';
  return day > today && day < dayAfter(today, 7) ? `on ${weekday(day)}` : `on ${weekday(day)}, ${formatDay(day)}`;
}

const roundText = ({ round, rounds }: InterviewDate) => (rounds > 1 ? `round ${round} of ${rounds}` : '');

/** "Your interview on Tuesday at 2:30 PM for Baker at Acme, round 2 of 3" */
export function interviewText(date: InterviewDate, today: string): string {
  const at = date.time === '' ? '' : ` at ${date.time}`;
  const round = roundText(date);
  return `Your interview ${onDay(date.day, today)}${at} for ${date.name}${round === '' ? '' : `, ${round}`}`;
}

/** One line for a prompt. It names no employer. */
export function interviewFact(date: InterviewDate, today: string): string {
  const state = date.isOver ? `over, outcome: ${date.outcome || 'unknown'}` : 'still to come';
  const when = `${onDay(date.day, today)}${date.time === '' ? '' : ` at ${date.time}`}`;
  return ['Interview', date.jobTitle && `for ${date.jobTitle}`, when, roundText(date), `(${state})`]
    .filter(Boolean)
    .join(' ');
}
