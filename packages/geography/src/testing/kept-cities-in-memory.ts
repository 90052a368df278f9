import { useSyncExternalStore } from 'react';
import type { KeptCities, KeptCity } from '../kept-cities';

/** Keeps cities in memory, as the package of kept places does in the browser's database. */
export function keptCitiesInMemory(initial: readonly KeptCity[] = []): KeptCities & { all: () => readonly KeptCity[] } {
  let cities = initial;
  const listeners = new Set<() => void>();
  const replace = (next: readonly KeptCity[]) => {
    cities = next;
    for (const listener of listeners) listener();
  };
  const change = (internalId: string, changes: Partial<KeptCity>) =>
    replace(cities.map((city) => (city.internalId === internalId ? { ...city, ...changes } : city)));
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const actions: ReturnType<KeptCities['useKeepCityActions']> = {
    keep: (city, type) => {
      const kept = cities.find(({ cityId }) => cityId === city.cityId);
      if (kept) change(kept.internalId, { locationTypes: [...kept.locationTypes, type] });
      else replace([...cities, { ...city, internalId: `kept-${city.cityId}`, locationTypes: [type], notes: '' }]);
    },
    release: ({ internalId, locationTypes }, type) => {
      const left = locationTypes.filter((other) => other !== type);
      if (left.length > 0) change(internalId, { locationTypes: left });
      else replace(cities.filter((city) => city.internalId !== internalId));
    },
    note: ({ internalId }, notes) => {
      change(internalId, { notes });
      return true;
    },
  };
  return {
    all: () => cities,
    useKeptCities: () => useSyncExternalStore(subscribe, () => cities),
    useKeepCityActions: () => actions,
  };
}
