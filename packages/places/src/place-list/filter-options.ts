import type { PlaceGroup } from '../place-group-tables';
import type { Memberships } from '../place-groups-store';
import type { Place } from '../place-table';
import { placeTypes } from '../place-types';
import { inNoGroup } from './place-filter';

/** The kinds that there are, with their numbers; the chosen one too when nothing is of it any more. */
export function typeOptions(places: readonly Place[], chosen: string) {
  const counts = new Map<string, number>();
  for (const { types } of places) for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  const used = placeTypes.filter(({ value }) => counts.has(value) || value === chosen);
  return [
    { value: 'all', label: 'Every kind' },
    ...used.map(({ value, label }) => ({ value, label: `${label} (${counts.get(value) ?? 0})` })),
  ];
}

const collator = new Intl.Collator('en', { sensitivity: 'base' });

/** The cities of places, by name, with their numbers; the chosen one too. */
export function cityOptions(places: readonly Pick<Place, 'city'>[], chosen: string) {
  const counts = new Map<string, number>(chosen ? [[chosen, 0]] : []);
  for (const { city } of places) if (city) counts.set(city, (counts.get(city) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, label: `${value} (${count})` }))
    .toSorted((left, right) => collator.compare(left.value, right.value));
}

/** The groups with their numbers, and "in no group". */
export function groupOptions(
  groups: readonly PlaceGroup[],
  { placesOf, groupsOf }: Memberships,
  places: readonly Pick<Place, 'internalId'>[],
  chosen: string,
) {
  const known = new Set(groups.map(({ internalId }) => internalId));
  const alone = groups.length === 0 ? 0 : places.filter(({ internalId }) => groupsOf(internalId).size === 0).length;
  return [
    { value: '', label: 'Every group' },
    ...groups.map(({ internalId, name }) => ({ value: internalId, label: `${name} (${placesOf(internalId).size})` })),
    ...(groups.length > 0 || chosen === inNoGroup ? [{ value: inNoGroup, label: `In no group (${alone})` }] : []),
    ...(chosen && chosen !== inNoGroup && !known.has(chosen) ? [{ value: chosen, label: 'A deleted group (0)' }] : []),
  ];
}
