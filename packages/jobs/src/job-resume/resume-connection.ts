import type { Database } from '@keepmark/local-store';
import type { FoundJob, ReleaseResumes } from '@keepmark/resumes/slots';
import { jobTable } from '../job-table';
import { postingPartsOf, postingTextOf } from '../job-posting/posting-text';

/** Clears the résumé of jobs when it is deleted. What was sent with them stays. */
export const releaseResumes: ReleaseResumes = (database, resumeIds) => {
  const jobs = database.table(jobTable);
  for (const resumeId of resumeIds) jobs.update({ resumeId }, { resumeId: '' });
};

/** A saved job as the screens of résumés know it, or undefined if it was deleted. */
export function findJob(database: Database, jobId: string): FoundJob | undefined {
  const job = database.table(jobTable).get(jobId);
  if (!job) return undefined;
  const { jobTitle, companyName } = job;
  const { jobPostingData } = postingPartsOf(job);
  return { jobId, jobTitle, companyName, postingText: postingTextOf(job), jobPostingData };
}
