import { distanceText, durationText } from '@keepmark/ui/words';
import { commuteMinutes, coordinatesOf, type HomeLocation } from '@keepmark/geography/home-location';
import { distanceKm } from '@keepmark/map/geometry';
import { hasPosition } from './place';
import type { Place } from './place-table';

/** The straight-line distance to a place in kilometers; null when unknown. */
export type DistanceOf = (place: Pick<Place, 'latitude' | 'longitude'>) => number | null;

/** Measures distances from the home location. Caches the distance of each place. */
export function distanceFrom(homeLocation: HomeLocation | null): DistanceOf {
  if (!homeLocation) return () => null;
  const from = coordinatesOf(homeLocation);
  const cache = new WeakMap<object, number | null>();
  return (place) => {
    let distance = cache.get(place);
    if (distance === undefined) {
      const { latitude, longitude } = place;
      distance =
        hasPosition(place) && latitude !== null && longitude !== null
          ? distanceKm(from, { latitude, longitude })
          : null;
      cache.set(place, distance);
    }
    return distance;
  };
}

/** Nobody takes the car for a shorter walk. */
const maxWalkMinutes = 15;

/** "4.2 miles, about 12 min by car", "0.1 miles, about 2 min on foot", estimated from the straight-line distance. */
export function driveText(kilometers: number): string {
  const onFoot = commuteMinutes(kilometers, 'walking');
  if (onFoot <= maxWalkMinutes)
    return `${distanceText(kilometers)}, about ${durationText(Math.max(1, onFoot))} on foot`;
  const minutes = commuteMinutes(kilometers, 'driving');
  return minutes > 24 * 60
    ? distanceText(kilometers)
    : `${distanceText(kilometers)}, about ${durationText(minutes)} by car`;
}
