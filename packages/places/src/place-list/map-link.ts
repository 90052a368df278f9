import { hasPosition } from '../place';
import type { Place } from '../place-table';

/**
 * Where other people's map shows the place. By its coordinates: a name may stand anywhere on a map.
 * @returns undefined when its position is not known
 */
export function mapLink(place: Pick<Place, 'latitude' | 'longitude'>): string | undefined {
  if (!hasPosition(place)) return undefined;
  const { latitude, longitude } = place;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
