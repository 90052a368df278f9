import { type JobStatus, statusGroup } from './job-status';
import classes from './StatusDot.module.css';

const outcomes: Partial<Record<JobStatus, 'won' | 'lost'>> = {
  'offer-accepted': 'won',
  'rejected-before-interview': 'lost',
  'rejected-after-interview': 'lost',
  'offer-rejected': 'lost',
};

/** A colored dot next to a status. Decorative: the status is there in words, too. */
export function StatusDot({ status }: { status: JobStatus }) {
  return <span aria-hidden className={classes['dot']} data-outcome={outcomes[status] ?? statusGroup(status)} />;
}
