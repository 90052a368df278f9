import { jobName, jobTable } from '@keepmark/jobs';
import { JobTasks } from '@keepmark/jobs/job-tasks';
import { useAllRows } from '@keepmark/local-store/react';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Offer } from './offer-table';

const pending = { status: 'offer-pending' } as const;

/** The jobs in Offer Pending whose offer hasn't been added yet. Renders nothing if there are none. */
export function PendingOffers({ offers }: { offers: readonly Offer[] }) {
  const jobs = useAllRows(jobTable, { where: pending });
  return (
    <JobTasks title="Pending offers" jobs={jobs} added={offers}>
      {(job) => (
        <Button
          size="compact-sm"
          variant="light"
          aria-label={`Add offer: ${jobName(job)}`}
          renderRoot={(props) => <Link {...props} to="/offer/add" search={{ jobId: job.internalId }} />}
        >
          Add offer
        </Button>
      )}
    </JobTasks>
  );
}
