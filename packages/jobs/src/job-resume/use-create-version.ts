import type { UseFormReturnType } from '@mantine/form';
import type { JobFormValues } from '../job-form/job-form';
import { useVersionAction } from './create-version';

/** Makes a version of the résumé chosen on a form for its job, and chooses that one. */
export function useCreateVersion(jobId: string, form: UseFormReturnType<JobFormValues>): () => void {
  const createVersion = useVersionAction();
  return () => {
    const { resumeId } = form.getValues();
    const choose = (id: string) => form.setFieldValue('resumeId', id);
    const id = createVersion(jobId, resumeId, () => choose(resumeId));
    if (id !== undefined) choose(id);
  };
}
