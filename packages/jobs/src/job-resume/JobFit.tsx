import { FitAssistance } from '@keepmark/resumes/fit-assistance';
import { KeywordFit } from '@keepmark/resumes/keyword-fit';
import { useMemo } from 'react';
import { useSavedJob } from '../jobs-store';
import { postingPartsOf, postingTextOf } from '../job-posting/posting-text';
import { useVersionAction } from './create-version';

interface JobFitProps {
  readonly jobId: string;
  /** The résumé that a form has chosen; without it, the job's own. */
  readonly resumeId?: string | undefined;
}

/**
 * How well the résumé of a saved job fits its posting: keyword by keyword, and with AI. Without posting text, only that
 * the job has no résumé.
 */
export function JobFit({ jobId, resumeId: chosenId }: JobFitProps) {
  const job = useSavedJob(jobId);
  const createVersion = useVersionAction();
  const { jobTitle = '', companyName = '', description = '', jobPostingData = '' } = job ?? {};
  const resumeId = chosenId ?? job?.resumeId ?? '';
  const text = postingTextOf({ description, jobPostingData });
  const { jobPostingData: data } = postingPartsOf({ description, jobPostingData });
  const posting = useMemo(() => ({ title: jobTitle, companyName, text }), [jobTitle, companyName, text]);
  const jobToFit = useMemo(
    () => ({ jobId, jobTitle, companyName, postingText: text, jobPostingData: data }),
    [jobId, jobTitle, companyName, text, data],
  );
  if (text === '' && resumeId !== '') return null;
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
