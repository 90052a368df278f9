import { dayAfter } from '@keepmark/ui/words';
import { statusGroup } from '../job-status';
import type { Job } from '../job-table';

/** How far ahead the desk shows follow-ups. */
const daysAhead = 14;

export interface DueJobs {
  /** Their follow-up date has passed. */
  readonly overdue: readonly Job[];
  readonly today: readonly Job[];
  /** Within two weeks. */
  readonly soon: readonly Job[];
}

/** The jobs to follow up on, each list sorted by date. Complete jobs need no follow-up. */
export function dueJobs(jobs: readonly Job[], today: string): DueJobs {
  const last = dayAfter(today, daysAhead);
  const due = jobs
    .filter(({ followUpOn, status }) => followUpOn !== '' && followUpOn <= last && statusGroup(status) !== 'complete')
    .sort((left, right) => (left.followUpOn < right.followUpOn ? -1 : 1));
  return {
    overdue: due.filter(({ followUpOn }) => followUpOn < today),
    today: due.filter(({ followUpOn }) => followUpOn === today),
    soon: due.filter(({ followUpOn }) => followUpOn > today),
  };
}
