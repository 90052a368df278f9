import { useGoBack } from '@keepmark/app-shell/go-back';
import { Page } from '@keepmark/ui';
import type { JobsSlots } from '../slots';
import { useJobActions } from '../use-job-actions';
import { emptyJobForm, jobValuesOf } from './job-form';
import { JobForm } from './JobForm';

/** Adds a job that was found elsewhere. */
export function AddJobPage({ slots }: { slots: JobsSlots }) {
  const { add } = useJobActions();
  return (
    <Page title="Add a job" width="text">
      <JobForm
        initialValues={emptyJobForm}
        slots={slots}
        draftKey="job-add"
        submitLabel="Add job"
        onSubmit={(form) => add(jobValuesOf(form))}
        onLeave={useGoBack('/jobs/list')}
      />
    </Page>
  );
}
