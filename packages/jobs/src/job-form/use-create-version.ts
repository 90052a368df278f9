import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import type { JobFormValues } from './job-form';
import { useSavedJob } from '../jobs-store';
import { useVersionAction } from '../job-resume/create-version';

/** Makes a version of the résumé chosen on a form for its job, and chooses that one. */
export function useCreateVersion(jobId: string, form: UseFormReturnType<JobFormValues>): () => void {
  const createVersion = useVersionAction();
  useLinkedResume(jobId, form);
  return () => {
    const { resumeId } = form.getValues();
    const choose = (id: string) => form.setFieldValue('resumeId', id);
    const id = createVersion(jobId, resumeId, () => choose(resumeId));
    if (id !== undefined) choose(id);
  };
}

/** Follows the résumé of the saved job when a version is made beside the form, unless another one was chosen on it. */
function useLinkedResume(jobId: string, { getValues, setFieldValue }: UseFormReturnType<JobFormValues>): void {
  const linked = useSavedJob(jobId)?.resumeId;
  const before = useRef(linked);
  useEffect(() => {
    if (linked === undefined || linked === before.current) return;
    if (getValues().resumeId === before.current) setFieldValue('resumeId', linked);
    before.current = linked;
  }, [linked, getValues, setFieldValue]);
}
