import { hasPosition, placeAddress } from '../place';
import type { Place } from '../place-table';
import { textElement, xmlText } from './xml-text';

/** What KML has no element for; Google My Maps shows it beside the place. */
const dataFields = ['summary', 'notes', 'url', 'city', 'state', 'country', 'placeId'] as const;

const data = (name: string, value: string): string =>
  value ? `<Data name="${name}"><value>${xmlText(value)}</value></Data>` : '';

function placemark(place: Place): string {
  const { name, description, types, latitude, longitude } = place;
  const extended = [...dataFields.map((field) => data(field, place[field])), data('types', types.join('; '))].join('');
  return [
    '<Placemark>',
    textElement('name', name),
    // Without a point, a reader looks the address up.
    textElement('address', place.address || (hasPosition(place) ? '' : placeAddress(place))),
    textElement('description', description),
    extended && `<ExtendedData>${extended}</ExtendedData>`,
    hasPosition(place) ? `<Point><coordinates>${longitude},${latitude},0</coordinates></Point>` : '',
    '</Placemark>',
  ].join('');
}

/** Places as KML 2.2, the elements of each in the order of its schema. */
export function writeKml(places: readonly Place[], name: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2"><Document>',
    textElement('name', name),
    ...places.map(placemark),
    '</Document></kml>',
    '',
  ].join('\n');
}
