import { type BoundingBox, boxContains } from '../geometry';
import type { StreetArchive } from '../streets';

/** Half of what the widest screen shows at the closest zoom that a map starts with. */
const leastMarginDegrees = 0.01;
/** A view is at most so many times wider than what it was made to show, or higher. */
const shapeOfView = 3;

/** Whether nothing but streets is in view when a map shows a box. Some maps that show only streets are missed. */
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
