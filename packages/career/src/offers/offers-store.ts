import type { Database, Undo } from '@keepmark/local-store';
import { useAllRows, useDatabase, useRow } from '@keepmark/local-store/react';
import { useMemo } from 'react';
import { offerName, type OfferValues } from './offer';
import { type Offer, offerTable } from './offer-table';

/** The offers in a database. Writes throw the errors of local-store, such as when the browser is out of space. */
export function createOffersStore(database: Database, clock: () => Date = () => new Date()) {
  const offers = database.table(offerTable);
  return {
    /** @returns its id */
    add: (values: OfferValues): string => offers.insert({ ...values, dateAdded: clock().toISOString() }),

    /** @returns whether the offer is still there */
    update: (internalId: string, changes: OfferValues): boolean =>
      offers.update(internalId, { ...changes, dateUpdated: clock().toISOString() }) > 0,

    /** @returns undefined if the offer no longer exists */
    delete(internalId: string): Undo | undefined {
      const offer = offers.get(internalId);
      return offer && database.undoable(`Deleted ${offerName(offer)}`, () => offers.delete(internalId));
    },
  };
}

/** All offers, the oldest first. Rerenders when they change. */
export function useOffers(): readonly Offer[] {
  const offers = useAllRows(offerTable);
  return useMemo(
    () =>
      offers.toSorted(
        (left, right) =>
          left.dateAdded.localeCompare(right.dateAdded) || left.internalId.localeCompare(right.internalId),
      ),
    [offers],
  );
}

/** One offer; undefined if none has this id. Rerenders when it changes. */
export function useOffer(internalId: string): Offer | undefined {
  return useRow(offerTable, internalId);
}

export function useOffersStore() {
  const database = useDatabase();
  return useMemo(() => createOffersStore(database), [database]);
}
