import { KeywordFit } from '@keepmark/resumes/keyword-fit';
import { useMemo } from 'react';
import { useSavedJob } from '../jobs-store';
import { useVersionAction } from './create-version';

/** How well the résumé of a saved job fits its posting, keyword by keyword. Nothing when the job has no posting text. */
export function JobFit({ jobId }: { readonly jobId: string }) {
  const job = useSavedJob(jobId);
  const createVersion = useVersionAction();
  const { jobTitle: title = '', companyName = '', description = '', jobPostingData = '', resumeId = '' } = job ?? {};
  const posting = useMemo(
    () => ({ title, companyName, text: description || jobPostingData }),
    [title, companyName, description, jobPostingData],
  );
  if (posting.text === '') return null;
  const create = (baseId: string) => createVersion(jobId, baseId, () => {});
  return <KeywordFit resumeId={resumeId} posting={posting} jobId={jobId} createVersion={create} />;
}
