import { useGoBack } from '@keepmark/app-shell/go-back';
import { Page } from '@keepmark/ui';
import { useSearch } from '@tanstack/react-router';
import type { JobsSlots } from '../slots';
import { useJobActions } from '../use-job-actions';
import { emptyJobForm, jobValuesOf } from './job-form';
import { JobForm } from './JobForm';

/** Adds a job that was found elsewhere; at the company that the URL names, when it does. */
export function AddJobPage({ slots }: { slots: JobsSlots }) {
  const { add } = useJobActions();
  const search: { companyName?: unknown } = useSearch({ strict: false });
  const companyName = typeof search.companyName === 'string' ? search.companyName : '';
  return (
    <Page title="Add a job" width="text">
      <JobForm
        key={companyName}
        initialValues={{ ...emptyJobForm, companyName }}
        slots={slots}
        draftKey={companyName ? `job-add/${companyName}` : 'job-add'}
        submitLabel="Add job"
        onSubmit={(form) => add(jobValuesOf(form))}
        onLeave={useGoBack('/jobs/list')}
      />
    </Page>
  );
}
