import type { Feature, FeatureCollection, Position } from 'geojson';

/**
 * Makes a ring continuous where it crosses the antimeridian: its longitudes go past 180, which a map draws correctly on
 * both sides. A ring around a pole is closed along the pole.
 */
export function unwrapRing(ring: readonly Position[]): Position[] {
  let turn = 0;
  let previous = ring[0]?.[0] ?? 0;
  const unwrapped = ring.map(([longitude = 0, latitude = 0]): Position => {
    if (longitude - previous > 180) turn -= 360;
    if (longitude - previous < -180) turn += 360;
    previous = longitude;
    return [longitude + turn, latitude];
  });
  const [first, last] = [unwrapped[0], unwrapped.at(-1)];
  if (!first || !last || turn === 0) return unwrapped;
  const pole = first[1]! < 0 ? -90 : 90;
  return [...unwrapped, [last[0]!, pole], [first[0]!, pole], first];
}

/**
 * Whether a ring only marks the pole. On a globe the land is between this ring and its coast; on a flat map the coast
 * would become a hole.
 */
const marksPole = (ring: readonly Position[]): boolean => ring.every(([, latitude = 0]) => Math.abs(latitude) > 89.9);

const unwrapPolygon = (rings: readonly Position[][]): Position[][] =>
  rings.filter((ring) => !marksPole(ring)).map(unwrapRing);

/** Prepares regions for a flat map, without rings that jump across the antimeridian. */
export function unwrapRegions(regions: FeatureCollection): FeatureCollection {
  const unwrapped = (region: Feature): Feature => {
    const { geometry } = region;
    if (geometry.type === 'Polygon') {
      return { ...region, geometry: { ...geometry, coordinates: unwrapPolygon(geometry.coordinates) } };
    }
    if (geometry.type !== 'MultiPolygon') return region;
    return {
      ...region,
      geometry: { ...geometry, coordinates: geometry.coordinates.map(unwrapPolygon) },
    };
  };
  return { type: 'FeatureCollection', features: regions.features.map(unwrapped) };
}
