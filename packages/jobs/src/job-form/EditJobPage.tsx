import { useGoBack } from '@keepmark/app-shell/go-back';
import { Page } from '@keepmark/ui';
import { useOpenedRow } from '@keepmark/ui/entity-form';
import { changedValues } from '@keepmark/ui/form-values';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { jobName } from '../job';
import type { Job } from '../job-table';
import { useSavedJob } from '../jobs-store';
import type { JobsSlots } from '../slots';
import { useJobActions } from '../use-job-actions';
import { jobFormOf, jobValuesOf } from './job-form';
import { JobForm } from './JobForm';
import { JobNotFound } from './JobNotFound';

export interface EditJobPageProps {
  slots: JobsSlots;
}

/** Edits all fields of a saved job. Opened from its page. */
export function EditJobPage({ slots }: EditJobPageProps) {
  const { internalId = '' } = useParams({ strict: false });
  const job = useOpenedRow(useSavedJob(internalId), internalId);
  return job ? <SavedJob key={internalId} job={job} slots={slots} /> : <JobNotFound />;
}

function SavedJob({ job, slots }: EditJobPageProps & { job: Job }) {
  // The values the form started with: only changes are written.
  const [opened] = useState(job);
  const actions = useJobActions();
  const goBack = useGoBack(`/job/edit/${job.internalId}`);
  return (
    <Page title={`Edit job: ${jobName(job)}`} width="text">
      <JobForm
        initialValues={jobFormOf(opened)}
        jobId={job.internalId}
        slots={slots}
        draftKey={`job-edit/${job.internalId}`}
        submitLabel="Save changes"
        onSubmit={(form) => actions.change(job, changedValues(jobValuesOf(form, opened), opened))}
        onLeave={goBack}
      />
    </Page>
  );
}
