import { hasPosition, placeAddress } from '../place';
import type { Place } from '../place-table';
import { shownDescription } from '../shown-description';
import { ownKmlId } from '../place-import/read-own-xml';
import { exportedPlaceId } from './exported-place-id';
import { type GroupsOf, noGroups } from './groups-of';
import { textElement, xmlText } from './xml-text';

/** The fields that KML has no element for, written as extended data. */
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
    // Without a point, map apps look up the address.
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
 * Places as KML 2.2, their elements in schema order. Organic Maps reads only the document's name and each placemark's
 * name, description and point. A group is a folder. A place in several groups is in the folder of the first and names
 * the others, so that it appears once.
 */
export function writeKml(places: readonly Place[], name: string, groupsOf: GroupsOf = noGroups): string {
  const ungrouped: string[] = [];
  const folders = new Map<string, string[]>();
  for (const place of places) {
    const [first, ...others] = groupsOf(place);
    const written = placemark(place, others);
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
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    `<Document id="${ownKmlId}">`,
    textElement('name', name),
    ...ungrouped,
    ...[...folders].flatMap(([group, placemarks]) => folder(group, placemarks)),
    '</Document></kml>',
    '',
  ].join('\n');
}
