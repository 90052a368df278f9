import { EntityForm, type EntityFormProps } from '@keepmark/ui/entity-form';
import { schemaResolver, useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import type { JobsSlots } from '../slots';
import { ApplicationFields } from './ApplicationFields';
import { jobFormSchema, type JobFormValues } from './job-form';
import { NotesFields } from './NotesFields';
import { PositionFields } from './PositionFields';
import { PostingFields } from './PostingFields';

export interface JobFormProps extends Omit<EntityFormProps<JobFormValues>, 'form' | 'children'> {
  initialValues: JobFormValues;
  slots: JobsSlots;
  /** The job being edited; missing for a new one. */
  jobId?: string | undefined;
  /** Shown above the fields. */
  notice?: ReactNode;
}

/** The form of a job, with all its fields. */
export function JobForm({ initialValues, slots, jobId, notice, ...props }: JobFormProps) {
  const form = useForm<JobFormValues>({
    initialValues,
    validate: schemaResolver(jobFormSchema, { sync: true }),
    validateInputOnBlur: true,
  });
  return (
    <EntityForm form={form} {...props}>
      {notice}
      <PositionFields form={form} CompanyField={slots.CompanyField} />
      <ApplicationFields form={form} jobId={jobId} ResumeField={slots.ResumeField} />
      <NotesFields form={form} />
      <PostingFields form={form} />
    </EntityForm>
  );
}
