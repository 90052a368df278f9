import { dayOf, daysBetween } from '../job-dates';
import { historyOf } from '../job-history/job-history';
import type { JobEvent } from '../job-history/job-event-table';
import type { JobStatus } from '../job-status';
import type { Job } from '../job-table';

/** Days without an event after which an application counts as gone quiet, as they can be set. */
export const quietAfterDaysChoices = [7, 10, 14, 21, 30, 60] as const;
export const defaultQuietAfterDays = 14;

/** What somebody waits for an answer in, and what may be done when none comes: two or three steps, the likeliest first. */
const stepsByStatus: Partial<Record<JobStatus, readonly [string, ...string[]]>> = {
  'application-submitted': [
    'Write to the recruiter or hiring manager in three sentences: what you applied for, why you fit, and that you would like to talk.',
    'Check whether the posting is still open. When it is gone, close the application.',
  ],
  'interview-requested': [
    'Answer with two or three times that suit you, and ask who will be there.',
    'Call the number in the invitation: messages get lost.',
  ],
  'interview-scheduled': [
    'If the interview has taken place, thank the interviewers and move the job on.',
    'If not, ask to have the time and the people confirmed.',
  ],
  'interview-in-progress': [
    'Ask your contact when they mean to decide, and what else would help them.',
    'Add one thing to what you said: a sample of your work, or an answer you would now give better.',
  ],
  'offer-pending': [
    'Ask for the offer in writing, with salary, start and the day by which to answer.',
    'Tell other companies you are talking to that you have an offer: it hurries them.',
  ],
};

export interface QuietJob {
  readonly job: Job;
  /** Calendar days since the last event. */
  readonly quietDays: number;
  readonly nextSteps: readonly string[];
}

/** The stored events of a job. */
export type JobEvents = (jobId: string) => readonly JobEvent[];

/** Whether an answer is waited for, without a day to follow up on that lies ahead. */
const isWaiting = ({ status, followUpOn }: Job, today: string) => status in stepsByStatus && followUpOn <= today;

/** The applications of which nothing was heard for so many days, the longest first. */
export function quietJobs(jobs: readonly Job[], eventsOf: JobEvents, afterDays: number, now: Date): QuietJob[] {
  const today = dayOf(now.toISOString());
  return jobs
    .filter((job) => isWaiting(job, today))
    .map((job) => ({
      job,
      quietDays: daysBetween(historyOf(job, eventsOf(job.internalId)).at(-1)?.at ?? '', now.toISOString()),
      nextSteps: stepsByStatus[job.status] ?? [],
    }))
    .filter(({ quietDays }) => quietDays >= afterDays)
    .sort((left, right) => right.quietDays - left.quietDays);
}
