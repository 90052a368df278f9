import type { JobPositions } from '@keepmark/contracts';
import { hasPosition, type MapPoint } from '@keepmark/map';
import { plural } from '@keepmark/ui/words';

/** How many of the results are on the map: "560 on the map, 20 without a location". Says when there are more. */
export function mappedText(
  { results, totalResults, totalIsAtLeast }: JobPositions,
  points: readonly Pick<MapPoint, 'latitude' | 'longitude'>[],
): string {
  const placed = points.filter(hasPosition).length;
  const without = points.length - placed;
  const isCapped = totalIsAtLeast || totalResults > results.length;
  const cap = isCapped ? `The map shows the first ${plural(results.length, 'posting')}: ` : '';
  const rest = without > 0 ? `, ${without.toLocaleString('en')} without a location` : '';
  return `${cap}${placed.toLocaleString('en')} on the map${rest}`;
}
