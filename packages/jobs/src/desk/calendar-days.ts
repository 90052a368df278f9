import type { Database } from '@keepmark/local-store';
import type { IconName } from '@keepmark/ui';
import { dayAfter } from '@keepmark/ui/words';
import type { ReactNode } from 'react';

/** Something on a day of the calendar on the desk. */
export interface CalendarEntry {
  /** Unique among all entries. */
  readonly id: string;
  /** A calendar day. */
  readonly day: string;
  /** Milliseconds since 1970; undefined for the whole day. */
  readonly startMs?: number;
  readonly kind: 'Interview' | 'Follow-up' | 'Deadline' | 'Plan';
  readonly name: string;
  /** A link to it, around what the calendar shows of it. */
  readonly link: (props: { className?: string; children: ReactNode }) => ReactNode;
}

/** The entries of one kind of data between two calendar days, both included. */
export type CalendarSource = (database: Database, from: string, until: string) => readonly CalendarEntry[];

export const entryIcons: Readonly<Record<CalendarEntry['kind'], IconName>> = {
  Interview: 'users',
  'Follow-up': 'bell',
  Deadline: 'flag',
  Plan: 'target',
};

export interface CalendarDay {
  readonly day: string;
  /** By time; those of the whole day come first. */
  readonly entries: readonly CalendarEntry[];
}

const dayCount = 14;

/** Today and the thirteen days after it. */
export const calendarDays = (today: string): string[] =>
  Array.from({ length: dayCount }, (_, ahead) => dayAfter(today, ahead));

/** Puts entries on their days. */
export function entriesByDay(days: readonly string[], entries: readonly CalendarEntry[]): CalendarDay[] {
  const byDay = new Map(days.map((day) => [day, [] as CalendarEntry[]]));
  for (const entry of entries) byDay.get(entry.day)?.push(entry);
  return [...byDay].map(([day, ofDay]) => ({
    day,
    entries: ofDay.sort((one, other) => (one.startMs ?? 0) - (other.startMs ?? 0)),
  }));
}
