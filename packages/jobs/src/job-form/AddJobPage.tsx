import { useGoBack } from '@keepmark/app-shell/go-back';
import { Page } from '@keepmark/ui';
import { useSearch } from '@tanstack/react-router';
import type { JobsSlots } from '../slots';
import { AddJobForm } from './AddJobForm';
import { emptyJobForm, jobValuesOf } from './job-form';

/** Adds a job found elsewhere. The query can name its company. */
export function AddJobPage({ slots }: { slots: JobsSlots }) {
  const search: { companyName?: unknown } = useSearch({ strict: false });
  const companyName = typeof search.companyName === 'string' ? search.companyName : '';
  return (
    <Page title="Add job" width="text">
      <AddJobForm
        key={companyName}
        initialValues={{ ...emptyJobForm, companyName }}
        slots={slots}
        draftKey={companyName ? `job-add/${companyName}` : 'job-add'}
        submitLabel="Add job"
        valuesOf={jobValuesOf}
        onLeave={useGoBack('/jobs/list')}
      />
    </Page>
  );
}
