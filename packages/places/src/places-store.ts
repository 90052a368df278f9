import type { Database, Undo } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { useAllRows, useDatabase, useRow } from '@keepmark/local-store/react';
import { useMemo } from 'react';
import { placeName, PlaceNames, placeToAdd, placeToUpdate, type PlaceValues } from './place';
import { placeGroupLinkTable } from './place-group-tables';
import { createPlaceGroupsStore } from './place-groups-store';
import { type PlaceTrack, placeTrackTable } from './place-track/place-track-table';
import type { StoredTrack } from './place-track/stored-track';
import { type Place, placeTable } from './place-table';
import { plural } from '@keepmark/ui/words';

/** A place to add, or the fields to change of a saved one. */
export interface PlaceChange {
  /** The saved place; undefined for a new one. */
  readonly internalId?: string | undefined;
  readonly values: PlaceValues;
  /** Groups to add it to, created if needed. */
  readonly groups?: Iterable<string>;
  /** Replaces its track. */
  readonly track?: StoredTrack | undefined;
}

/**
 * Reads and writes saved places, which have unique names.
 * Every method throws the store's errors when storage is full; their messages say what to do.
 */
export function createPlacesStore(database: Database) {
  const writes = createPlaceWrites(database);
  return { ...additions(writes), ...edits(writes), ...deletions(writes) };
}

type PlaceWrites = ReturnType<typeof createPlaceWrites>;

/** The writes that every change is made of. They run within the transaction of their caller. */
function createPlaceWrites(database: Database) {
  const places = database.table(placeTable);
  const tracks = database.table(placeTrackTable);
  const namesExcept = (internalId?: string) =>
    new PlaceNames(allRows(places).filter((place) => place.internalId !== internalId));
  return {
    database,
    places,
    tracks,
    namesExcept,

    add: (values: PlaceValues, names: PlaceNames): string => places.insert(placeToAdd(values, names)),

    /** Changes a place, whose name may have to change to stay unique. */
    update: (before: Place, changes: PlaceValues): void =>
      void places.update(before.internalId, placeToUpdate(changes, before, namesExcept(before.internalId))),

    setTrack: (placeId: string, track: StoredTrack | undefined): void => {
      if (!track) return;
      tracks.delete({ placeId });
      tracks.insert({ placeId, ...track });
    },
  };
}

const additions = ({ database, places, namesExcept, add, setTrack }: PlaceWrites) => ({
  /** @returns the id */
  add: (values: PlaceValues): string => add(values, namesExcept()),

  /** Saves a place that was found. */
  save(values: PlaceValues): { internalId: string; undo: Undo } {
    let internalId = '';
    const undo = database.undoable(`Saved ${values.name ?? 'a place'}`, () => {
      internalId = add(values, namesExcept());
    });
    return { internalId, undo };
  },

  /**
   * Adds new places and completes saved ones: all of them or none. Skips deleted ones.
   * @param descriptions of new groups, by name
   */
  addOrChange(changes: readonly PlaceChange[], label: string, descriptions = new Map<string, string>()): Undo {
    return database.undoable(label, () => {
      const names = namesExcept();
      const grouped: GroupedPlace[] = [];
      for (const { internalId, values, groups = [], track } of changes) {
        if (internalId !== undefined && !places.get(internalId)) continue;
        const placeId = internalId ?? add(values, names);
        if (internalId !== undefined) places.update(internalId, values);
        setTrack(placeId, track);
        grouped.push({ placeId, groups });
      }
      addToGroups(database, grouped, descriptions);
    });
  },
});

interface GroupedPlace {
  readonly placeId: string;
  /** The names of the groups to add it to. */
  readonly groups: Iterable<string>;
}

function addToGroups(database: Database, places: readonly GroupedPlace[], descriptions: ReadonlyMap<string, string>) {
  const store = createPlaceGroupsStore(database);
  const groupOf = once((name) => store.findOrCreate({ name, description: descriptions.get(name) ?? '' }));
  const members = new Map<string, string[]>();
  for (const { placeId, groups } of places) {
    for (const groupId of new Set([...groups].map(groupOf))) {
      const ids = members.get(groupId) ?? [];
      ids.push(placeId);
      members.set(groupId, ids);
    }
  }
  for (const [groupId, ids] of members) store.addPlaces(groupId, ids);
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

const edits = ({ database, places, update }: PlaceWrites) => ({
  /** @returns false when the place no longer exists */
  update(internalId: string, changes: PlaceValues): boolean {
    const before = places.get(internalId);
    if (before) update(before, changes);
    return before !== undefined;
  },

  /** Changes a place inside an undoable change. */
  change(internalId: string, changes: PlaceValues, label: string): Undo {
    return database.undoable(label, () => {
      const before = places.get(internalId);
      if (before) update(before, changes);
    });
  },

  /** Moves a place to other coordinates, in degrees. */
  move(internalId: string, latitude: number, longitude: number): Undo {
    const place = places.get(internalId);
    return database.undoable(`Moved ${place ? placeName(place) : 'a place'}`, () =>
      places.update(internalId, { latitude, longitude }),
    );
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
});

const deletions = ({ database, places, tracks }: PlaceWrites) => {
  const links = database.table(placeGroupLinkTable);
  const remove = (ids: ReadonlySet<string>): void => {
    links.delete(({ placeId }) => ids.has(placeId));
    tracks.delete(({ placeId }) => ids.has(placeId));
    for (const internalId of ids) places.delete(internalId);
  };
  return {
    /** Deletes a place inside a larger change, which provides the undo. */
    remove: (internalId: string): void => database.transaction(() => remove(new Set([internalId]))),

    /** Deletes places, their group memberships and their tracks. */
    delete(internalIds: string | readonly string[]): Undo {
      const ids = new Set(typeof internalIds === 'string' ? [internalIds] : internalIds);
      const [first = ''] = ids;
      const only = ids.size === 1 ? places.get(first) : undefined;
      const label = only ? placeName(only) : plural(ids.size, 'place');
      return database.undoable(`Deleted ${label}`, () => remove(ids));
    },
  };
};

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

/** The track of a saved place; undefined if it has none. Re-renders on changes. */
export function usePlaceTrack(placeId: string): PlaceTrack | undefined {
  return useAllRows(placeTrackTable, { where: { placeId } })[0];
}

/** The tracks of all saved places, by place. Reads them when it is called. */
export const tracksOf = (database: Database): ReadonlyMap<string, StoredTrack> =>
  new Map(allRows(database.table(placeTrackTable)).map(({ placeId, kind, segments }) => [placeId, { kind, segments }]));
