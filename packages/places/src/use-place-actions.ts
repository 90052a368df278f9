import { attempted, notify, tellUndo, toldWithUndo } from '@keepmark/ui';
import { useMemo } from 'react';
import type { PlaceValues } from './place';
import type { PlaceGroup } from './place-group-tables';
import { usePlaceGroupsStore } from './place-groups-store';
import type { Place } from './place-table';
import { placeTypeLabel } from './place-types';
import { usePlacesStore } from './places-store';
import { plural } from './plural';

const notifySaved = (verb: string, wanted: string, name: string) =>
  name === wanted.trim()
    ? notify.success(`${verb} ${name}.`)
    : notify.info(`You keep a place called ${wanted.trim()} already, so this one is called ${name}.`);

/** What one press does to places, told in a notification. */
export function usePlaceActions() {
  const store = usePlacesStore();
  const groups = usePlaceGroupsStore();
  return useMemo(
    () => ({
      /** @returns its id; undefined when it is not stored */
      add: (values: PlaceValues): string | undefined => {
        const saved = attempted(() => store.add(values));
        if (saved) notifySaved('Added', values.name ?? '', saved.name);
        return saved?.internalId;
      },

      /** Keeps a place that was found. */
      save: (values: PlaceValues): boolean => {
        const saved = attempted(() => store.save(values));
        if (!saved) return false;
        const told = saved.name === values.name?.trim() ? `Saved ${saved.name}.` : `Saved as ${saved.name}.`;
        tellUndo(told, saved.undo);
        return true;
      },

      /** @returns whether it is stored */
      change: (place: Place, changes: PlaceValues): boolean => {
        if (Object.keys(changes).length === 0) return true;
        const result = attempted(() => ({ name: store.update(place.internalId, changes) }));
        if (!result) return false;
        if (result.name === undefined) {
          notify.error('This place was deleted meanwhile. Copy what you need, then add it anew.');
          return false;
        }
        notifySaved('Saved', changes.name ?? place.name, result.name);
        return true;
      },

      move: (place: Pick<Place, 'internalId' | 'name'>, latitude: number, longitude: number): boolean =>
        toldWithUndo(`Moved ${place.name}.`, () => store.move(place.internalId, latitude, longitude)),

      /** @returns whether it is gone */
      remove: (place: Place): boolean => toldWithUndo(`Deleted ${place.name}.`, () => store.delete(place.internalId)),

      removeMany: (ids: readonly string[]): boolean =>
        toldWithUndo(`Deleted ${plural(ids.length, 'place')}.`, () => store.delete(ids)),

      setType: (ids: readonly string[], type: string, replaces: boolean): boolean =>
        toldWithUndo(`${plural(ids.length, 'place')}: ${placeTypeLabel(type)}.`, () =>
          store.changeMany(ids, ({ types }) => ({ types: replaces ? [type] : [...new Set([...types, type])] })),
        ),

      /** @param groupName of a group that is there, or of one to make */
      addToGroup: (groupName: string, ids: readonly string[]): boolean =>
        toldWithUndo(`Put ${plural(ids.length, 'place')} into ${groupName}.`, () => groups.addToGroup(groupName, ids)),

      moveToGroup: (from: PlaceGroup, groupName: string, ids: readonly string[]): boolean =>
        toldWithUndo(`Moved ${plural(ids.length, 'place')} from ${from.name} to ${groupName}.`, () =>
          groups.addToGroup(groupName, ids, from.internalId),
        ),

      removeFromGroup: (group: PlaceGroup, ids: readonly string[]): boolean =>
        toldWithUndo(`Took ${plural(ids.length, 'place')} out of ${group.name}.`, () =>
          groups.removePlaces(group.internalId, ids),
        ),
    }),
    [store, groups],
  );
}
