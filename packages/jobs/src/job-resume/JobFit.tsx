import { FitAssistance } from '@keepmark/resumes/fit-assistance';
import { KeywordFit } from '@keepmark/resumes/keyword-fit';
import { useMemo } from 'react';
import { useSavedJob } from '../jobs-store';
import { postingTextOf } from '../job-posting/posting-text';
import { useVersionAction } from './create-version';

/**
 * How well the résumé of a saved job fits its posting: keyword by keyword, and with AI. Nothing when the job has no
 * posting text.
 */
export function JobFit({ jobId }: { readonly jobId: string }) {
  const job = useSavedJob(jobId);
  const createVersion = useVersionAction();
  const { jobTitle = '', companyName = '', description = '', jobPostingData = '', resumeId = '' } = job ?? {};
  const text = postingTextOf({ description, jobPostingData });
  const posting = useMemo(() => ({ title: jobTitle, companyName, text }), [jobTitle, companyName, text]);
  const jobToFit = useMemo(
    () => ({ jobId, jobTitle, companyName, postingText: text }),
    [jobId, jobTitle, companyName, text],
  );
  if (text === '') return null;
  return (
    <>
      <KeywordFit
        resumeId={resumeId}
        posting={posting}
        jobId={jobId}
        createVersion={(baseId) => createVersion(jobId, baseId, () => {})}
      />
      <FitAssistance
        resumeId={resumeId}
        job={jobToFit}
        createVersion={(changes) => createVersion(jobId, resumeId, () => {}, changes)}
      />
    </>
  );
}
