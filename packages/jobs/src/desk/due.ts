import { dayAfter } from '@keepmark/ui/words';
import { statusGroup } from '../job-status';
import { openDeadline } from '../deadline';
import type { Job } from '../job-table';

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
  const last = dayAfter(today, daysAhead);
  const due = jobs
    .flatMap((job) => {
      const day = statusGroup(job.status) === 'complete' ? '' : dueDay(job);
      return day !== '' && day <= last ? { job, day } : [];
    })
    .sort((left, right) => (left.day < right.day ? -1 : 1));
  const those = (isThen: (day: string) => boolean) => due.filter(({ day }) => isThen(day)).map(({ job }) => job);
  return {
    overdue: those((day) => day < today),
    today: those((day) => day === today),
    soon: those((day) => day > today),
  };
}
