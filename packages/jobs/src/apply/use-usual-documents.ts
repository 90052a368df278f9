import { useDatabase } from '@keepmark/local-store/react';
import { readResumes } from '@keepmark/resumes/resumes-store';
import { letterOfJob } from '@keepmark/resumes/job-documents';
import { useState } from 'react';
import type { JobFormValues } from '../job-form/job-form';
import type { Job } from '../job-table';
import type { JobsSlots } from '../slots';

/**
 * What an application usually goes out with: the job's own résumé or else the default one, and the letter linked to the
 * job. Read once, when the form opens.
 */
export function useUsualDocuments(
  job: Job,
  { ResumeField, LetterField }: Pick<JobsSlots, 'ResumeField' | 'LetterField'>,
): Pick<JobFormValues, 'resumeId' | 'letterId'> {
  const database = useDatabase();
  const [documents] = useState(() => {
    const resumes = ResumeField ? readResumes(database) : [];
    const own = resumes.find(({ internalId }) => internalId === job.resumeId);
    const resume = own ?? resumes.find(({ isDefault }) => isDefault);
    return {
      resumeId: resume?.internalId ?? job.resumeId,
      letterId: LetterField ? (letterOfJob(database, job.internalId)?.internalId ?? '') : '',
    };
  });
  return documents;
}
