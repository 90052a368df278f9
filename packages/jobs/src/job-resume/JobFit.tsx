import { KeywordFit } from '@keepmark/resumes/keyword-fit';
import { useMemo } from 'react';
import { useJobsStore, useSavedJob } from '../jobs-store';

/** How well the résumé of a saved job fits its posting, keyword by keyword. Nothing when the job has no posting text. */
export function JobFit({ jobId }: { readonly jobId: string }) {
  const job = useSavedJob(jobId);
  const { jobTitle: title = '', companyName = '', description = '', jobPostingData = '', resumeId = '' } = job ?? {};
  const posting = useMemo(
    () => ({ title, companyName, text: description || jobPostingData }),
    [title, companyName, description, jobPostingData],
  );
  if (posting.text === '') return null;
  return (
    <KeywordFit
      resumeId={resumeId}
      posting={posting}
      jobId={jobId}
      createVersion={(id) => store.createVersion(jobId, id)}
    />
  );
}
