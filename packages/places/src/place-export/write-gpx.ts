import { hasPosition, placeName } from '../place';
import { ownGpxNamespace } from '../place-import/read-own-xml';
import type { Place } from '../place-table';
import { decodeTrack } from '../place-track/stored-track';
import type { Track, TrackPoint } from '../place-track/track';
import { placeTypeLabel } from '../place-types';
import { type ExportLookups, noLookups } from './export-lookups';
import { portablePlace, standardDetailsOf } from './portable-place';
import { textElement, xmlText } from './xml-text';

/** The fields that GPX has no element for. Other apps ignore them. */
function ownExtension(place: Place, groups: readonly string[]): string {
  const { latitude, longitude } = place;
  const json = JSON.stringify({ ...portablePlace(place, groups), latitude, longitude });
  return `<extensions><keepmark:place xmlns:keepmark="${ownGpxNamespace}">${xmlText(json)}</keepmark:place></extensions>`;
}

const texts = (place: Place) => ({
  names: [
    textElement('name', placeName(place)),
    textElement('cmt', place.notes),
    textElement('desc', place.description || place.summary),
    place.url && `<link href="${xmlText(place.url)}"/>`,
  ].join(''),
  type: textElement('type', place.types.map(placeTypeLabel).join('; ')),
});

function waypoint(place: Place, groups: readonly string[]): string {
  const { latitude, longitude } = place;
  const { elevation, time, symbol } = standardDetailsOf(place);
  const { names, type } = texts(place);
  return [
    `<wpt lat="${latitude}" lon="${longitude}">`,
    textElement('ele', elevation),
    textElement('time', time),
    names,
    textElement('sym', symbol),
    type,
    ownExtension(place, groups),
    '</wpt>',
  ].join('');
}

const pointElement = (name: string, { latitude, longitude, elevationMeters, timeMs }: TrackPoint): string => {
  const ele = elevationMeters === null ? '' : `<ele>${elevationMeters}</ele>`;
  const time = timeMs === null ? '' : `<time>${new Date(timeMs).toISOString()}</time>`;
  return `<${name} lat="${latitude}" lon="${longitude}">${ele}${time}</${name}>`;
};

function trackElement(place: Place, { kind, segments }: Track, groups: readonly string[]): string {
  const { names, type } = texts(place);
  const head = names + type + ownExtension(place, groups);
  if (kind === 'route') {
    return `<rte>${head}${segments
      .flat()
      .map((point) => pointElement('rtept', point))
      .join('\n')}</rte>`;
  }
  const written = segments.map(
    (points) => `<trkseg>${points.map((point) => pointElement('trkpt', point)).join('\n')}</trkseg>`,
  );
  return `<trk>${head}${written.join('\n')}</trk>`;
}

/**
 * Places with coordinates as GPX 1.1 waypoints, routes and tracks, their elements in schema order. Skips other places.
 * A route of several segments becomes one.
 */
export function writeGpx(places: readonly Place[], name: string, lookups: ExportLookups = noLookups): string {
  const [waypoints, routes, tracks]: [string[], string[], string[]] = [[], [], []];
  for (const place of places) {
    const groups = lookups.groupsOf(place);
    const track = lookups.trackOf(place);
    if (track) (track.kind === 'route' ? routes : tracks).push(trackElement(place, decodeTrack(track), groups));
    else if (hasPosition(place)) waypoints.push(waypoint(place, groups));
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Keepmark" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata>${textElement('name', name)}</metadata>`,
    ...waypoints,
    ...routes,
    ...tracks,
    '</gpx>',
    '',
  ].join('\n');
}
