import type { DrawnRegion } from '@keepmark/map';
import { boxContains, type Coordinates, distanceKm } from '@keepmark/map/geometry';

/** Whether a point is in the drawn area. True for every point when nothing was drawn. */
export function inRegion(region: DrawnRegion | null, point: Coordinates): boolean {
  if (!region) return true;
  return region.kind === 'box' ? boxContains(region, point) : distanceKm(region, point) <= region.radiusKm;
}
