import { databaseOf } from '@keepmark/local-store/testing';
import type { PlaceValues } from '../place';
import { createPlaceGroupsStore } from '../place-groups-store';
import { placeTable } from '../place-table';

/** Group names, each with the indexes of its places. */
export type GroupMembers = Readonly<Record<string, readonly number[]>>;

/** A database with these saved places and groups, and their ids. */
export function preparePlaces(places: readonly PlaceValues[], groups: GroupMembers = {}) {
  const prepared = databaseOf(placeTable, places);
  const store = createPlaceGroupsStore(prepared.database);
  const groupIds = Object.entries(groups).map(([name, members]) => {
    const groupId = store.findOrCreate({ name });
    store.addPlaces(
      groupId,
      members.map((index) => prepared.ids[index] ?? ''),
    );
    return groupId;
  });
  return { ...prepared, groupIds };
}
