import type { Feature, Geometry } from 'geojson';
import { ImportFileError } from './import-file-error';
import type { ImportedPlace } from './imported-place';
import { ownPlace } from './own-place';
import { encodeTrack } from '../place-track/stored-track';
import { trackKinds } from '../place-track/track';
import { shapeOf } from './feature-shape';
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

/** Reads a feature that we exported. */
function ownFeature({ properties, geometry }: AnyFeature): ImportedPlace {
  const { coordinateProperties, track: word } = properties ?? {};
  const times = isRecord(coordinateProperties) ? coordinateProperties['times'] : undefined;
  const kind = trackKinds.find((one) => one === word);
  const { track } = kind ? shapeOf(geometry, times, kind) : {};
  const point = geometry?.type === 'GeometryCollection' ? geometry.geometries[0] : geometry;
  const [longitude, latitude] = point?.type === 'Point' ? point.coordinates : [];
  return ownPlace({ ...properties, latitude, longitude, track: track && encodeTrack(track) });
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
      yield ownFeature(feature);
    } else yield placeOfFeature(feature, takeoutPlace(feature));
  }
}

/**
 * Reads a GeoJSON file, including saved places from Google Takeout.
 * @throws {ImportFileError}
 */
export function readGeoJson(text: string): { places: Iterable<ImportedPlace>; total: number; isOwn: boolean } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (cause) {
    throw new ImportFileError('malformed', { cause });
  }
  const features = featuresOf(data);
  const isOwn = isRecord(data) && data['generator'] === geoJsonGenerator;
  return { places: placesOf(features, isOwn), total: features.length, isOwn };
}
