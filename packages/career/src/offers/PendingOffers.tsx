import { jobName, jobTable } from '@keepmark/jobs';
import { useAllRows } from '@keepmark/local-store/react';
import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Offer } from './offer-table';
import classes from './OffersPage.module.css';

const pending = { status: 'offer-pending' } as const;

/** The jobs in Offer Pending whose offer hasn't been added yet. Nothing when there are none. */
export function PendingOffers({ offers }: { offers: readonly Offer[] }) {
  const jobs = useAllRows(jobTable, { where: pending });
  const added = new Set(offers.map(({ jobId }) => jobId));
  const missing = jobs.filter(({ internalId }) => !added.has(internalId));
  if (missing.length === 0) return null;
  return (
    <section aria-label="Jobs with a pending offer" className={classes['pending']}>
      <Text fw={600}>Offer Pending</Text>
      <ul className={classes['pendingList']}>
        {missing.map((job) => (
          <li key={job.internalId}>
            <span>{jobName(job)}</span>
            <Button
              size="compact-sm"
              variant="light"
              aria-label={`Add offer: ${jobName(job)}`}
              renderRoot={(props) => <Link {...props} to="/offer/add" search={{ jobId: job.internalId }} />}
            >
              Add offer
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
