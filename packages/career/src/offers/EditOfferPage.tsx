import { useGoBack } from '@keepmark/app-shell/go-back';
import { useSavedJob } from '@keepmark/jobs/jobs-store';
import { NotSavedHere, Page } from '@keepmark/ui';
import { useOpenedRow } from '@keepmark/ui/entity-form';
import { changedValues } from '@keepmark/ui/form-values';
import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { offerName, withJobNames } from './offer';
import { offerFormOf, offerValuesOf } from './offer-form';
import { offerFormParts } from './offer-form-parts';
import type { Offer } from './offer-table';
import { OfferForm } from './OfferForm';
import classes from './EditOfferPage.module.css';
import { useOffer } from './offers-store';
import { useOfferActions } from './use-offer-actions';

/** Edits an offer. */
export function EditOfferPage() {
  const { internalId = '' } = useParams({ strict: false });
  const stored = useOffer(internalId);
  const offer = useOpenedRow(stored, internalId);
  if (offer) return <EditOffer key={internalId} offer={offer} isDeleted={!stored} />;
  return (
    <NotSavedHere
      noun="offer"
      nouns="offers"
      icon="currency-dollar"
      action={<Button renderRoot={(props) => <Link {...props} to="/offers" />}>Go to offers</Button>}
    />
  );
}

function EditOffer({ offer, isDeleted }: { offer: Offer; isDeleted: boolean }) {
  const actions = useOfferActions();
  const leave = useGoBack('/offers');
  const job = useSavedJob(offer.jobId);
  return (
    <Page title={offerName(withJobNames(offer, job))} width="text">
      <OfferForm
        initialValues={offerFormOf(offer)}
        draftKey={`offer-edit/${offer.internalId}`}
        submitLabel="Save changes"
        record={{
          noun: 'offer',
          stored: isDeleted ? undefined : offerFormOf(offer),
          parts: offerFormParts,
          onAddAgain: (form) => actions.add(offerValuesOf(form)),
        }}
        // The form follows the stored offer, so only what the person changed is written.
        onSubmit={(form) => actions.change(offer, changedValues(offerValuesOf(form), offer))}
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
