import { isSameCompany } from '../duplicates/same-job';
import type { Job } from '../job-table';
import { type JobEvents, type QuietJob, quietJobs } from './quiet';

/** What the history of a company is looked up by. */
export type JobAtCompany = Pick<Job, 'internalId' | 'companyName'>;

/**
 * The other application to a job's company that has waited longest for an answer, when one has gone quiet.
 *
 * @param jobs all that are kept
 * @param afterDays calendar days without an event after which it counts as quiet
 */
export function quietAtCompany(
  { internalId, companyName }: JobAtCompany,
  jobs: readonly Job[],
  eventsOf: JobEvents,
  afterDays: number,
  now: Date,
): QuietJob | undefined {
  const others = jobs.filter((job) => job.internalId !== internalId && isSameCompany(job.companyName, companyName));
  return quietJobs(others, eventsOf, afterDays, now)[0];
}
