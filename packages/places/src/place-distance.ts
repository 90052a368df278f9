import { commuteMinutes, coordinatesOf, type HomeLocation } from '@keepmark/geography';
import { distanceKm } from '@keepmark/map/geometry';
import { hasPosition } from './place';
import type { Place } from './place-table';

const kmPerMile = 1.609344;

/** Tells how far a place is, in kilometres along a straight line; null when that is not known. */
export type DistanceOf = (place: Pick<Place, 'latitude' | 'longitude'>) => number | null;

/** How far places are from where a person's ways begin. What was measured once is remembered. */
export function distanceFrom(homeLocation: HomeLocation | null): DistanceOf {
  if (!homeLocation) return () => null;
  const from = coordinatesOf(homeLocation);
  const known = new WeakMap<object, number | null>();
  return (place) => {
    let distance = known.get(place);
    if (distance === undefined) {
      const { latitude, longitude } = place;
      distance =
        hasPosition(place) && latitude !== null && longitude !== null
          ? distanceKm(from, { latitude, longitude })
          : null;
      known.set(place, distance);
    }
    return distance;
  };
}

/** "0.4 miles", "1,200 miles". */
export function milesText(kilometres: number): string {
  const miles = kilometres / kmPerMile;
  const rounded = miles.toLocaleString('en', { maximumFractionDigits: miles < 10 ? 1 : 0 });
  return `${rounded} ${rounded === '1' ? 'mile' : 'miles'}`;
}

/** "4.2 miles, about 12 min by car": an estimate along a straight line. */
export function driveText(kilometres: number): string {
  const minutes = commuteMinutes(kilometres, 'driving');
  const time =
    minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}`;
  return minutes > 24 * 60 ? milesText(kilometres) : `${milesText(kilometres)}, about ${time} by car`;
}
