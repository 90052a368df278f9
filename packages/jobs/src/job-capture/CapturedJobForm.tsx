import type { CapturedJobFormProps } from '@keepmark/postings';
import type { ComponentType } from 'react';
import { AddJobForm } from '../job-form/AddJobForm';
import { jobValuesOf } from '../job-form/job-form';
import type { JobsSlots } from '../slots';
import { formOfCapture } from './job-from-capture';

/**
 * For the capture screen: the form in which a captured posting is saved as a job. Loaded with the company field: loading
 * later, that would replace a field that someone is typing in.
 */
export async function loadCapturedJobForm(slots: JobsSlots): Promise<ComponentType<CapturedJobFormProps>> {
  await slots.CompanyField?.preload?.();
  return function CapturedJobForm({ posting, today, draftKey, onLeave }) {
    return (
      <AddJobForm
        initialValues={formOfCapture(posting, today)}
        slots={slots}
        draftKey={draftKey}
        submitLabel="Save job"
        verb="Saved"
        valuesOf={(form) => ({ ...jobValuesOf(form), externalId: posting.externalId })}
        onLeave={onLeave}
      />
    );
  };
}
