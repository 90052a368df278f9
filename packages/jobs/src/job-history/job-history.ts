import { dayOf, daysBetween } from '../job-dates';
import { defaultJobStatus, type JobStatus } from '../job-status';
import type { Job } from '../job-table';
import type { JobEvent } from './job-event-table';

/** A step of a job's history. One without an id is not stored: it was read from the job itself. */
export type JobStep = Omit<JobEvent, 'internalId'> & { readonly internalId: string | undefined };

/** What the history of a job is read from. */
export type JobOfHistory = Pick<Job, 'internalId' | 'status' | 'dateAdded' | 'dateUpdated' | 'dateApplied'>;

const beforeApplying: ReadonlySet<JobStatus> = new Set([defaultJobStatus, 'application-in-progress']);

function unstored({ internalId: jobId }: JobOfHistory, status: JobStatus, at: string): JobStep {
  return { internalId: undefined, jobId, status, at, dateRecorded: at, note: '' };
}

/**
 * The history of a job of which no change is recorded: it was kept and left as it is, or kept before changes were
 * recorded. It has its status since the day of its application, or else since it was added. An application of a known
 * day is a step of its own where the status comes after it.
 */
function stepsOfJob(job: JobOfHistory): JobStep[] {
  const { status, dateAdded, dateApplied } = job;
  if (dateApplied === '' || beforeApplying.has(status)) return [unstored(job, status, dateAdded)];
  const applied = unstored(job, 'application-submitted', dateApplied);
  if (status === 'application-submitted') return [applied];
  return [applied, unstored(job, status, dayOf(dateAdded) > dateApplied ? dateAdded : dateApplied)];
}

/**
 * What happened to a job, oldest first: never empty, in the order in which it was recorded, with dates that never go
 * back. A step that came by a later one's corrected date counts from that date. The last step has the job's status.
 *
 * @param events the stored events of this job, in any order
 */
export function historyOf(job: JobOfHistory, events: readonly JobEvent[]): JobStep[] {
  if (events.length === 0) return stepsOfJob(job);
  // Ids are in the order of time, even of events that were written down within one millisecond.
  const steps: JobStep[] = events.toSorted((left, right) => (left.internalId < right.internalId ? -1 : 1));
  // Something wrote the status without its event, such as a backup that was merged in.
  if (steps.at(-1)?.status !== job.status) steps.push(unstored(job, job.status, job.dateUpdated || job.dateAdded));
  for (let index = steps.length - 2; index >= 0; index -= 1) {
    const [step, next] = [steps[index], steps[index + 1]];
    if (step && next && dayOf(step.at) > dayOf(next.at)) steps[index] = { ...step, at: next.at };
  }
  return steps;
}

/**
 * The events to store when a job gets another status: that change, and before it whatever was only read from the job.
 * An application whose day is known came about on that day.
 */
export function eventsOfChange(
  job: JobOfHistory,
  events: readonly JobEvent[],
  status: JobStatus,
  now: Date,
): JobStep[] {
  if (status === job.status) return [];
  const at = status === 'application-submitted' && job.dateApplied !== '' ? job.dateApplied : now.toISOString();
  const change = {
    internalId: undefined,
    jobId: job.internalId,
    status,
    at,
    dateRecorded: now.toISOString(),
    note: '',
  };
  return [...historyOf(job, events).filter(({ internalId }) => internalId === undefined), change];
}

/** The step of the application, whose day is the job's `dateApplied`: the last one that was handed in. */
export function applicationStep(steps: readonly JobStep[]): JobStep | undefined {
  return steps.findLast(({ status }) => status === 'application-submitted');
}

/** How many calendar days each step lasted, the last one until now. */
export function daysOfSteps(steps: readonly JobStep[], now: Date): number[] {
  return steps.map(({ at }, index) => {
    const end = steps[index + 1];
    return daysBetween(at, end ? end.at : now.toISOString());
  });
}
