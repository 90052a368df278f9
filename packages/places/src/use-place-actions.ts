import { changeWithUndo, deletedElsewhere, notify, notifyWithUndo, tryAndNotify } from '@keepmark/ui';
import { useMemo } from 'react';
import type { PlaceValues } from './place';
import type { PlaceGroup } from './place-group-tables';
import { usePlaceGroupsStore } from './place-groups-store';
import type { Place } from './place-table';
import { placeTypeLabel } from './place-types';
import { usePlacesStore } from './places-store';
import { plural } from '@keepmark/ui/words';

const notifySaved = (message: string, wantedName: string, name: string) =>
  name === wantedName.trim()
    ? notify.success(message)
    : notify.info(`You already have a place called ${wantedName.trim()}, so this one was saved as ${name}.`);

/** Actions on saved places. Each shows a notification with its result. */
export function usePlaceActions() {
  const store = usePlacesStore();
  const groups = usePlaceGroupsStore();
  return useMemo(
    () => ({
      /** @returns the id; undefined when it couldn't be saved */
      add: (values: PlaceValues): string | undefined => {
        const added = tryAndNotify(() => store.add(values));
        if (added) notifySaved(`Added ${added.name}.`, values.name ?? '', added.name);
        return added?.internalId;
      },

      /** Saves a place that was found. @returns whether it was saved */
      save: (values: PlaceValues): boolean => {
        const saved = tryAndNotify(() => store.save(values));
        if (!saved) return false;
        const message = saved.name === values.name?.trim() ? `Saved ${saved.name}.` : `Saved as ${saved.name}.`;
        notifyWithUndo(message, saved.undo);
        return true;
      },

      /** @returns whether the changes were saved */
      change: (place: Place, changes: PlaceValues): boolean => {
        if (Object.keys(changes).length === 0) return true;
        const result = tryAndNotify(() => ({ name: store.update(place.internalId, changes) }));
        if (!result) return false;
        if (result.name === undefined) {
          notify.error(deletedElsewhere('place'));
          return false;
        }
        notifySaved('Changes saved.', changes.name ?? place.name, result.name);
        return true;
      },

      move: (place: Pick<Place, 'internalId' | 'name'>, latitude: number, longitude: number): boolean =>
        changeWithUndo(`Moved ${place.name}.`, () => store.move(place.internalId, latitude, longitude)),

      /** @returns whether it was deleted */
      remove: (place: Place): boolean => changeWithUndo(`Deleted ${place.name}.`, () => store.delete(place.internalId)),

      removeMany: (ids: readonly string[]): boolean =>
        changeWithUndo(`Deleted ${plural(ids.length, 'place')}.`, () => store.delete(ids)),

      setType: (ids: readonly string[], type: string, replaces: boolean): boolean =>
        changeWithUndo(`Set type of ${plural(ids.length, 'place')} to ${placeTypeLabel(type)}.`, () =>
          store.changeMany(ids, ({ types }) => ({ types: replaces ? [type] : [...new Set([...types, type])] })),
        ),

      /** @param groupName an existing group or a new one */
      addToGroup: (groupName: string, ids: readonly string[]): boolean =>
        changeWithUndo(`Added ${plural(ids.length, 'place')} to ${groupName}.`, () =>
          groups.addToGroup(groupName, ids),
        ),

      moveToGroup: (from: PlaceGroup, groupName: string, ids: readonly string[]): boolean =>
        changeWithUndo(`Moved ${plural(ids.length, 'place')} from ${from.name} to ${groupName}.`, () =>
          groups.addToGroup(groupName, ids, from.internalId),
        ),

      removeFromGroup: (group: PlaceGroup, ids: readonly string[]): boolean =>
        changeWithUndo(`Removed ${plural(ids.length, 'place')} from ${group.name}.`, () =>
          groups.removePlaces(group.internalId, ids),
        ),
    }),
    [store, groups],
  );
}
