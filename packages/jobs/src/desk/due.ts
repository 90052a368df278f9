import { dayAfter } from '@keepmark/ui/words';
import { statusGroup } from '../job-status';
import { openDeadline } from '../deadline';
import type { Job } from '../job-table';
import { type LaterStep, laterSteps } from '../next-steps/later-steps';
import type { NextStepRow } from '../next-steps/next-step-table';

/** How far ahead the desk shows follow-ups. */
const daysAhead = 14;

export interface DueJobs {
  /** Their day has passed. */
  readonly overdue: readonly Job[];
  readonly today: readonly Job[];
  /** Within two weeks. */
  readonly soon: readonly Job[];
}

/** The day on which a job needs its person: the follow-up or the deadline, whichever comes first; empty for none. */
export function dueDay(job: Pick<Job, 'followUpOn' | 'deadline' | 'applied' | 'status'>): string {
  const [first = ''] = [job.followUpOn, openDeadline(job)].filter(Boolean).sort();
  return first;
}

/** The jobs to follow up on or to apply for, each list sorted by date. Complete jobs need nothing. */
export function dueJobs(jobs: readonly Job[], today: string): DueJobs {
  const { overdue, today: now, soon } = byDay(daysOf(jobs), today);
  const those = (entries: readonly DueEntry[]) => entries.map(({ job }) => job);
  return { overdue: those(overdue), today: those(now), soon: those(soon) };
}

/** A job that is due, or one of its next steps after the first. */
export interface DueEntry {
  readonly job: Job;
  readonly day: string;
  readonly step?: LaterStep['step'];
}

export interface DueEntries {
  readonly overdue: readonly DueEntry[];
  readonly today: readonly DueEntry[];
  readonly soon: readonly DueEntry[];
}

/** The jobs that are due with their other next steps that are, each list sorted by date. */
export function dueEntries(jobs: readonly Job[], steps: readonly NextStepRow[], today: string): DueEntries {
  const later = laterSteps(jobs, steps).map(({ job, step }): DueEntry => ({ job, step, day: step.dueOn }));
  return byDay([...daysOf(jobs), ...later], today);
}

const daysOf = (jobs: readonly Job[]): DueEntry[] =>
  jobs.flatMap((job) => (statusGroup(job.status) === 'complete' ? [] : { job, day: dueDay(job) }));

function byDay(entries: readonly DueEntry[], today: string): DueEntries {
  const last = dayAfter(today, daysAhead);
  const due = entries
    .filter(({ day }) => day !== '' && day <= last)
    .sort((left, right) => (left.day < right.day ? -1 : Number(left.day > right.day)));
  return {
    overdue: due.filter(({ day }) => day < today),
    today: due.filter(({ day }) => day === today),
    soon: due.filter(({ day }) => day > today),
  };
}
