import type { Feature, Geometry } from 'geojson';
import { ImportFileError } from './import-file-error';
import type { ImportedPlace } from './imported-place';
import { ownPlace } from './own-place';
import { placeOfFeature } from './place-of-feature';
import { takeoutPlace } from './read-takeout';

/** The `generator` of a file that we exported. */
export const geoJsonGenerator = 'Keepmark';

type AnyFeature = Partial<Feature<Geometry | null>>;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shapes = new Set([
  'Point',
  'MultiPoint',
  'Polygon',
  'MultiPolygon',
  'LineString',
  'MultiLineString',
  'GeometryCollection',
]);
const isArray = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Whether a value from a file is a well-formed geometry. */
function isGeometry(value: unknown): value is Geometry {
  if (!isRecord(value) || typeof value['type'] !== 'string' || !shapes.has(value['type'])) return false;
  if (value['type'] === 'GeometryCollection') {
    return isArray(value['geometries']) && value['geometries'].every(isGeometry);
  }
  const depth = { Point: 1, MultiPoint: 2, LineString: 2, Polygon: 3, MultiLineString: 3, MultiPolygon: 4 }[
    value['type']
  ];
  let level: unknown = value['coordinates'];
  for (let at = 0; at < (depth ?? 1); at += 1) {
    if (!isArray(level)) return false;
    level = level[0];
  }
  return true;
}

function featuresOf(data: unknown): readonly unknown[] {
  if (isRecord(data)) {
    if (isArray(data['features'])) return data['features'];
    if (data['type'] === 'Feature') return [data];
    if (isGeometry(data)) return [{ type: 'Feature', geometry: data, properties: {} }];
  }
  throw new ImportFileError('not-geojson');
}

function* placesOf(features: readonly unknown[], isOwn: boolean): Generator<ImportedPlace> {
  for (const entry of features) {
    if (!isRecord(entry)) {
      yield { label: 'Entry', problem: 'Not a GeoJSON feature' };
      continue;
    }
    const feature: AnyFeature = {
      properties: isRecord(entry['properties']) ? entry['properties'] : {},
      geometry: isGeometry(entry['geometry']) ? entry['geometry'] : null,
    };
    if (isOwn) {
      const { properties, geometry } = feature;
      const [longitude, latitude] = geometry?.type === 'Point' ? geometry.coordinates : [];
      yield ownPlace({ ...properties, latitude, longitude });
    } else yield placeOfFeature(feature, takeoutPlace(feature));
  }
}

/**
 * Reads a GeoJSON file, including saved places from Google Takeout.
 * @throws {ImportFileError}
 */
export function readGeoJson(text: string): { places: Iterable<ImportedPlace>; total: number } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (cause) {
    throw new ImportFileError('malformed', { cause, detail: (cause as Error).message.slice(0, 160) });
  }
  const features = featuresOf(data);
  const isOwn = isRecord(data) && data['generator'] === geoJsonGenerator;
  return { places: placesOf(features, isOwn), total: features.length };
}
