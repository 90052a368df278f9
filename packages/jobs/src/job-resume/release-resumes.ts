import type { ReleaseResumes } from '@keepmark/resumes/slots';
import { jobTable } from '../job-table';

/** Clears the résumé of jobs when it is deleted. What was sent with them stays. */
export const releaseResumes: ReleaseResumes = (database, resumeIds) => {
  const jobs = database.table(jobTable);
  for (const resumeId of resumeIds) jobs.update({ resumeId }, { resumeId: '' });
};
