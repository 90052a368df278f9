import type { FoundPlace } from '@keepmark/contracts';
import { placeTypeLabel } from '../place-types';

export interface TypeCount {
  readonly type: string;
  readonly label: string;
  readonly count: number;
}

/** How many places of each kind there are, most first. What has no kind of ours stands under the empty one. */
export function typeCounts(places: readonly Pick<FoundPlace, 'type'>[]): TypeCount[] {
  const counts = new Map<string, number>();
  for (const { type } of places) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts]
    .map(([type, count]) => ({ type, label: type ? placeTypeLabel(type) : 'Other', count }))
    .toSorted((left, right) => right.count - left.count || left.label.localeCompare(right.label, 'en'));
}
