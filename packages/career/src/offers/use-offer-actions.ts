import { changeWithUndo, notify, saveChanges, tryAndNotify } from '@keepmark/ui';
import { useMemo } from 'react';
import { offerName, type OfferValues } from './offer';
import type { Offer } from './offer-table';
import { useOffersStore } from './offers-store';

/** Actions on offers. Each shows a notification. */
export function useOfferActions() {
  const store = useOffersStore();
  return useMemo(
    () => ({
      /** @returns whether it is stored */
      add: (values: OfferValues): boolean => {
        const isAdded = tryAndNotify(() => store.add(values)) !== undefined;
        if (isAdded) notify.success(`Added the offer: ${offerName(values)}.`);
        return isAdded;
      },

      /** @returns whether it is stored */
      change: (offer: Offer, changes: OfferValues): boolean =>
        saveChanges('offer', changes, () => store.update(offer.internalId, changes)),

      /** @returns whether it was deleted */
      delete: (offer: Offer): boolean =>
        changeWithUndo(`Deleted the offer: ${offerName(offer)}.`, () => store.delete(offer.internalId)),
    }),
    [store],
  );
}
