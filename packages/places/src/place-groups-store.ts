import type { Database, Undo } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { useAllRows, useDatabase } from '@keepmark/local-store/react';
import { useMemo } from 'react';
import { plainName } from './place';
import { type PlaceGroup, placeGroupLinkTable, placeGroupTable } from './place-group-tables';
import { placeTable } from './place-table';

/** What a person says of a group. */
export type PlaceGroupValues = Partial<Omit<PlaceGroup, 'internalId'>>;

/**
 * The groups of a database and the places in them. All of it throws the store's errors, whose messages a person can act
 * on, when the browser has no room left.
 */
export function createPlaceGroupsStore(database: Database) {
  const groups = database.table(placeGroupTable);
  const links = database.table(placeGroupLinkTable);
  const places = database.table(placeTable);
  const nameOf = (groupId: string) => groups.get(groupId)?.name ?? 'a group';

  /** Idempotent: a place that is in the group stays in it once. What is not saved is not linked. */
  const link = (groupId: string, placeIds: Iterable<string>): number => {
    if (!groups.get(groupId)) return 0;
    const inside = new Set(allRows(links, { where: { groupId } }).map(({ placeId }) => placeId));
    let added = 0;
    for (const placeId of placeIds) {
      if (inside.has(placeId) || !places.get(placeId)) continue;
      inside.add(placeId);
      links.insert({ groupId, placeId });
      added += 1;
    }
    return added;
  };
  const unlink = (groupId: string, placeIds: Iterable<string>) => {
    const leaving = new Set(placeIds);
    return links.delete((row) => row.groupId === groupId && leaving.has(row.placeId));
  };

  const findOrCreate = (values: PlaceGroupValues): string => {
    const wanted = plainName(values.name ?? '');
    const known = allRows(groups).find(({ name }) => plainName(name) === wanted);
    return known?.internalId ?? groups.insert({ ...values, name: values.name?.trim() ?? '' });
  };

  return {
    /** @returns its id; that of the group of this name when there is one already */
    findOrCreate,

    /** @returns whether it was there to be changed */
    update: (groupId: string, changes: PlaceGroupValues): boolean => groups.update(groupId, changes) > 0,

    /** Its memberships go first (specification, section 4), all in one; its places stay saved. */
    delete: (groupId: string): Undo =>
      database.undoable(`Deleted ${nameOf(groupId)}`, () => {
        links.delete({ groupId });
        groups.delete(groupId);
      }),

    /** Idempotent. @returns how many were not in it before */
    addPlaces: (groupId: string, placeIds: readonly string[]): number =>
      database.transaction(() => link(groupId, placeIds)),

    /**
     * Into the group of this name, which is made when there is none.
     * @param fromId the group that they leave, if any
     */
    addToGroup: (groupName: string, placeIds: readonly string[], fromId?: string): Undo =>
      database.undoable(`Put into ${groupName}`, () => {
        const groupId = findOrCreate({ name: groupName });
        link(groupId, placeIds);
        if (fromId !== undefined && fromId !== groupId) unlink(fromId, placeIds);
      }),

    removePlaces: (groupId: string, placeIds: readonly string[]): Undo =>
      database.undoable(`Took out of ${nameOf(groupId)}`, () => unlink(groupId, placeIds)),

    /** Makes a place's groups those of these names and no others; a group that is not there is made. */
    setGroups(placeId: string, groupNames: readonly string[]): void {
      database.transaction(() => {
        const groupIds = groupNames.filter((name) => name.trim()).map((name) => findOrCreate({ name }));
        links.delete((row) => row.placeId === placeId && !groupIds.includes(row.groupId));
        for (const groupId of groupIds) link(groupId, [placeId]);
      });
    },
  };
}

export type PlaceGroupsStore = ReturnType<typeof createPlaceGroupsStore>;

export function usePlaceGroupsStore(): PlaceGroupsStore {
  const database = useDatabase();
  return useMemo(() => createPlaceGroupsStore(database), [database]);
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Every group, by name, kept current. */
export function usePlaceGroups(): readonly PlaceGroup[] {
  const groups = useAllRows(placeGroupTable);
  return useMemo(() => groups.toSorted((left, right) => collator.compare(left.name, right.name)), [groups]);
}

/** Who is in what, looked up either way. */
export interface Memberships {
  readonly placesOf: (groupId: string) => ReadonlySet<string>;
  readonly groupsOf: (placeId: string) => ReadonlySet<string>;
}

const nobody: ReadonlySet<string> = new Set();

export function membershipsOf(links: readonly { readonly groupId: string; readonly placeId: string }[]): Memberships {
  const places = new Map<string, Set<string>>();
  const groups = new Map<string, Set<string>>();
  const put = (map: Map<string, Set<string>>, key: string, value: string) => {
    const values = map.get(key);
    if (values) values.add(value);
    else map.set(key, new Set([value]));
  };
  for (const { groupId, placeId } of links) {
    put(places, groupId, placeId);
    put(groups, placeId, groupId);
  }
  return {
    placesOf: (groupId) => places.get(groupId) ?? nobody,
    groupsOf: (placeId) => groups.get(placeId) ?? nobody,
  };
}

/** Who is in what, kept current. */
export function useMemberships(): Memberships {
  const links = useAllRows(placeGroupLinkTable);
  return useMemo(() => membershipsOf(links), [links]);
}
