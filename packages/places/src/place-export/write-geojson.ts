import type { Feature, FeatureCollection, Geometry, Point, Position } from 'geojson';
import { hasPosition } from '../place';
import { geoJsonGenerator } from '../place-import/read-geojson';
import type { Place } from '../place-table';
import { decodeTrack, type StoredTrack } from '../place-track/stored-track';
import type { TrackPoint } from '../place-track/track';
import { type ExportLookups, noLookups } from './export-lookups';
import { portablePlace } from './portable-place';

function pointOf(place: Place): Point | null {
  const { latitude, longitude } = place;
  return hasPosition(place) && latitude !== null && longitude !== null
    ? { type: 'Point', coordinates: [longitude, latitude] }
    : null;
}

const positionOf = ({ longitude, latitude, elevationMeters }: TrackPoint): Position =>
  elevationMeters === null ? [longitude, latitude] : [longitude, latitude, elevationMeters];

/** The geometry of a track, and its times as togeojson and other apps write them. */
function trackParts(place: Place, stored: StoredTrack) {
  const { kind, segments } = decodeTrack(stored);
  const lines: Geometry = { type: 'MultiLineString', coordinates: segments.map((points) => points.map(positionOf)) };
  const point = pointOf(place);
  const times = segments.map((points) =>
    points.map(({ timeMs }) => (timeMs === null ? null : new Date(timeMs).toISOString())),
  );
  const geometry: Geometry = point ? { type: 'GeometryCollection', geometries: [point, lines] } : lines;
  return {
    geometry,
    properties: { track: kind, coordinateProperties: { times } },
  };
}

function featureOf(place: Place, { groupsOf, trackOf }: ExportLookups): Feature<Geometry | null> {
  const track = trackOf(place);
  const { geometry, properties } = track ? trackParts(place, track) : { geometry: pointOf(place), properties: {} };
  return { type: 'Feature', geometry, properties: { ...portablePlace(place, groupsOf(place)), ...properties } };
}

/** Places as GeoJSON (RFC 7946). A place without coordinates has a null geometry. */
export function writeGeoJson(places: readonly Place[], lookups: ExportLookups = noLookups): string {
  const features = places.map((place) => featureOf(place, lookups));
  const collection: FeatureCollection<Geometry | null> & { readonly generator: string } = {
    type: 'FeatureCollection',
    generator: geoJsonGenerator,
    features,
  };
  return `${JSON.stringify(collection, null, 1)}\n`;
}
