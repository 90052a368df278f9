import { meansApplied } from '../applied';
import { calendarDayOf, dayOf, daysBetween } from '../job-dates';
import { defaultJobStatus, type JobStatus } from '../job-status';
import type { Job } from '../job-table';
import type { JobEvent } from './job-event-table';

/** A step of a job's history. One without an id is not stored: it was read from the job itself. */
export type JobStep = Omit<JobEvent, 'internalId'> & { readonly internalId: string | undefined };

/** What the history of a job is read from. */
export type JobOfHistory = Pick<Job, 'internalId' | 'status' | 'dateAdded' | 'dateUpdated' | 'dateApplied'>;

const submitted = 'application-submitted';
const beforeApplying: ReadonlySet<JobStatus> = new Set([defaultJobStatus, 'application-in-progress']);

function derivedStep({ internalId: jobId }: JobOfHistory, status: JobStatus, at: string, dateRecorded = at): JobStep {
  return { internalId: undefined, jobId, status, at, dateRecorded, note: '' };
}

/**
 * The history of a job of which no change is recorded: it was kept and left as it is, or kept before changes were
 * recorded. It has its status since the day of its application, or else since it was added. An application of a known
 * day is a step of its own where the status comes after it.
 */
function stepsOfJob(job: JobOfHistory): JobStep[] {
  const { status, dateAdded, dateApplied } = job;
  if (dateApplied === '' || beforeApplying.has(status)) return [derivedStep(job, status, dateAdded)];
  const applied = derivedStep(job, submitted, dateApplied);
  if (status === submitted) return [applied];
  return [applied, derivedStep(job, status, dayOf(dateAdded) > dateApplied ? dateAdded : dateApplied)];
}

/** The steps of a job with the dates they are stored with, in the order in which they were recorded. */
export function recordedSteps(job: JobOfHistory, events: readonly JobEvent[]): JobStep[] {
  if (events.length === 0) return stepsOfJob(job);
  // Ids are in the order of time, even of events that were written down within one millisecond.
  const steps: JobStep[] = events.toSorted((left, right) => (left.internalId < right.internalId ? -1 : 1));
  // Something wrote the status without its event, such as a backup that was merged in.
  if (steps.at(-1)?.status !== job.status) steps.push(derivedStep(job, job.status, job.dateUpdated || job.dateAdded));
  return steps;
}

/**
 * The step whose day is the job's `dateApplied`: the submission of that day, or else the first step of that day that
 * means applied. When none has that day, the last submission.
 */
export function applicationStep(steps: readonly JobStep[], dateApplied: string): JobStep | undefined {
  const ofThatDay = steps.filter(({ status, at }) => meansApplied(status) && dayOf(at) === dateApplied);
  const isSubmission = ({ status }: JobStep) => status === submitted;
  return ofThatDay.findLast(isSubmission) ?? ofThatDay[0] ?? steps.findLast(isSubmission);
}

/**
 * What happened to a job, oldest first: never empty, in the order in which it was recorded, with dates that never go
 * back. The job's `dateApplied` is fixed: what came after the application counts from that day at the earliest. Apart
 * from that, a step that came by a later one's corrected date counts from that date. The last step has the job's status.
 *
 * @param events the stored events of this job, in any order
 */
export function historyOf(job: JobOfHistory, events: readonly JobEvent[]): JobStep[] {
  const steps = recordedSteps(job, events);
  const application = applicationStep(steps, job.dateApplied);
  if (application && dayOf(application.at) === job.dateApplied) {
    for (let index = steps.indexOf(application) + 1; index < steps.length; index += 1) {
      const step = steps[index];
      if (step && dayOf(step.at) < job.dateApplied) steps[index] = { ...step, at: application.at };
    }
  }
  for (let index = steps.length - 2; index >= 0; index -= 1) {
    const [step, next] = [steps[index], steps[index + 1]];
    if (step && next && dayOf(step.at) > dayOf(next.at)) steps[index] = { ...step, at: next.at };
  }
  return steps;
}

/**
 * Steps among which the application has a day: when none that means applied has it, a submission of that day is added,
 * before what came later. Steps without any application stay as they are.
 */
export function withApplicationOn(day: string, steps: readonly JobStep[]): readonly JobStep[] {
  const first = steps.findIndex(({ status }) => meansApplied(status));
  const model = steps[first];
  if (day === '' || !model || steps.some(({ status, at }) => meansApplied(status) && dayOf(at) === day)) return steps;
  const later = steps.findIndex(({ at }, index) => index >= first && dayOf(at) > day);
  const index = later === -1 ? steps.length - 1 : later;
  const application: JobStep = { ...model, internalId: undefined, status: submitted, at: day, note: '' };
  return [...steps.slice(0, index), application, ...steps.slice(index)];
}

/** A change of status with the day on which somebody applied, once both are known. */
interface StatusChange {
  readonly status: JobStatus;
  /** The job's `dateApplied` with the change. */
  readonly dateApplied: string;
  /** Whether the change filled in that day, so that it is the application itself. */
  readonly isApplication: boolean;
}

/**
 * The events to store when a job gets another status: that change, and before it whatever was only read from the job.
 * A first application whose day was known came about on that day.
 *
 * @param job as it was before; with the day of application that was entered with the change
 */
export function eventsOfChange(
  job: JobOfHistory,
  events: readonly JobEvent[],
  { status, dateApplied, isApplication }: StatusChange,
  now: Date,
): JobStep[] {
  if (status === job.status) return [];
  const known = historyOf(job, events);
  const isFirst = meansApplied(status) && dateApplied !== '' && !known.some((step) => meansApplied(step.status));
  const isOnThatDay = isApplication || (isFirst && (status === submitted || dateApplied === calendarDayOf(now)));
  const recorded = now.toISOString();
  return [
    ...known.filter(({ internalId }) => internalId === undefined),
    ...(isFirst && !isOnThatDay ? [derivedStep(job, submitted, dateApplied, recorded)] : []),
    derivedStep(job, status, isOnThatDay ? dateApplied : recorded, recorded),
  ];
}

/** How many calendar days each step lasted, the last one until now. */
export function daysOfSteps(steps: readonly JobStep[], now: Date): number[] {
  return steps.map(({ at }, index) => {
    const end = steps[index + 1];
    return daysBetween(at, end ? end.at : now.toISOString());
  });
}
