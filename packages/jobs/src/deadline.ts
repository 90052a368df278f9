import { formatDay } from '@keepmark/ui/words';
import { statusGroup } from './job-status';
import type { Job } from './job-table';

type Dated = Pick<Job, 'deadline' | 'applied' | 'status'>;

/** The last day to apply, for a job that waits for an application; empty for every other. */
export const openDeadline = ({ deadline, applied, status }: Dated): string =>
  applied || statusGroup(status) === 'complete' ? '' : deadline;

/** "Apply by Dec 1, 2026"; empty for a job without a deadline that matters. */
export function deadlineText(job: Dated): string {
  const day = openDeadline(job);
  return day && `Apply by ${formatDay(day)}`;
}
