import { Icon } from '@keepmark/ui';
import { Alert, Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { jobName } from '../job';
import type { Job } from '../job-table';

/** Warns that a job is already saved, with a link to it. */
export function AlreadySaved({ job, children }: { job: Job; children?: ReactNode }) {
  const { internalId, city, state } = job;
  const location = job.location || [city, state].filter(Boolean).join(', ');
  return (
    <Alert color="warning" icon={<Icon name="alert-triangle" />} title="You already saved this job">
      <Anchor renderRoot={(props) => <Link {...props} to="/job/edit/$internalId" params={{ internalId }} />}>
        {jobName(job)}
      </Anchor>
      {location ? `, ${location}` : null}
      {children}
    </Alert>
  );
}
