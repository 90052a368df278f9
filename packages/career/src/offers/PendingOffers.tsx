import { jobName, jobTable } from '@keepmark/jobs';
import { JobTasks } from '@keepmark/jobs/job-tasks';
import { useAllRows } from '@keepmark/local-store/react';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Offer } from './offer-table';

const pending = { status: 'offer-pending' } as const;

/** An offer may be added by its names, without choosing the saved job. */
const nameOf = ({ jobTitle, companyName }: Pick<Offer, 'jobTitle' | 'companyName'>): string =>
  jobName({ jobTitle, companyName }).toLowerCase();

/** The jobs in Offer Pending whose offer hasn't been added yet. Renders nothing if there are none. */
export function PendingOffers({ offers }: { offers: readonly Offer[] }) {
  const jobs = useAllRows(jobTable, { where: pending });
  const added = new Set(offers.map(({ jobId, ...offer }) => jobId || nameOf(offer)));
  return (
    <JobTasks title="Offers to add" jobs={jobs.filter((job) => !added.has(job.internalId) && !added.has(nameOf(job)))}>
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
