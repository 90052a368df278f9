import type { Database } from '@keepmark/local-store';
import type { FoundJob, ReleaseResumes } from '@keepmark/resumes/slots';
import { jobTable } from '../job-table';
import { postingTextOf } from '../job-posting/posting-text';

/** Clears the résumé of jobs when it is deleted. What was sent with them stays. */
export const releaseResumes: ReleaseResumes = (database, resumeIds) => {
  const jobs = database.table(jobTable);
  for (const resumeId of resumeIds) jobs.update({ resumeId }, { resumeId: '' });
};

/** A saved job as the screens of résumés know it, or undefined if it was deleted. */
export function findJob(database: Database, jobId: string): FoundJob | undefined {
  const job = database.table(jobTable).get(jobId);
  return job && { jobId, jobTitle: job.jobTitle, companyName: job.companyName, postingText: postingTextOf(job) };
}
