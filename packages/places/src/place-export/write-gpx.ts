import { hasPosition } from '../place';
import type { Place } from '../place-table';
import { placeTypeLabel } from '../place-types';
import { textElement, xmlText } from './xml-text';

function waypoint({ name, notes, summary, description, url, types, latitude, longitude }: Place): string {
  return [
    `<wpt lat="${latitude}" lon="${longitude}">`,
    textElement('name', name),
    textElement('cmt', notes),
    textElement('desc', description || summary),
    url && `<link href="${xmlText(url)}"/>`,
    textElement('type', types.map(placeTypeLabel).join('; ')),
    '</wpt>',
  ].join('');
}

/** Places as waypoints of GPX 1.1, the elements of each in the order of its schema; only those with a position. */
export function writeGpx(places: readonly Place[], name: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Keepmark" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata>${textElement('name', name)}</metadata>`,
    ...places.filter(hasPosition).map(waypoint),
    '</gpx>',
    '',
  ].join('\n');
}
