import { useSavedJob } from '@keepmark/jobs/jobs-store';
import { useAllRows } from '@keepmark/local-store/react';
import { Section } from '@keepmark/ui/section';
import { Anchor, Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { payWithUnit } from '../money/money';
import classes from './JobPay.module.css';
import { type Offer, offerTable } from './offer-table';

/** On the page of a saved job: its offer, once there is one, and a link to salaries. */
export function JobPay({ jobId }: { readonly jobId: string }) {
  const job = useSavedJob(jobId);
  const [offer] = useAllRows(offerTable, { where: { jobId } });
  if (!job) return null;
  const { jobTitle: career, status } = job;
  return (
    <Section title="Pay" className={classes['section']}>
      {offer ? <SavedOffer offer={offer} /> : null}
      {!offer && status === 'offer-pending' ? (
        <Button variant="light" renderRoot={(props) => <Link {...props} to="/offer/add" search={{ jobId }} />}>
          Add offer
        </Button>
      ) : null}
      {career === '' ? null : (
        <Anchor renderRoot={(props) => <Link {...props} to="/salary/assistant/{-$career}" params={{ career }} />}>
          What this work pays
        </Anchor>
      )}
    </Section>
  );
}

function SavedOffer({ offer: { internalId, salary, salaryPer } }: { offer: Offer }) {
  return (
    <>
      <Text>
        Offer:{' '}
        <Anchor
          inherit
          renderRoot={(props) => <Link {...props} to="/offer/edit/$internalId" params={{ internalId }} />}
        >
          {salary === null ? 'Enter the salary' : payWithUnit(salary, salaryPer)}
        </Anchor>
      </Text>
      <Anchor renderRoot={(props) => <Link {...props} to="/offers" />}>Compare offers</Anchor>
    </>
  );
}
