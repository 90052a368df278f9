import type { FoundPlace } from '@keepmark/contracts';
import { placeTypeLabel } from '../place-types';

export interface TypeCount {
  readonly type: string;
  readonly label: string;
  readonly count: number;
}

/** How many places there are of each type, most first. Places of an unknown type count under the empty type. */
export function typeCounts(places: readonly Pick<FoundPlace, 'type'>[]): TypeCount[] {
  const counts = new Map<string, number>();
  for (const { type } of places) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts]
    .map(([type, count]) => ({ type, label: type ? placeTypeLabel(type) : 'Other', count }))
    .toSorted((left, right) => right.count - left.count || left.label.localeCompare(right.label, 'en'));
}
