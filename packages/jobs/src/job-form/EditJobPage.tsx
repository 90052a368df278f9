import { changedValues } from '@keepmark/ui/form-values';
import { useGoBack } from '@keepmark/app-shell/go-back';
import { CompanyLink } from '@keepmark/companies/company-link';
import { Icon, Page } from '@keepmark/ui';
import { Button, Text } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { formatDay } from '@keepmark/ui/words';
import { PostingCheck } from '../job-posting/PostingCheck';
import type { Job } from '../job-table';
import { useSavedJob } from '../jobs-store';
import type { JobsSlots } from '../slots';
import { useJobActions } from '../use-job-actions';
import classes from './EditJobPage.module.css';
import { jobFormOf, jobValuesOf } from './job-form';
import { JobAside } from './JobAside';
import { JobForm } from './JobForm';
import { JobNotFound } from './JobNotFound';

export interface EditJobPageProps {
  slots: JobsSlots;
}

/** Edits a saved job, with its history and commute beside the form. */
export function EditJobPage({ slots }: EditJobPageProps) {
  const { internalId = '' } = useParams({ strict: false });
  const job = useSavedJob(internalId);
  return job ? <SavedJob key={internalId} job={job} slots={slots} /> : <JobNotFound />;
}

function SavedJob({ job, slots }: EditJobPageProps & { job: Job }) {
  // The values the form started with: only changes are written.
  const [opened] = useState(job);
  const actions = useJobActions();
  const goBack = useGoBack('/jobs/list');
  const days = [`Saved ${formatDay(job.dateAdded)}`, job.dateUpdated && `updated ${formatDay(job.dateUpdated)}`];
  return (
    <Page
      title={job.jobTitle || 'Untitled job'}
      actions={
        job.applied ? null : (
          <Button
            renderRoot={(props) => (
              <Link {...props} to="/job/apply/$internalId" params={{ internalId: job.internalId }} />
            )}
          >
            Apply
          </Button>
        )
      }
    >
      <div className={classes['facts']}>
        <CompanyLink companyName={job.companyName} />
        <Text size="sm" c="dimmed">
          {days.filter(Boolean).join(', ')}
        </Text>
        {job.url ? (
          <Button
            variant="subtle"
            size="compact-sm"
            rightSection={<Icon name="external-link" size="xs" />}
            component="a"
            href={job.url}
            target="_blank"
            rel="noopener noreferrer"
          >
            Original posting
          </Button>
        ) : null}
        {job.url ? <PostingCheck url={job.url} closedDate={job.postingClosedDate} /> : null}
      </div>
      <div className={classes['columns']}>
        <JobForm
          initialValues={jobFormOf(opened)}
          jobId={job.internalId}
          slots={slots}
          draftKey={`job-edit/${job.internalId}`}
          submitLabel="Save changes"
          onSubmit={(form) => actions.change(job, changedValues(jobValuesOf(form, opened), opened))}
          onLeave={goBack}
          actions={
            <Button
              variant="subtle"
              color="error"
              className={classes['delete']}
              onClick={() => actions.remove(job) && goBack()}
            >
              Delete
            </Button>
          }
        />
        <JobAside job={job} slots={slots} />
      </div>
    </Page>
  );
}
