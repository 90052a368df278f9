import type { Offer } from './offer-table';

/** The maximum number of offers to compare. */
export const maxCompared = 5;

/** The offers in a URL's list, in the order of `offers`. Without a list, the first five. */
export function comparedOffers(offers: readonly Offer[], list: unknown): readonly Offer[] {
  if (typeof list !== 'string') return offers.slice(0, maxCompared);
  const ids = new Set(list.split(','));
  const named = offers.filter(({ internalId }) => ids.has(internalId));
  return (named.length > 0 ? named : offers).slice(0, maxCompared);
}
