import type { Feature, FeatureCollection, Point, Polygon } from 'geojson';
import polylabel from 'polylabel';

/** The area of a ring in square degrees (shoelace formula), accurate enough to compare parts of a country. */
function ringArea(ring: readonly (readonly number[])[]): number {
  let doubled = 0;
  for (let index = 0; index < ring.length; index += 1) {
    const [x = 0, y = 0] = ring[index] ?? [];
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    doubled += x * nextY - nextX * y;
  }
  return Math.abs(doubled) / 2;
}

function largestPart(feature: Feature): Polygon['coordinates'] | null {
  const { geometry } = feature;
  if (geometry.type === 'Polygon') return geometry.coordinates;
  if (geometry.type !== 'MultiPolygon') return null;
  return geometry.coordinates.reduce((largest, part) =>
    ringArea(part[0] ?? []) > ringArea(largest[0] ?? []) ? part : largest,
  );
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** One label point per region, inside its largest part, so that islands don't repeat the name. */
export function labelPoints(regions: FeatureCollection): FeatureCollection<Point> {
  const features = regions.features.flatMap((region): Feature<Point>[] => {
    const part = largestPart(region);
    if (!part) return [];
    const coordinates = polylabel(part, 0.5).map(hundredth);
    const properties = { name: String(region.properties?.['name']), area: hundredth(ringArea(part[0] ?? [])) };
    return [{ type: 'Feature', geometry: { type: 'Point', coordinates }, properties }];
  });
  return { type: 'FeatureCollection', features };
}
