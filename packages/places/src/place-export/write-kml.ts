import { hasPosition, placeAddress, placeName } from '../place';
import { isPlainDetailName, ownKmlId, ownKmlDetailPrefix } from '../place-import/read-own-xml';
import { portableFields } from '../place-import/own-place';
import type { Place } from '../place-table';
import { decodeTrack, type StoredTrack } from '../place-track/stored-track';
import type { Track, TrackPoint } from '../place-track/track';
import { shownDescription } from '../shown-description';
import { type ExportLookups, noLookups } from './export-lookups';
import { exportedPlaceId } from './exported-place-id';
import { standardDetailsOf } from './portable-place';
import { textElement, xmlText } from './xml-text';

/** The fields that KML has no element for, written as extended data. */
const dataFields = portableFields.filter((field) => field !== 'address' && field !== 'description');

const data = (name: string, value: string): string =>
  value ? `<Data name="${xmlText(name)}"><value>${xmlText(value)}</value></Data>` : '';

function extendedData(place: Place, otherGroups: readonly string[], track: StoredTrack | undefined): string {
  const all = [
    ...dataFields.map((field) => data(field, place[field])),
    data('placeId', exportedPlaceId(place)),
    data('keepmarkId', place.internalId),
    data('types', place.types.join('; ')),
    data('groups', otherGroups.join('\n')),
    data('track', track?.kind ?? ''),
    ...place.details.map(({ name, value }) => data(isPlainDetailName(name) ? name : ownKmlDetailPrefix + name, value)),
  ].join('');
  return all && `<ExtendedData>${all}</ExtendedData>`;
}

const isTimed = ({ segments }: Track) => segments.some((points) => points.some(({ timeMs }) => timeMs !== null));
const coordinates = (point: TrackPoint, separator: string): string =>
  [point.longitude, point.latitude, ...(point.elevationMeters === null ? [] : [point.elevationMeters])].join(separator);

/** A line, or with times a track of Google's extension. */
function trackElements(track: Track): string {
  if (!isTimed(track)) {
    return track.segments
      .map((points) => points.map((point) => coordinates(point, ',')).join(' '))
      .map((line) => `<LineString><coordinates>${line}</coordinates></LineString>`)
      .join('');
  }
  const timed = track.segments.map((points) => {
    const times = points.map(({ timeMs }) => `<when>${timeMs === null ? '' : new Date(timeMs).toISOString()}</when>`);
    const coords = points.map((point) => `<gx:coord>${coordinates(point, ' ')}</gx:coord>`);
    return `<gx:Track>${[...times, ...coords].join('')}</gx:Track>`;
  });
  return `<gx:MultiTrack>${timed.join('')}</gx:MultiTrack>`;
}

function geometry(place: Place, stored: StoredTrack | undefined, elevation: string): string {
  const point = hasPosition(place)
    ? `<Point><coordinates>${place.longitude},${place.latitude},${elevation || 0}</coordinates></Point>`
    : '';
  return stored ? `<MultiGeometry>${point}${trackElements(decodeTrack(stored))}</MultiGeometry>` : point;
}

function placemark(place: Place, otherGroups: readonly string[], track: StoredTrack | undefined): string {
  const { elevation, time } = standardDetailsOf(place);
  return [
    '<Placemark>',
    textElement('name', placeName(place)),
    // Without a point, map apps look up the address.
    textElement('address', place.address || (hasPosition(place) ? '' : placeAddress(place))),
    textElement('phoneNumber', place.phone),
    textElement('description', shownDescription(place)),
    time && `<TimeStamp><when>${time}</when></TimeStamp>`,
    extendedData(place, otherGroups, track),
    geometry(place, track, elevation),
    '</Placemark>',
  ].join('');
}

const folder = (name: string, placemarks: readonly string[]): string[] => [
  '<Folder>',
  textElement('name', name),
  ...placemarks,
  '</Folder>',
];

/**
 * Places as KML 2.2, their elements in schema order. Organic Maps reads only the document's name and each placemark's
 * name, description and point. A group is a folder. A place in several groups is in the folder of the first and names
 * the others, so that it appears once.
 */
export function writeKml(
  places: readonly Place[],
  name: string,
  { groupsOf, trackOf }: ExportLookups = noLookups,
): string {
  const ungrouped: string[] = [];
  const folders = new Map<string, string[]>();
  for (const place of places) {
    const [first, ...others] = groupsOf(place);
    const written = placemark(place, others, trackOf(place));
    if (first === undefined) {
      ungrouped.push(written);
      continue;
    }
    const inside = folders.get(first) ?? [];
    inside.push(written);
    folders.set(first, inside);
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2">',
    `<Document id="${ownKmlId}">`,
    textElement('name', name),
    ...ungrouped,
    ...[...folders].flatMap(([group, placemarks]) => folder(group, placemarks)),
    '</Document></kml>',
    '',
  ].join('\n');
}
