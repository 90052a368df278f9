import { meansApplied } from '../applied';
import { calendarDayOf, dayOf, daysBetween } from '@keepmark/ui/words';
import { defaultJobStatus, type JobStatus } from '../job-status';
import type { Job } from '../job-table';
import type { JobEvent } from './job-event-table';

/** A step in the history of a job. A step without an id isn't stored: it comes from the dates of the job. */
export type JobStep = Omit<JobEvent, 'internalId'> & { readonly internalId: string | undefined };

/** The fields of a job that its history depends on. */
export type JobOfHistory = Pick<Job, 'internalId' | 'status' | 'dateAdded' | 'dateUpdated' | 'dateApplied'>;

const submitted = 'application-submitted';
const beforeApplying: ReadonlySet<JobStatus> = new Set([defaultJobStatus, 'application-in-progress']);

function derivedStep({ internalId: jobId }: JobOfHistory, status: JobStatus, at: string, dateRecorded = at): JobStep {
  return { internalId: undefined, jobId, status, at, dateRecorded, note: '' };
}

/**
 * The history of a job without recorded changes: its status never changed, or it was saved before changes were recorded.
 * It has had its status since the date applied, or else since it was added. An application with a known date is a
 * separate step if the status comes after it.
 */
function stepsOfJob(job: JobOfHistory): JobStep[] {
  const { status, dateAdded, dateApplied } = job;
  if (dateApplied === '' || beforeApplying.has(status)) return [derivedStep(job, status, dateAdded)];
  const applied = derivedStep(job, submitted, dateApplied);
  if (status === submitted) return [applied];
  return [applied, derivedStep(job, status, dayOf(dateAdded) > dateApplied ? dateAdded : dateApplied)];
}

/** The steps of a job with their stored dates, in the order they were recorded. */
export function recordedSteps(job: JobOfHistory, events: readonly JobEvent[]): JobStep[] {
  if (events.length === 0) return stepsOfJob(job);
  // Ids are in order of time, even for events recorded in the same millisecond.
  const steps: JobStep[] = events.toSorted((left, right) => (left.internalId < right.internalId ? -1 : 1));
  // The status was written without its event, by a merged backup for example.
  if (steps.at(-1)?.status !== job.status) steps.push(derivedStep(job, job.status, job.dateUpdated || job.dateAdded));
  return steps;
}

/**
 * The step that `dateApplied` belongs to: the submission on that day, or else the first step on that day that means
 * applied. If no step has that day, the last submission.
 */
export function applicationStep(steps: readonly JobStep[], dateApplied: string): JobStep | undefined {
  const ofThatDay = steps.filter(({ status, at }) => meansApplied(status) && dayOf(at) === dateApplied);
  const isSubmission = ({ status }: JobStep) => status === submitted;
  return ofThatDay.findLast(isSubmission) ?? ofThatDay[0] ?? steps.findLast(isSubmission);
}

/**
 * The history of a job, oldest step first: never empty, in the order the steps were recorded, with dates that never go
 * back. `dateApplied` is fixed: later steps have that date at the earliest. Otherwise, a step that would be later than
 * the next one gets the date of the next one. The last step has the status of the job.
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
 * Makes sure that an application on this day is among the steps: if no step on that day means applied, adds a submission
 * before later steps. Steps without any application stay as they are.
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

/** A status change together with the date applied. */
interface StatusChange {
  readonly status: JobStatus;
  /** `dateApplied` of the job after the change. */
  readonly dateApplied: string;
  /** Whether the change itself is the application, because it filled in that date. */
  readonly isApplication: boolean;
}

/**
 * The events to store when the status of a job changes: the change, and before it any steps that only came from the
 * dates of the job. A first application with a known date gets that date.
 *
 * @param job the job before the change, but with the date applied that was entered with it
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

/** How many calendar days each step lasted; the last one until now. */
export function daysOfSteps(steps: readonly JobStep[], now: Date): number[] {
  return steps.map(({ at }, index) => {
    const end = steps[index + 1];
    return Math.max(0, daysBetween(at, end ? end.at : now.toISOString()));
  });
}
