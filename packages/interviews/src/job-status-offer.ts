import type { JobStatus } from '@keepmark/jobs';
import type { InterviewOutcome, InterviewStatus } from './interview-vocabulary';

const beforeInterviews: ReadonlySet<JobStatus> = new Set([
  'application-not-started',
  'application-in-progress',
  'application-submitted',
  'application-no-response',
  'rejected-before-interview',
  'interview-requested',
]);
const interviewing: ReadonlySet<JobStatus> = new Set([...beforeInterviews, 'interview-scheduled']);
const open: ReadonlySet<JobStatus> = new Set([...interviewing, 'interview-in-progress', 'offer-pending']);

const afterOutcome: Readonly<Record<InterviewOutcome, JobStatus>> = {
  waiting: 'interview-in-progress',
  'next-round': 'interview-in-progress',
  offer: 'offer-pending',
  rejected: 'rejected-after-interview',
  withdrew: 'filled-or-canceled',
};

/**
 * The status that a job could move to after its interview changed; undefined if the current one still fits. Never moves
 * a job back, and ignores jobs that have ended.
 */
export function offeredJobStatus(
  job: JobStatus,
  interview: { readonly status: InterviewStatus; readonly outcome: InterviewOutcome | '' },
): JobStatus | undefined {
  if (interview.status === 'Scheduled' || interview.status === 'Rescheduled') {
    return beforeInterviews.has(job) ? 'interview-scheduled' : undefined;
  }
  if (interview.status !== 'Completed') return undefined;
  const next = afterOutcome[interview.outcome || 'waiting'];
  if (next === 'interview-in-progress') return interviewing.has(job) ? next : undefined;
  return open.has(job) && job !== next ? next : undefined;
}
