import { defaultJobStatus, type JobStatus } from './job-status';
import type { Job } from './job-table';

/** Statuses a job can have before anyone applied. Every other status means the application was sent. */
const withoutApplication: ReadonlySet<JobStatus> = new Set([
  defaultJobStatus,
  'application-in-progress',
  'filled-or-canceled',
  'archived',
]);

/** Whether a job can only have this status after someone applied for it. */
export const meansApplied = (status: JobStatus): boolean => !withoutApplication.has(status);

type Application = Pick<Job, 'status' | 'dateApplied' | 'applied'>;

/**
 * The `applied` and `dateApplied` that go with a write (decisions, "Applied"). A job that moves to a status that means
 * applied gets `today` as its `dateApplied` if it has none, unless it was applied for before, on a day that nobody knows;
 * a job with a date or such a status is `applied`. Every write goes through here, so that "Applied" and every rate count
 * the same jobs.
 *
 * @param before the saved job; undefined for a new one
 * @param today the calendar day to fill in; empty for a write that never makes up a date, such as an import
 */
export function appliedValues(
  values: Partial<Application>,
  before: Application | undefined,
  today: string,
): Partial<Application> {
  const status = values.status ?? before?.status ?? defaultJobStatus;
  const isMoved = values.status !== undefined && values.status !== before?.status;
  const known = values.dateApplied ?? before?.dateApplied ?? '';
  const isUnknown = before?.applied === true && before.dateApplied === '';
  const dateApplied = known === '' && !isUnknown && isMoved && meansApplied(status) ? today : known;
  const isApplied = dateApplied !== '' || meansApplied(status);
  return {
    ...(dateApplied !== known && { dateApplied }),
    ...(isApplied && !(values.applied ?? before?.applied) && { applied: true }),
  };
}
