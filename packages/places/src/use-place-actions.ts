import type { Undo } from '@keepmark/local-store';
import { notify } from '@keepmark/ui';
import { useMemo } from 'react';
import type { PlaceValues } from './place';
import type { Place } from './place-table';
import { usePlacesStore } from './places-store';

/** Tells what went wrong instead of throwing. @returns undefined when it did */
function attempted<Result>(change: () => Result): Result | undefined {
  try {
    return change();
  } catch (error) {
    notify.error(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

const tellUndo = (message: string, undo: Undo) =>
  notify.success(message, { action: { label: 'Undo', onClick: () => attempted(undo) } });

const tellStored = (verb: string, wanted: string, name: string) =>
  name === wanted.trim()
    ? notify.success(`${verb} ${name}.`)
    : notify.info(`You keep a place called ${wanted.trim()} already, so this one is called ${name}.`);

/** What one press does to a place, told in a notification. */
export function usePlaceActions() {
  const store = usePlacesStore();
  return useMemo(
    () => ({
      /** @returns whether it is stored */
      add: (values: PlaceValues): boolean => {
        const name = attempted(() => store.add(values).name);
        if (name !== undefined) tellStored('Added', values.name ?? '', name);
        return name !== undefined;
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
        tellStored('Saved', changes.name ?? place.name, result.name);
        return true;
      },

      /** @returns whether it is gone */
      remove: (place: Place): boolean => {
        const undo = attempted(() => store.delete(place.internalId));
        if (undo) tellUndo(`Deleted ${place.name}.`, undo);
        return undo !== undefined;
      },
    }),
    [store],
  );
}
