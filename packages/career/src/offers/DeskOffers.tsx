import { jobTable } from '@keepmark/jobs';
import { useAllRows } from '@keepmark/local-store/react';
import { Section } from '@keepmark/ui/section';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { openOffers, withJobNames } from './offer';
import { useOffers } from './offers-store';
import { OfferLinks } from './OfferLinks';
import { PendingOffers } from './PendingOffers';

/** Unanswered offers on the desk, most urgent first. Renders nothing if there are none. */
export function DeskOffers() {
  const offers = useOffers();
  const jobs = useAllRows(jobTable, { where: { status: 'offer-pending' } });
  const open = openOffers(offers, jobs);
  const jobOf = new Map(jobs.map((job) => [job.internalId, job]));
  if (open.length === 0 && jobs.length === 0) return null;
  return (
    <Section
      title="Offers"
      isFramed
      actions={
        <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/offers" />}>
          Compare offers
        </Anchor>
      }
    >
      <PendingOffers offers={offers} />
      <OfferLinks offers={open.map((offer) => withJobNames(offer, jobOf.get(offer.jobId)))} />
    </Section>
  );
}
