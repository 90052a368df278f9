import type { Database, Undo } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { useAllRows, useDatabase, useRow } from '@keepmark/local-store/react';
import { useMemo } from 'react';
import { PlaceNames, placeToAdd, placeToUpdate, type PlaceValues } from './place';
import { placeGroupLinkTable } from './place-group-tables';
import { createPlaceGroupsStore } from './place-groups-store';
import { type Place, placeTable } from './place-table';
import { plural } from './plural';

/**
 * The saved places of a database. No two of them have one name.
 * All of it throws the store's errors, whose messages a person can act on, when the browser has no room left.
 */
export function createPlacesStore(database: Database) {
  const places = database.table(placeTable);
  const links = database.table(placeGroupLinkTable);
  const groups = createPlaceGroupsStore(database);
  const namesBut = (internalId?: string) =>
    new PlaceNames(allRows(places).filter((place) => place.internalId !== internalId));
  const add = (values: PlaceValues, names: PlaceNames) => {
    const place = placeToAdd(values, names);
    return { internalId: places.insert(place), name: place.name ?? '' };
  };
  /** A place leaves its groups with it. */
  const remove = (ids: ReadonlySet<string>) => {
    links.delete(({ placeId }) => ids.has(placeId));
    for (const internalId of ids) places.delete(internalId);
  };
  return {
    /** As part of a larger change, which gives the way back. */
    remove: (internalId: string): void => database.transaction(() => remove(new Set([internalId]))),

    /** @returns its id, and the name under which it is saved: another one when the wanted one is taken */
    add: (values: PlaceValues): { internalId: string; name: string } => add(values, namesBut()),

    /** Adds a place that was found, with what takes it away again. */
    save(values: PlaceValues): { internalId: string; name: string; undo: Undo } {
      let saved = { internalId: '', name: '' };
      const undo = database.undoable(`Saved ${values.name ?? 'a place'}`, () => {
        saved = add(values, namesBut());
      });
      return { ...saved, undo };
    },

    /**
     * All of them or none.
     * @param groupName of the group that they become members of, which is made when there is none; empty for none
     * @param groupNames of further groups for each of them, by its index
     */
    addMany(
      many: readonly PlaceValues[],
      groupName = '',
      groupNames: readonly Iterable<string>[] = [],
    ): { undo: Undo; groupId: string } {
      let groupId = '';
      const undo = database.undoable(`Added ${plural(many.length, 'place')}`, () => {
        const names = namesBut();
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

    /** @returns the name under which it is saved now; undefined when the place is no longer there */
    update(internalId: string, changes: PlaceValues): string | undefined {
      const before = places.get(internalId);
      if (!before) return undefined;
      const values = placeToUpdate(changes, before, namesBut(internalId));
      places.update(internalId, values);
      return values.name ?? before.name;
    },

    /** Moves a place to another position. */
    move(internalId: string, latitude: number, longitude: number): Undo {
      const name = places.get(internalId)?.name ?? 'a place';
      return database.undoable(`Moved ${name}`, () => places.update(internalId, { latitude, longitude }));
    },

    /** Changes many at once; what no longer exists is left out. Names stay as they are. */
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

    /** A place leaves its groups with it. */
    delete(internalIds: string | readonly string[]): Undo {
      const ids = new Set(typeof internalIds === 'string' ? [internalIds] : internalIds);
      const [first = ''] = ids;
      const label = ids.size === 1 ? (places.get(first)?.name ?? 'a place') : plural(ids.size, 'place');
      return database.undoable(`Deleted ${label}`, () => remove(ids));
    },
  };
}

/** Asks once for each name. */
function once(ask: (name: string) => string): (name: string) => string {
  const answers = new Map<string, string>();
  return (name) => {
    const answer = answers.get(name) ?? ask(name);
    answers.set(name, answer);
    return answer;
  };
}

export type PlacesStore = ReturnType<typeof createPlacesStore>;

export function usePlacesStore(): PlacesStore {
  const database = useDatabase();
  return useMemo(() => createPlacesStore(database), [database]);
}

/** Every saved place, kept current; in no order that a screen should rely on. */
export function useSavedPlaces(): readonly Place[] {
  return useAllRows(placeTable);
}

/** One saved place, kept current; undefined when there is none of this id. */
export function useSavedPlace(internalId: string): Place | undefined {
  return useRow(placeTable, internalId);
}
