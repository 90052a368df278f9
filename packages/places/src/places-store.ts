import type { Database, Undo } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { useAllRows, useDatabase, useRow } from '@keepmark/local-store/react';
import { useMemo } from 'react';
import { PlaceNames, placeToAdd, placeToUpdate, type PlaceValues } from './place';
import { placeGroupLinkTable } from './place-group-tables';
import { createPlaceGroupsStore } from './place-groups-store';
import { type Place, placeTable } from './place-table';
import { plural } from '@keepmark/ui/words';

/**
 * Reads and writes saved places, which have unique names.
 * Every method throws the store's errors when storage is full; their messages say what to do.
 */
export function createPlacesStore(database: Database) {
  const places = database.table(placeTable);
  const links = database.table(placeGroupLinkTable);
  const groups = createPlaceGroupsStore(database);
  const namesExcept = (internalId?: string) =>
    new PlaceNames(allRows(places).filter((place) => place.internalId !== internalId));
  const add = (values: PlaceValues, names: PlaceNames) => {
    const place = placeToAdd(values, names);
    return { internalId: places.insert(place), name: place.name ?? '' };
  };
  /** Deletes places and their group memberships. */
  const remove = (ids: ReadonlySet<string>) => {
    links.delete(({ placeId }) => ids.has(placeId));
    for (const internalId of ids) places.delete(internalId);
  };
  return {
    /** Deletes a place inside a larger change, which provides the undo. */
    remove: (internalId: string): void => database.transaction(() => remove(new Set([internalId]))),

    /** @returns the id, and the name it was saved with, which differs when the wanted name is taken */
    add: (values: PlaceValues): { internalId: string; name: string } => add(values, namesExcept()),

    /** Saves a place that was found. */
    save(values: PlaceValues): { internalId: string; name: string; undo: Undo } {
      let saved = { internalId: '', name: '' };
      const undo = database.undoable(`Saved ${values.name ?? 'a place'}`, () => {
        saved = add(values, namesExcept());
      });
      return { ...saved, undo };
    },

    /**
     * Adds all of the places or none.
     * @param groupName a group for all of them, created if needed; empty for none
     * @param groupNames more groups for each place, by its index
     */
    addMany(
      many: readonly PlaceValues[],
      groupName = '',
      groupNames: readonly Iterable<string>[] = [],
    ): { undo: Undo; groupId: string } {
      let groupId = '';
      const undo = database.undoable(`Added ${plural(many.length, 'place')}`, () => {
        const names = namesExcept();
        const groupOf = once((name: string) => groups.findOrCreate({ name }));
        if (groupName) groupId = groupOf(groupName);
        for (const [index, values] of many.entries()) {
          const { internalId: placeId } = add(values, names);
          const groupIds = new Set([...(groupName ? [groupName] : []), ...(groupNames[index] ?? [])].map(groupOf));
          for (const id of groupIds) links.insert({ groupId: id, placeId });
        }
      });
      return { undo, groupId };
    },

    /** @returns the name it is saved with now; undefined when the place no longer exists */
    update(internalId: string, changes: PlaceValues): string | undefined {
      const before = places.get(internalId);
      if (!before) return undefined;
      const values = placeToUpdate(changes, before, namesExcept(internalId));
      places.update(internalId, values);
      return values.name ?? before.name;
    },

    /** Moves a place to other coordinates, in degrees. */
    move(internalId: string, latitude: number, longitude: number): Undo {
      const name = places.get(internalId)?.name ?? 'a place';
      return database.undoable(`Moved ${name}`, () => places.update(internalId, { latitude, longitude }));
    },

    /** Changes many places, except their names. Skips deleted ones. */
    changeMany(
      internalIds: readonly string[],
      change: (place: Place) => Omit<PlaceValues, 'name'>,
      label = `Changed ${plural(internalIds.length, 'place')}`,
    ): Undo {
      return database.undoable(label, () => {
        for (const internalId of internalIds) {
          const place = places.get(internalId);
          if (place) places.update(internalId, change(place));
        }
      });
    },

    /** Deletes places and their group memberships. */
    delete(internalIds: string | readonly string[]): Undo {
      const ids = new Set(typeof internalIds === 'string' ? [internalIds] : internalIds);
      const [first = ''] = ids;
      const label = ids.size === 1 ? (places.get(first)?.name ?? 'a place') : plural(ids.size, 'place');
      return database.undoable(`Deleted ${label}`, () => remove(ids));
    },
  };
}

/** Calls `find` once per name. */
function once(find: (name: string) => string): (name: string) => string {
  const found = new Map<string, string>();
  return (name) => {
    const id = found.get(name) ?? find(name);
    found.set(name, id);
    return id;
  };
}

export type PlacesStore = ReturnType<typeof createPlacesStore>;

export function usePlacesStore(): PlacesStore {
  const database = useDatabase();
  return useMemo(() => createPlacesStore(database), [database]);
}

/** Every saved place, in no particular order. Re-renders on changes. */
export function useSavedPlaces(): readonly Place[] {
  return useAllRows(placeTable);
}

/** The saved place with this id, or undefined. Re-renders on changes. */
export function useSavedPlace(internalId: string): Place | undefined {
  return useRow(placeTable, internalId);
}
