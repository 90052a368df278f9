import { useGoBack } from '@keepmark/app-shell/go-back';
import { useResumes } from '@keepmark/resumes/resumes-store';
import { Page } from '@keepmark/ui';
import { editForm, OpenedRow } from '@keepmark/ui/entity-form';
import { changedValues } from '@keepmark/ui/form-values';
import { useNavigate, useParams } from '@tanstack/react-router';
import { jobName } from '../job';
import type { Job } from '../job-table';
import { useSavedJob } from '../jobs-store';
import type { JobsSlots } from '../slots';
import { useJobActions } from '../use-job-actions';
import { jobFormOf, jobValuesOf } from './job-form';
import { jobFormParts } from './job-form-parts';
import { JobForm } from './JobForm';
import { JobNotFound } from './JobNotFound';

export interface EditJobPageProps {
  slots: JobsSlots;
}

/** Edits all fields of a saved job. Opened from its page. */
export function EditJobPage({ slots }: EditJobPageProps) {
  const { internalId = '' } = useParams({ strict: false });
  const stored = useSavedJob(internalId);
  return (
    <OpenedRow stored={stored} internalId={internalId} notFound={<JobNotFound />}>
      {(job, isDeleted) => <SavedJob job={job} isDeleted={isDeleted} slots={slots} />}
    </OpenedRow>
  );
}

function SavedJob({ job, isDeleted, slots }: EditJobPageProps & { job: Job; isDeleted: boolean }) {
  const actions = useJobActions();
  const resumes = useResumes();
  const navigate = useNavigate();
  const goBack = useGoBack(`/job/edit/${job.internalId}`);
  return (
    <Page title={`Edit job: ${jobName(job)}`} width="text">
      <JobForm
        {...editForm({
          noun: 'job',
          row: job,
          isDeleted,
          values: jobFormOf(job),
          parts: jobFormParts(resumes),
          onAddAgain: (form) => actions.add(jobValuesOf(form, job)),
          onSubmit: (form) => actions.change(job, changedValues(jobValuesOf(form, job), job)),
        })}
        jobId={job.internalId}
        slots={slots}
        // A deleted job has no page to go back to.
        onLeave={isDeleted ? () => void navigate({ to: '/jobs/list' }) : goBack}
      />
    </Page>
  );
}
