import type { Offer } from './offer-table';

/** The most offers that are compared at once. */
export const maxCompared = 5;

/** The offers that a URL's list names, in the order of `offers`; without a list, the first five. */
export function comparedOffers(offers: readonly Offer[], list: unknown): readonly Offer[] {
  if (typeof list !== 'string') return offers.slice(0, maxCompared);
  const ids = new Set(list.split(','));
  const named = offers.filter(({ internalId }) => ids.has(internalId));
  return (named.length > 0 ? named : offers).slice(0, maxCompared);
}
