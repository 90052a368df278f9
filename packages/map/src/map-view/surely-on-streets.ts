import { type BoundingBox, boxContains } from '../geometry';
import type { StreetArchive } from '../streets';

/** Half of what the widest screen shows at the closest zoom that a map starts with. */
const leastMarginDegrees = 0.01;
/** A view is at most this many times as wide or as high as the box that it shows. */
const shapeOfView = 3;

/** Whether a map that shows a box has nothing but streets in view. False if in doubt. */
export function isSurelyOnStreets(box: BoundingBox | null, streets: StreetArchive | null): boolean {
  if (!box || !streets) return false;
  const { west, south, east, north } = box;
  if (west > east) return false;
  const margin = Math.max(leastMarginDegrees, shapeOfView * Math.max(east - west, north - south));
  return streets.areas.some(([areaWest, areaSouth, areaEast, areaNorth]) => {
    const area = { west: areaWest, south: areaSouth, east: areaEast, north: areaNorth };
    const isInside = (latitude: number, longitude: number) => boxContains(area, { latitude, longitude });
    return isInside(south - margin, west - margin) && isInside(north + margin, east + margin);
  });
}
