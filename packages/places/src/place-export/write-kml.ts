import { hasPosition, placeAddress } from '../place';
import type { Place } from '../place-table';
import { shownDescription } from '../shown-description';
import { ownKmlId } from '../place-import/read-own-xml';
import { exportedPlaceId } from './exported-place-id';
import { type GroupsOf, noGroups } from './groups-of';
import { textElement, xmlText } from './xml-text';

/** What KML has no element for: named values of a placemark, which a program may show beside it or leave alone. */
const dataFields = ['summary', 'notes', 'url', 'city', 'state', 'country'] as const;

const data = (name: string, value: string): string =>
  value ? `<Data name="${name}"><value>${xmlText(value)}</value></Data>` : '';

function placemark(place: Place, otherGroups: readonly string[]): string {
  const { name, types, latitude, longitude } = place;
  const extended = [
    ...dataFields.map((field) => data(field, place[field])),
    data('placeId', exportedPlaceId(place)),
    data('types', types.join('; ')),
    data('groups', otherGroups.join('\n')),
  ].join('');
  return [
    '<Placemark>',
    textElement('name', name),
    // Without a point, a reader looks the address up.
    textElement('address', place.address || (hasPosition(place) ? '' : placeAddress(place))),
    textElement('description', shownDescription(place)),
    extended && `<ExtendedData>${extended}</ExtendedData>`,
    hasPosition(place) ? `<Point><coordinates>${longitude},${latitude},0</coordinates></Point>` : '',
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
 * Places as KML 2.2, the elements of each in the order of its schema. Organic Maps reads the name of the document, and
 * the name, description and point of each placemark; other programs may read more. A group is a folder; a place of
 * several groups stands in the folder of the first and names the others, so that it is there once.
 */
export function writeKml(places: readonly Place[], name: string, groupsOf: GroupsOf = noGroups): string {
  const outside: string[] = [];
  const folders = new Map<string, string[]>();
  for (const place of places) {
    const [first, ...others] = groupsOf(place);
    const written = placemark(place, others);
    if (first === undefined) {
      outside.push(written);
      continue;
    }
    const inside = folders.get(first) ?? [];
    inside.push(written);
    folders.set(first, inside);
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    `<Document id="${ownKmlId}">`,
    textElement('name', name),
    ...outside,
    ...[...folders].flatMap(([group, placemarks]) => folder(group, placemarks)),
    '</Document></kml>',
    '',
  ].join('\n');
}
