/** Degrees, WGS 84. `west` is greater than `east` where the box crosses the antimeridian. */
export interface BoundingBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** The mean radius of the Earth. */
const earthRadiusKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The great-circle distance in kilometers, by the haversine formula. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2);
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord =
    halfLatitude ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Wraps a longitude into -180 to 180. */
export function wrapLongitude(longitude: number): number {
  return longitude >= -180 && longitude <= 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180;
}

/** Whether a point is in a box, edges included. */
export function boxContains(box: BoundingBox, { latitude, longitude }: Coordinates): boolean {
  if (latitude < box.south || latitude > box.north) return false;
  return box.west <= box.east
    ? longitude >= box.west && longitude <= box.east
    : longitude >= box.west || longitude <= box.east;
}

/**
 * The smallest box around points. It crosses the antimeridian where that makes it narrower, as for Fiji and Samoa. Null
 * without points.
 */
export function boxAround(points: readonly Coordinates[]): BoundingBox | null {
  if (points.length === 0) return null;
  let south = 90;
  let north = -90;
  for (const { latitude } of points) {
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  const longitudes = points.map((point) => point.longitude).sort((left, right) => left - right);
  const first = longitudes[0] ?? 0;
  const last = longitudes.at(-1) ?? 0;
  // The box is the full circle minus its widest gap.
  let widestGap = first + 360 - last;
  let [west, east] = [first, last];
  for (let index = 1; index < longitudes.length; index += 1) {
    const [left, right] = [longitudes[index - 1] ?? 0, longitudes[index] ?? 0];
    if (right - left > widestGap) {
      widestGap = right - left;
      [west, east] = [right, left];
    }
  }
  return { west, south, east, north };
}

/** The box as map bounds: east goes past 180 where the box crosses the antimeridian. */
export function boxToBounds(box: BoundingBox): [number, number, number, number] {
  return [box.west, box.south, box.east < box.west ? box.east + 360 : box.east, box.north];
}

/** The bounds of a map as a box, at most the whole world. */
export function boundsToBox(west: number, south: number, east: number, north: number): BoundingBox {
  const clamp = (latitude: number): number => Math.max(-90, Math.min(90, latitude));
  const [low, high] = [clamp(south), clamp(north)];
  if (east - west >= 360) return { west: -180, south: low, east: 180, north: high };
  return { west: wrapLongitude(west), south: low, east: wrapLongitude(east), north: high };
}
