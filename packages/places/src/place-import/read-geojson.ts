import type { Feature, Geometry } from 'geojson';
import { ImportFileError } from './import-file-error';
import type { ImportedPlace } from './imported-place';
import { ownPlace } from './own-place';
import { encodeTrack } from '../place-track/stored-track';
import { trackKinds } from '../place-track/track';
import { shapeOf } from './feature-shape';
import { type CoordinateSystem, crsOf, degrees } from './geojson-crs';
import { geometryOf } from './geojson-geometry';
import { placeOfFeature } from './place-of-feature';
import { takeoutPlace } from './read-takeout';

/** The `generator` of a file that we exported. */
export const geoJsonGenerator = 'Keepmark';

type ToDegrees = NonNullable<CoordinateSystem['toDegrees']>;
type AnyFeature = Partial<Feature<Geometry | null>>;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isArray = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function featuresOf(data: unknown): readonly unknown[] {
  if (isRecord(data)) {
    if (isArray(data['features'])) return data['features'];
    if (data['type'] === 'Feature') return [data];
    if (data['type'] === 'Topology') throw new ImportFileError('topojson');
    if (geometryOf(data, degrees.toDegrees)) return [{ type: 'Feature', geometry: data, properties: {} }];
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

/** A place of a feature, or why it isn't one: it may name a coordinate system of its own. */
function placeOf(entry: Record<string, unknown>, system: ToDegrees, isOwn: boolean): ImportedPlace {
  const properties = isRecord(entry['properties']) ? entry['properties'] : {};
  const written = entry['geometry'] ?? null;
  const { unknown, toDegrees = system } = crsOf(written) ?? crsOf(entry) ?? { toDegrees: system };
  const geometry = unknown === undefined ? (geometryOf(written, toDegrees) ?? null) : null;
  const feature: AnyFeature = { properties, geometry };
  if (isOwn) return ownFeature(feature);
  const remark =
    unknown === undefined
      ? written !== null && !geometry && 'We couldn’t read its geometry, so it has no location'
      : `Its coordinates are in ${unknown}, which we can’t read, so it has no location`;
  return withRemark(placeOfFeature(feature, takeoutPlace(feature)), remark || '');
}

function withRemark(place: ImportedPlace, remark: string): ImportedPlace {
  if (remark === '') return place;
  if ('problem' in place) return { ...place, problem: remark };
  return { ...place, remark: [place.remark, remark].filter(Boolean).join('. ') };
}

function* placesOf(features: readonly unknown[], system: ToDegrees, isOwn: boolean): Generator<ImportedPlace> {
  for (const entry of features) {
    yield isRecord(entry) ? placeOf(entry, system, isOwn) : { label: 'Entry', problem: 'Not a GeoJSON feature' };
  }
}

/** The features of a file with one in each line (RFC 8142). Undefined if a line isn't one. */
function featuresInLines(text: string): readonly unknown[] | undefined {
  const lines = text
    .replaceAll('\u001E', '\n')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '');
  try {
    const features = lines.map((line): unknown => JSON.parse(line));
    return features.every((one) => isRecord(one) && one['type'] === 'Feature') ? features : undefined;
  } catch {
    return undefined;
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
    const features = featuresInLines(text);
    if (!features) throw new ImportFileError('malformed', { cause });
    data = { type: 'FeatureCollection', features };
  }
  const features = featuresOf(data);
  const isOwn = isRecord(data) && data['generator'] === geoJsonGenerator;
  const { unknown, toDegrees } = crsOf(data) ?? degrees;
  if (toDegrees === undefined) throw new ImportFileError('coordinate-system', { subject: unknown });
  return { places: placesOf(features, toDegrees, isOwn), total: features.length, isOwn };
}
