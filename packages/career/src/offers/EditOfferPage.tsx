import { useGoBack } from '@keepmark/app-shell/go-back';
import { useSavedJob } from '@keepmark/jobs/jobs-store';
import { NotSavedHere, Page } from '@keepmark/ui';
import { changedValues } from '@keepmark/ui/form-values';
import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { offerName, withJobNames } from './offer';
import { offerFormOf, offerValuesOf } from './offer-form';
import type { Offer } from './offer-table';
import { OfferForm } from './OfferForm';
import classes from './EditOfferPage.module.css';
import { useOffer } from './offers-store';
import { useOfferActions } from './use-offer-actions';

/** Edits an offer. */
export function EditOfferPage() {
  const { internalId = '' } = useParams({ strict: false });
  const offer = useOffer(internalId);
  if (offer) return <EditOffer key={internalId} offer={offer} />;
  return (
    <NotSavedHere
      noun="offer"
      nouns="offers"
      icon="currency-dollar"
      action={<Button renderRoot={(props) => <Link {...props} to="/offers" />}>Go to offers</Button>}
    />
  );
}

function EditOffer({ offer }: { offer: Offer }) {
  // The values when the form opened. Only fields that differ are saved.
  const [opened] = useState(offer);
  const actions = useOfferActions();
  const leave = useGoBack('/offers');
  const job = useSavedJob(offer.jobId);
  return (
    <Page title={offerName(withJobNames(offer, job))} width="text">
      <OfferForm
        initialValues={offerFormOf(opened)}
        draftKey={`offer-edit/${offer.internalId}`}
        submitLabel="Save changes"
        onSubmit={(form) => actions.change(offer, changedValues(offerValuesOf(form), opened))}
        onLeave={leave}
        actions={
          <Button
            variant="subtle"
            color="error"
            className={classes['delete']}
            onClick={() => actions.delete(offer) && leave()}
          >
            Delete
          </Button>
        }
      />
    </Page>
  );
}
