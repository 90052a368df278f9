import { coordinatesOf, useHomeLocation } from '@keepmark/geography/home-location';
import { jobTable } from '@keepmark/jobs';
import { useDatabase } from '@keepmark/local-store/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useAreaPrices, useTaxes } from '../wages/wages-api';
import { commuteOf, withJobNames } from './offer';
import { type LookedUp, type OfferFigures, offerFigures } from './offer-figures';
import type { Offer } from './offer-table';
import type { FilingStatus } from './tax';

const lookedUp = <Answer>(asked: string, { data, isError, error }: UseQueryResult<Answer>): LookedUp<Answer> => {
  if (asked === '') return { state: 'not-asked' };
  if (data !== undefined) return { state: 'found', answer: data };
  if (!isError) return { state: 'loading' };
  return { state: 'status' in error && error.status === 404 ? 'none' : 'failed' };
};

/** The figures of offers, which update as taxes and prices load, and a function to retry failed ones. */
export function useOfferFigures(
  offers: readonly Offer[],
  status: FilingStatus,
): { readonly figures: readonly OfferFigures[]; readonly retry: (() => void) | undefined } {
  const jobs = useDatabase().table(jobTable);
  const home = useHomeLocation();
  const taxes = useTaxes(offers.map(({ stateCode }) => stateCode));
  const prices = useAreaPrices(offers.map(({ areaCode }) => areaCode));
  const figures = offers.map((offer, index) => {
    const job = offer.jobId === '' ? undefined : jobs.get(offer.jobId);
    const [tax, price] = [taxes[index], prices[index]];
    return offerFigures(
      {
        offer: withJobNames(offer, job),
        job,
        commute: commuteOf(offer, job, home ? coordinatesOf(home) : undefined),
        taxes: tax ? lookedUp(offer.stateCode, tax) : { state: 'not-asked' },
        prices: price ? lookedUp(offer.areaCode, price) : { state: 'not-asked' },
      },
      status,
    );
  });
  const hasFailed = figures.some((each) => each.taxes.state === 'failed' || each.prices.state === 'failed');
  const retry = () => {
    for (const query of [...taxes, ...prices]) if (query?.isError) void query.refetch();
  };
  return { figures, retry: hasFailed ? retry : undefined };
}
