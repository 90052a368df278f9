import { dayOf, daysBetween } from '@keepmark/ui/words';
import { historyOf } from '../job-history/job-history';
import type { JobEvent } from '../job-history/job-event-table';
import { type JobStatus, jobStatuses } from '../job-status';
import type { Job } from '../job-table';

/** Choices for "No reply after", in days: an application without an event for this long has gone quiet. */
export const quietAfterDaysChoices = [7, 10, 14, 21, 30, 60] as const;
export const defaultQuietAfterDays = 14;

/** The statuses that wait for a reply, and what to do if none comes, most useful step first. */
const stepsByStatus: Partial<Record<JobStatus, readonly [string, ...string[]]>> = {
  'application-submitted': [
    'Send the recruiter or hiring manager three sentences: the job you applied for, why you’re a good fit, and that you’d like to talk.',
    'Check if the posting is still open. If not, close the application.',
  ],
  'interview-requested': [
    'Reply with two or three times that work for you, and ask who will be there.',
    'Call the number in the invitation. Messages get lost.',
  ],
  'interview-scheduled': [
    'If the interview took place, thank the interviewers and update the status.',
    'If it didn’t, ask them to confirm the time and who will be there.',
  ],
  'interview-in-progress': [
    'Ask your contact when they plan to decide and what else would help them.',
    'Send one more thing: a work sample, or a better answer to one of their questions.',
  ],
  'offer-pending': [
    'Ask for the offer in writing, with the salary, the start date, and the deadline for your answer.',
    'Tell the other companies that you have an offer. It often speeds them up.',
  ],
};

export interface QuietJob {
  readonly job: Job;
  /** Calendar days since the last event. */
  readonly quietDays: number;
  readonly nextSteps: readonly string[];
}

/** Quiet applications with the same status, and what to do about them. */
export interface QuietGroup {
  readonly status: JobStatus;
  readonly nextSteps: readonly string[];
  /** Longest wait first. */
  readonly quiet: readonly QuietJob[];
}

/** Groups quiet applications by what helps: those furthest along come first. */
export const quietGroups = (quiet: readonly QuietJob[]): QuietGroup[] =>
  jobStatuses
    .toReversed()
    .map((status) => ({
      status,
      nextSteps: stepsByStatus[status] ?? [],
      quiet: quiet.filter(({ job }) => job.status === status),
    }))
    .filter((group) => group.quiet.length > 0);

/** The stored events of a job. */
export type JobEvents = (jobId: string) => readonly JobEvent[];

/** Whether a job waits for a reply and has no follow-up date in the future. */
const isWaiting = ({ status, followUpOn }: Job, today: string) => status in stepsByStatus && followUpOn <= today;

/** The applications with no reply for at least `afterDays` days, longest wait first. */
export function quietJobs(jobs: readonly Job[], eventsOf: JobEvents, afterDays: number, now: Date): QuietJob[] {
  const nowText = now.toISOString();
  const today = dayOf(nowText);
  return jobs
    .filter((job) => isWaiting(job, today))
    .map((job) => ({
      job,
      quietDays: daysBetween(historyOf(job, eventsOf(job.internalId)).at(-1)?.at ?? '', nowText),
      nextSteps: stepsByStatus[job.status] ?? [],
    }))
    .filter(({ quietDays }) => quietDays >= afterDays)
    .sort((left, right) => right.quietDays - left.quietDays);
}
