import type { Polygon, Position } from 'geojson';
import { boundsToBox, distanceKm, wrapLongitude } from '../geometry';
import type { DrawnRegion } from '../map-point';

const coordinatesOf = ([longitude = 0, latitude = 0]: Position) => ({ latitude, longitude });

/** Reads a drawn shape: the corners of a box, or the center and radius of a circle. Null for anything else. */
export function drawnRegion(kind: DrawnRegion['kind'], polygon: Polygon): DrawnRegion | null {
  const ring = polygon.coordinates[0]?.slice(0, -1) ?? [];
  if (ring.length < 3) return null;
  const longitudes = ring.map(([longitude = 0]) => longitude);
  const latitudes = ring.map(([, latitude = 0]) => latitude);
  // Beyond the antimeridian the degrees of a map continue past 180.
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  if (kind === 'box') return { kind, ...boundsToBox(west, south, east, north) };
  const center = { latitude: (south + north) / 2, longitude: wrapLongitude((west + east) / 2) };
  const radii = ring.map((position) => distanceKm(center, coordinatesOf(position)));
  return { kind, ...center, radiusKm: radii.reduce((sum, radius) => sum + radius, 0) / radii.length };
}
