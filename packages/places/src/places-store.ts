import type { Database, Undo } from '@keepmark/local-store';
import { useDatabase, useRow, useRows } from '@keepmark/local-store/react';
import { useMemo } from 'react';
import { PlaceNames, placeToAdd, placeToUpdate, type PlaceValues } from './place';
import { type Place, placeTable } from './place-table';

/**
 * The kept places of a database. No two of them have one name.
 * All of it throws the store's errors, whose messages a person can act on, when the browser has no room left.
 */
export function createPlacesStore(database: Database) {
  const places = database.table(placeTable);
  const namesBut = (internalId?: string) =>
    new PlaceNames(places.query().filter((place) => place.internalId !== internalId));
  return {
    /** @returns the name under which it is kept: another one when the wanted one is taken */
    add(values: PlaceValues): string {
      const place = placeToAdd(values, namesBut());
      places.insert(place);
      return place.name ?? '';
    },

    /** @returns the name under which it is kept now; undefined when the place is no longer there */
    update(internalId: string, changes: PlaceValues): string | undefined {
      const before = places.get(internalId);
      if (!before) return undefined;
      const values = placeToUpdate(changes, before, namesBut(internalId));
      places.update(internalId, values);
      return values.name ?? before.name;
    },

    delete(internalId: string): Undo {
      const place = places.get(internalId);
      return database.undoable(`Deleted ${place?.name ?? 'a place'}`, () => places.delete(internalId));
    },
  };
}

export type PlacesStore = ReturnType<typeof createPlacesStore>;

export function usePlacesStore(): PlacesStore {
  const database = useDatabase();
  return useMemo(() => createPlacesStore(database), [database]);
}

/** Every kept place, kept current; in no order that a screen should rely on. */
export function useKeptPlaces(): readonly Place[] {
  return useRows(placeTable);
}

/** One kept place, kept current; undefined when there is none of this id. */
export function useKeptPlace(internalId: string): Place | undefined {
  return useRow(placeTable, internalId);
}
