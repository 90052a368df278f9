import type { Database, Undo } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { useAllRows, useDatabase } from '@keepmark/local-store/react';
import { useMemo } from 'react';
import { plainName } from './place';
import { type PlaceGroup, placeGroupLinkTable, placeGroupTable } from './place-group-tables';
import { placeTable } from './place-table';

/** The fields of a group that a person fills in. */
export type PlaceGroupValues = Partial<Omit<PlaceGroup, 'internalId'>>;

/**
 * Reads and writes groups and their places. Every method throws the store's errors when storage is full; their messages
 * say what to do.
 */
export function createPlaceGroupsStore(database: Database) {
  const { groups, links, findOrCreate, link, unlink } = createGroupWrites(database);
  const nameOf = (groupId: string) => groups.get(groupId)?.name ?? 'a group';

  return {
    findOrCreate,

    /** @returns false when the group no longer exists */
    update: (groupId: string, changes: PlaceGroupValues): boolean => groups.update(groupId, changes) > 0,

    /** Deletes the memberships first (specification, section 4), in one transaction. The places stay. */
    delete: (groupId: string): Undo =>
      database.undoable(`Deleted ${nameOf(groupId)}`, () => {
        links.delete({ groupId });
        groups.delete(groupId);
      }),

    /** Adds places to a group; doing it twice changes nothing. @returns how many were added */
    addPlaces: (groupId: string, placeIds: readonly string[]): number =>
      database.transaction(() => link(groupId, placeIds)),

    /**
     * Adds places to the group with this name, and creates it if needed.
     * @param fromId a group to remove them from
     */
    addToGroup: (groupName: string, placeIds: readonly string[], fromId?: string): Undo =>
      database.undoable(`Added to ${groupName}`, () => {
        const groupId = findOrCreate({ name: groupName });
        link(groupId, placeIds);
        if (fromId !== undefined && fromId !== groupId) unlink(fromId, placeIds);
      }),

    removePlaces: (groupId: string, placeIds: readonly string[]): Undo =>
      database.undoable(`Removed from ${nameOf(groupId)}`, () => unlink(groupId, placeIds)),

    /** Puts a place in exactly the groups with these names, and creates the missing ones. */
    setGroups(placeId: string, groupNames: readonly string[]): void {
      database.transaction(() => {
        const groupIds = groupNames.filter((name) => name.trim()).map((name) => findOrCreate({ name }));
        links.delete((row) => row.placeId === placeId && !groupIds.includes(row.groupId));
        for (const groupId of groupIds) link(groupId, [placeId]);
      });
    },
  };
}

/** The tables of groups, and the writes that several changes share. */
function createGroupWrites(database: Database) {
  const groups = database.table(placeGroupTable);
  const links = database.table(placeGroupLinkTable);
  const places = database.table(placeTable);
  return {
    groups,
    links,

    /** @returns the id of the new group, or of the existing group with this name */
    findOrCreate: (values: PlaceGroupValues): string => {
      const wantedName = plainName(values.name ?? '');
      const existing = allRows(groups).find(({ name }) => plainName(name) === wantedName);
      return existing?.internalId ?? groups.insert({ ...values, name: values.name?.trim() ?? '' });
    },

    /** Skips places that are in the group or not saved. @returns how many were added */
    link: (groupId: string, placeIds: Iterable<string>): number => {
      if (!groups.get(groupId)) return 0;
      const members = new Set(allRows(links, { where: { groupId } }).map(({ placeId }) => placeId));
      let added = 0;
      for (const placeId of placeIds) {
        if (members.has(placeId) || !places.get(placeId)) continue;
        members.add(placeId);
        links.insert({ groupId, placeId });
        added += 1;
      }
      return added;
    },

    unlink: (groupId: string, placeIds: Iterable<string>): number => {
      const removed = new Set(placeIds);
      return links.delete((row) => row.groupId === groupId && removed.has(row.placeId));
    },
  };
}

export type PlaceGroupsStore = ReturnType<typeof createPlaceGroupsStore>;

export function usePlaceGroupsStore(): PlaceGroupsStore {
  const database = useDatabase();
  return useMemo(() => createPlaceGroupsStore(database), [database]);
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Every group, sorted by name. Re-renders on changes. */
export function usePlaceGroups(): readonly PlaceGroup[] {
  const groups = useAllRows(placeGroupTable);
  return useMemo(() => groups.toSorted((left, right) => collator.compare(left.name, right.name)), [groups]);
}

/** Which places are in which groups, looked up by either. */
export interface Memberships {
  readonly placesOf: (groupId: string) => ReadonlySet<string>;
  readonly groupsOf: (placeId: string) => ReadonlySet<string>;
  /** Whether a place is in any group. */
  readonly isInGroups: (placeId: string) => boolean;
}

const emptySet: ReadonlySet<string> = new Set();

export function membershipsOf(links: readonly { readonly groupId: string; readonly placeId: string }[]): Memberships {
  const places = new Map<string, Set<string>>();
  // Most places are in one group: 20,000 sets of one id take longer to make than all the rest.
  const groups = new Map<string, string | Set<string>>();
  for (const { groupId, placeId } of links) {
    const members = places.get(groupId);
    if (members) members.add(placeId);
    else places.set(groupId, new Set([placeId]));
    const known = groups.get(placeId);
    if (known === undefined) groups.set(placeId, groupId);
    else if (typeof known === 'string') groups.set(placeId, new Set([known, groupId]));
    else known.add(groupId);
  }
  return {
    placesOf: (groupId) => places.get(groupId) ?? emptySet,
    groupsOf: (placeId) => {
      const found = groups.get(placeId);
      return typeof found === 'string' ? new Set([found]) : (found ?? emptySet);
    },
    isInGroups: (placeId) => groups.has(placeId),
  };
}

/** Which places are in which groups. Re-renders on changes. */
export function useMemberships(): Memberships {
  const links = useAllRows(placeGroupLinkTable);
  return useMemo(() => membershipsOf(links), [links]);
}
