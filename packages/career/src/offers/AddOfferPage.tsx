import { useGoBack } from '@keepmark/app-shell/go-back';
import { useSavedJob } from '@keepmark/jobs/jobs-store';
import { Page } from '@keepmark/ui';
import { useSearch } from '@tanstack/react-router';
import { offerOfJob } from './offer';
import { offerFormOf, offerValuesOf } from './offer-form';
import { OfferForm } from './OfferForm';
import { useOfferActions } from './use-offer-actions';

/** Adds an offer, for the job in the URL if there is one. */
export function AddOfferPage() {
  const { add } = useOfferActions();
  const search: { jobId?: unknown } = useSearch({ strict: false });
  const jobId = typeof search.jobId === 'string' ? search.jobId : '';
  const job = useSavedJob(jobId);
  return (
    <Page title="Add offer" width="text">
      <OfferForm
        key={jobId}
        initialValues={offerFormOf(job && offerOfJob(job))}
        suggestsArea
        draftKey={`offer-add/${jobId}`}
        submitLabel="Add offer"
        onSubmit={(form) => add(offerValuesOf(form))}
        onLeave={useGoBack('/offers')}
      />
    </Page>
  );
}
