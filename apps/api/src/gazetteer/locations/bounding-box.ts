import { earthRadiusMiles } from './distance';

/** Degrees; west is never greater than east. */
export interface BoundingBox {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/**
 * The boxes that hold every point within a distance: one, or two where they meet at the 180th meridian. Around a pole
 * it is the whole cap.
 * @param point degrees.
 */
export function boxesAround(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  distanceMiles: number,
): BoundingBox[] {
  const angle = Math.min(distanceMiles / earthRadiusMiles, Math.PI);
  const degrees = (angle * 180) / Math.PI;
  const south = Math.max(latitude - degrees, -90);
  const north = Math.min(latitude + degrees, 90);
  if (south === -90 || north === 90) return [{ south, north, west: -180, east: 180 }];
  // Where the meridians touch the circle: farther out than on its middle parallel.
  const spread = (Math.asin(Math.sin(angle) / Math.cos((latitude * Math.PI) / 180)) * 180) / Math.PI;
  const west = longitude - spread;
  const east = longitude + spread;
  if (west < -180)
    return [
      { south, north, west: -180, east },
      { south, north, west: west + 360, east: 180 },
    ];
  if (east > 180)
    return [
      { south, north, west, east: 180 },
      { south, north, west: -180, east: east - 360 },
    ];
  return [{ south, north, west, east }];
}

/** Of the distance: the corner of a square box with this half side is still inside the circle. */
const innerShare = 0.7;
const maxInnerMiles = 1000;

/** A box whose points are all within a distance. Undefined at the 180th meridian, at a pole, and for large distances. */
export function boxWithin(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  distanceMiles: number,
): BoundingBox | undefined {
  if (distanceMiles > maxInnerMiles) return undefined;
  const degrees = (((innerShare * distanceMiles) / earthRadiusMiles) * 180) / Math.PI;
  const [south, north] = [latitude - degrees, latitude + degrees];
  if (south <= -90 || north >= 90) return undefined;
  // A degree of longitude is longest at the edge that is nearest to the equator.
  const nearestEquator = south < 0 && north > 0 ? 0 : Math.min(Math.abs(south), Math.abs(north));
  const spread = degrees / Math.cos((nearestEquator * Math.PI) / 180);
  const [west, east] = [longitude - spread, longitude + spread];
  return west < -180 || east > 180 ? undefined : { south, north, west, east };
}
