import { hasPosition } from '../place';
import type { Place } from '../place-table';
import { placeTypeLabel } from '../place-types';
import { ownGpxNamespace } from '../place-import/read-own-xml';
import { exportedPlaceId } from './exported-place-id';
import { type GroupsOf, noGroups } from './groups-of';
import { textElement, xmlText } from './xml-text';

/** The fields that GPX has no element for. Other apps ignore them. */
function ownExtension(place: Place, groups: readonly string[]): string {
  const { name, summary, description, notes, url, types, address, city, state, country } = place;
  const placeId = exportedPlaceId(place);
  const values = { name, summary, description, notes, url, types, address, city, state, country, placeId, groups };
  const json = JSON.stringify(values);
  return `<extensions><keepmark:place xmlns:keepmark="${ownGpxNamespace}">${xmlText(json)}</keepmark:place></extensions>`;
}

function waypoint(place: Place, groups: readonly string[]): string {
  const { name, notes, summary, description, url, types, latitude, longitude } = place;
  return [
    `<wpt lat="${latitude}" lon="${longitude}">`,
    textElement('name', name),
    textElement('cmt', notes),
    textElement('desc', description || summary),
    url && `<link href="${xmlText(url)}"/>`,
    textElement('type', types.map(placeTypeLabel).join('; ')),
    ownExtension(place, groups),
    '</wpt>',
  ].join('');
}

/** Places with coordinates as GPX 1.1 waypoints, their elements in schema order. Skips other places. */
export function writeGpx(places: readonly Place[], name: string, groupsOf: GroupsOf = noGroups): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Keepmark" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata>${textElement('name', name)}</metadata>`,
    ...places.filter(hasPosition).map((place) => waypoint(place, groupsOf(place))),
    '</gpx>',
    '',
  ].join('\n');
}
