/** 6371 km. */
export const earthRadiusMiles = 3958.7613;

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Along the earth's surface, by the haversine formula; degrees in, miles out. */
export function distanceMiles(a: Point, b: Point): number {
  const radians = Math.PI / 180;
  const halfChord =
    Math.sin(((a.latitude - b.latitude) * radians) / 2) ** 2 +
    Math.cos(a.latitude * radians) *
      Math.cos(b.latitude * radians) *
      Math.sin(((a.longitude - b.longitude) * radians) / 2) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(halfChord));
}
