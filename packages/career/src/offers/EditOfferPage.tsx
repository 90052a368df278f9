import { useGoBack } from '@keepmark/app-shell/go-back';
import { useSavedJob } from '@keepmark/jobs/jobs-store';
import { NotSavedHere, Page } from '@keepmark/ui';
import { DeleteButton, editForm, OpenedRow } from '@keepmark/ui/entity-form';
import { changedValues } from '@keepmark/ui/form-values';
import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { offerName, withJobNames } from './offer';
import { offerFormOf, offerValuesOf } from './offer-form';
import { offerFormParts } from './offer-form-parts';
import type { Offer } from './offer-table';
import { OfferForm } from './OfferForm';
import { useOffer } from './offers-store';
import { useOfferActions } from './use-offer-actions';

/** Edits an offer. */
export function EditOfferPage() {
  const { internalId = '' } = useParams({ strict: false });
  const stored = useOffer(internalId);
  const notFound = (
    <NotSavedHere
      noun="offer"
      nouns="offers"
      icon="currency-dollar"
      action={<Button renderRoot={(props) => <Link {...props} to="/offers" />}>Go to offers</Button>}
    />
  );
  return (
    <OpenedRow stored={stored} internalId={internalId} notFound={notFound}>
      {(offer, isDeleted) => <EditOffer offer={offer} isDeleted={isDeleted} />}
    </OpenedRow>
  );
}

function EditOffer({ offer, isDeleted }: { offer: Offer; isDeleted: boolean }) {
  const actions = useOfferActions();
  const leave = useGoBack('/offers');
  const job = useSavedJob(offer.jobId);
  return (
    <Page title={offerName(withJobNames(offer, job))} width="text">
      <OfferForm
        {...editForm({
          noun: 'offer',
          row: offer,
          isDeleted,
          values: offerFormOf(offer),
          parts: offerFormParts,
          onAddAgain: (form) => actions.add(offerValuesOf(form)),
          onSubmit: (form) => actions.change(offer, changedValues(offerValuesOf(form), offer)),
        })}
        onLeave={leave}
        actions={<DeleteButton onClick={() => actions.delete(offer) && leave()} />}
      />
    </Page>
  );
}
