import { useSyncExternalStore } from 'react';
import type { SaveCityActions, SavedCities, SavedCity } from '../saved-cities';

/** Saves cities in memory, as the places package does in the browser's database. */
export function savedCitiesInMemory(
  initial: readonly SavedCity[] = [],
): SavedCities & { all: () => readonly SavedCity[]; actions: SaveCityActions } {
  let cities = initial;
  const listeners = new Set<() => void>();
  const replace = (next: readonly SavedCity[]) => {
    cities = next;
    for (const listener of listeners) listener();
  };
  const change = (internalId: string, changes: Partial<SavedCity>) =>
    replace(cities.map((city) => (city.internalId === internalId ? { ...city, ...changes } : city)));
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const actions: SaveCityActions = {
    save: (city, type) => {
      const saved = cities.find(({ cityId }) => cityId === city.cityId);
      if (saved)
        change(saved.internalId, {
          locationTypes: [...new Set([...saved.locationTypes, type])],
          ...(city.notes && { notes: city.notes }),
        });
      else
        replace([
          ...cities,
          { ...city, internalId: `saved-${city.cityId}`, locationTypes: [type], notes: city.notes ?? '' },
        ]);
      return true;
    },
    removeFromGroup: ({ internalId, locationTypes }, type) => {
      const left = locationTypes.filter((other) => other !== type);
      if (left.length > 0) change(internalId, { locationTypes: left });
      else replace(cities.filter((city) => city.internalId !== internalId));
    },
    saveNotes: ({ internalId }, notes) => {
      change(internalId, { notes });
      return true;
    },
  };
  return {
    all: () => cities,
    actions,
    useSavedCities: () => useSyncExternalStore(subscribe, () => cities),
    useSaveCityActions: () => actions,
  };
}
