import { changeWithUndo, deletedElsewhere, notify, notifyWithUndo, seriesOf, tryAndNotify } from '@keepmark/ui';
import { useMemo } from 'react';
import { placeName, type PlaceValues } from './place';
import type { PlaceGroup } from './place-group-tables';
import { type PlaceGroupsStore, usePlaceGroupsStore } from './place-groups-store';
import type { Place } from './place-table';
import { placeTypeLabel } from './place-types';
import { type PlacesStore, usePlacesStore } from './places-store';
import { plural } from '@keepmark/ui/words';

// What several of the same notifications say together.
const placesAdded = seriesOf('added', 'place');
const placesSaved = seriesOf('saved', 'place');
const placesDeleted = seriesOf('deleted', 'place');

/** Actions on saved places. Each shows a notification with its result. */
export function usePlaceActions() {
  const store = usePlacesStore();
  const groups = usePlaceGroupsStore();
  return useMemo(() => ({ ...placeActions(store), ...groupActions(groups) }), [store, groups]);
}

const placeActions = (store: PlacesStore) => ({
  /** @returns the id; undefined when it couldn't be saved */
  add: (values: PlaceValues): string | undefined => {
    const internalId = tryAndNotify(() => store.add(values));
    if (internalId !== undefined) {
      notifyWithUndo(`Added ${values.name ?? 'the place'}.`, () => void store.delete([internalId]), placesAdded);
    }
    return internalId;
  },

  /** Saves a place that was found. @returns whether it was saved */
  save: (values: PlaceValues): boolean => {
    const saved = tryAndNotify(() => store.save(values));
    if (!saved) return false;
    notifyWithUndo(`Saved ${values.name ?? 'the place'}.`, saved.undo, placesSaved);
    return true;
  },

  /** @returns whether the changes were saved */
  change: (place: Place, changes: PlaceValues): boolean => {
    if (Object.keys(changes).length === 0) return true;
    const isSaved = tryAndNotify(() => store.update(place.internalId, changes));
    if (isSaved) notify.success('Changes saved.');
    if (isSaved === false) notify.error(deletedElsewhere('place'));
    return isSaved ?? false;
  },

  move: (place: Pick<Place, 'internalId' | 'name' | 'displayName'>, latitude: number, longitude: number): boolean =>
    changeWithUndo(`Moved ${placeName(place)}.`, () => store.move(place.internalId, latitude, longitude)),

  /** @returns whether it was deleted */
  remove: (place: Place): boolean =>
    changeWithUndo(`Deleted ${placeName(place)}.`, () => store.delete(place.internalId), placesDeleted),

  removeMany: (ids: readonly string[]): boolean =>
    changeWithUndo(`Deleted ${plural(ids.length, 'place')}.`, () => store.delete(ids)),

  setType: (ids: readonly string[], type: string, replaces: boolean): boolean =>
    changeWithUndo(`Set type of ${plural(ids.length, 'place')} to ${placeTypeLabel(type)}.`, () =>
      store.changeMany(ids, ({ types }) => ({ types: replaces ? [type] : [...new Set([...types, type])] })),
    ),
});

const groupActions = (groups: PlaceGroupsStore) => ({
  /** @param groupName an existing group or a new one */
  addToGroup: (groupName: string, ids: readonly string[]): boolean =>
    changeWithUndo(`Added ${plural(ids.length, 'place')} to ${groupName}.`, () => groups.addToGroup(groupName, ids)),

  moveToGroup: (from: PlaceGroup, groupName: string, ids: readonly string[]): boolean =>
    changeWithUndo(`Moved ${plural(ids.length, 'place')} from ${from.name} to ${groupName}.`, () =>
      groups.addToGroup(groupName, ids, from.internalId),
    ),

  removeFromGroup: (group: PlaceGroup, ids: readonly string[]): boolean =>
    changeWithUndo(`Removed ${plural(ids.length, 'place')} from ${group.name}.`, () =>
      groups.removePlaces(group.internalId, ids),
    ),
});
