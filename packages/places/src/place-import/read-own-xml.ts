import { placeAddress } from '../place';
import type { PlaceDetail } from '../place-table';
import { encodeTrack, type StoredTrack } from '../place-track/stored-track';
import { type TrackKind, trackKinds, type TrackPoint } from '../place-track/track';
import { shownDescription } from '../shown-description';
import { timeMsOf } from './feature-shape';
import type { ImportedPlace, RawPlace } from './imported-place';
import { ownPlace, portableFields } from './own-place';

/** The `id` of the document in a KML file that we exported. */
export const ownKmlId = 'keepmark-places';
/** The namespace of our extensions in GPX files. */
export const ownGpxNamespace = 'https://keepmark.example/gpx/1';

/** Before the name of a detail that would otherwise read as one of our fields. */
export const ownKmlDetailPrefix = 'detail:';
const fieldNames = new Set<string>([...portableFields, 'placeId', 'keepmarkId', 'types', 'groups', 'track']);
/** Whether a detail is written to KML under its own name. */
export const isPlainDetailName = (name: string): boolean =>
  !fieldNames.has(name) && !name.startsWith(ownKmlDetailPrefix);

const childText = (parent: Element, name: string): string =>
  [...parent.children].find(({ localName }) => localName === name)?.textContent ?? '';

/** Whether we exported a KML document. */
export const isOwnKml = (document: Document): boolean =>
  document.getElementsByTagName('Document')[0]?.getAttribute('id') === ownKmlId;

/** The extended data of a placemark: our fields by name, and the others as details. */
function dataOf(placemark: Element): { fields: Readonly<Record<string, string>>; details: PlaceDetail[] } {
  const fields: Record<string, string> = {};
  const details: PlaceDetail[] = [];
  for (const datum of placemark.getElementsByTagName('Data')) {
    const [name, value] = [datum.getAttribute('name') ?? '', childText(datum, 'value')];
    if (fieldNames.has(name)) fields[name] = value;
    else
      details.push({ name: name.startsWith(ownKmlDetailPrefix) ? name.slice(ownKmlDetailPrefix.length) : name, value });
  }
  return { fields, details };
}

function trackPoint(text: string, separator: string, time?: string): TrackPoint {
  const [longitude = 0, latitude = 0, elevation] = text.trim().split(separator).map(Number);
  return { latitude, longitude, elevationMeters: elevation ?? null, timeMs: timeMsOf(time) };
}

function kmlSegments(placemark: Element): TrackPoint[][] {
  const lines = Array.from(placemark.getElementsByTagName('LineString'), (line) =>
    childText(line, 'coordinates')
      .split(' ')
      .map((point) => trackPoint(point, ',')),
  );
  const timed = Array.from(placemark.getElementsByTagName('gx:Track'), (track) => {
    const times = Array.from(track.getElementsByTagName('when'), ({ textContent }) => textContent ?? '');
    return Array.from(track.getElementsByTagName('gx:coord'), (coord, at) =>
      trackPoint(coord.textContent ?? '', ' ', times[at]),
    );
  });
  return [...lines, ...timed];
}

const storedTrack = (word: unknown, segments: readonly TrackPoint[][]): StoredTrack | undefined => {
  const kind = trackKinds.find((one) => one === word);
  return kind && segments.length > 0 ? encodeTrack({ kind, segments }) : undefined;
};

/**
 * Reads a placemark that we exported. Ignores a description or address that was filled in only for other apps.
 * @param folder the name of its folder, or empty
 */
export function ownPlacemark(placemark: Element, folder: string): ImportedPlace {
  const { fields, details } = dataOf(placemark);
  const { summary = '', notes = '', city = '', state = '', country = '', groups = '' } = fields;
  const [address, description] = [childText(placemark, 'address'), childText(placemark, 'description')];
  const point = placemark.getElementsByTagName('Point')[0];
  const [longitude = '', latitude = ''] = (point ? childText(point, 'coordinates') : '').split(',');
  const isLookedUp = latitude === '' && address === placeAddress({ address: '', city, state, country });
  return ownPlace({
    ...fields,
    name: childText(placemark, 'name'),
    address: isLookedUp ? '' : address,
    description: description === shownDescription({ description: '', summary, notes }) ? '' : description,
    latitude,
    longitude,
    groups: [folder, groups].filter(Boolean).join('\n'),
    details,
    track: storedTrack(fields['track'], kmlSegments(placemark)),
  });
}

const gpxKinds: Readonly<Record<string, TrackKind>> = { trk: 'track', rte: 'route' };

/**
 * Reads a waypoint, route or track that we exported; undefined for others.
 * @param segmentsOf reads the points of its segments
 */
export function ownGpxPlace(
  entry: Element,
  segmentsOf: (entry: Element, kind: TrackKind) => TrackPoint[][],
): ImportedPlace | undefined {
  const text = entry.getElementsByTagNameNS(ownGpxNamespace, 'place')[0]?.textContent;
  if (!text) return undefined;
  try {
    const raw = JSON.parse(text) as RawPlace;
    const kind = gpxKinds[entry.localName];
    if (kind) return ownPlace({ ...raw, track: storedTrack(kind, segmentsOf(entry, kind)) });
    return ownPlace({ ...raw, latitude: entry.getAttribute('lat'), longitude: entry.getAttribute('lon') });
  } catch {
    return undefined;
  }
}
