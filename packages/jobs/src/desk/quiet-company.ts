import { isSameCompany } from '../duplicates/same-job';
import type { Job } from '../job-table';
import { type JobEvents, type QuietJob, quietJobs } from './quiet';

/** A job with the company to look up. */
export type JobAtCompany = Pick<Job, 'internalId' | 'companyName'>;

/**
 * The other application to the same company that has waited longest for a reply; undefined if none has gone quiet.
 *
 * @param jobs all saved jobs
 * @param afterDays calendar days without an event until an application has gone quiet
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
