import { companyNameKey } from '@keepmark/contracts';
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
  const key = companyNameKey(companyName);
  if (key === '') return undefined;
  // Thousands of jobs share few names, so each name is compared once.
  const isSame = new Map<string, boolean>();
  const isAtCompany = (name: string): boolean => {
    let known = isSame.get(name);
    if (known === undefined) isSame.set(name, (known = companyNameKey(name) === key));
    return known;
  };
  const others = jobs.filter((job) => isAtCompany(job.companyName) && job.internalId !== internalId);
  return quietJobs(others, eventsOf, afterDays, now)[0];
}
