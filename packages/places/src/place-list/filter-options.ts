import type { PlaceGroup } from '../place-group-tables';
import type { Memberships } from '../place-groups-store';
import type { Place } from '../place-table';
import { placeTypes } from '../place-types';
import { inNoGroup } from './place-filter';

/** The types of the places, with their counts. Includes the chosen type even if no place has it. */
export function typeOptions(places: readonly Place[], chosen: string) {
  const counts = new Map<string, number>();
  for (const { types } of places) for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  const used = placeTypes.filter(({ value }) => counts.has(value) || value === chosen);
  return [
    { value: 'all', label: 'All types' },
    ...used.map(({ value, label }) => ({ value, label: `${label} (${counts.get(value) ?? 0})` })),
  ];
}

const collator = new Intl.Collator('en', { sensitivity: 'base' });

/** The cities of the places, sorted by name, with their counts. Includes the chosen city even if no place is in it. */
export function cityOptions(places: readonly Pick<Place, 'city'>[], chosen: string) {
  const counts = new Map<string, number>(chosen ? [[chosen, 0]] : []);
  for (const { city } of places) if (city) counts.set(city, (counts.get(city) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, label: `${value} (${count})` }))
    .toSorted((left, right) => collator.compare(left.value, right.value));
}

/** The groups with their counts, and "No group". */
export function groupOptions(
  groups: readonly PlaceGroup[],
  { placesOf, isInGroups }: Memberships,
  places: readonly Pick<Place, 'internalId'>[],
  chosen: string,
) {
  const known = new Set(groups.map(({ internalId }) => internalId));
  const ungrouped = groups.length === 0 ? 0 : places.filter(({ internalId }) => !isInGroups(internalId)).length;
  return [
    { value: '', label: 'All groups' },
    ...groups.map(({ internalId, name }) => ({ value: internalId, label: `${name} (${placesOf(internalId).size})` })),
    ...(groups.length > 0 || chosen === inNoGroup ? [{ value: inNoGroup, label: `No group (${ungrouped})` }] : []),
    ...(chosen && chosen !== inNoGroup && !known.has(chosen) ? [{ value: chosen, label: 'Deleted group (0)' }] : []),
  ];
}
