import { gpxGen, kmlGen } from '@tmcw/togeojson';
import { ImportFileError } from './import-file-error';
import type { ImportedPlace } from './imported-place';
import { parseXml } from './parse-xml';
import { placeOfFeature } from './place-of-feature';

const isNumber = (value: string | null) => value !== null && value.trim() !== '' && Number.isFinite(Number(value));

/** Waypoints whose coordinates are no numbers: togeojson leaves them out without a word. */
function* unreadableWaypoints(document: Document): Generator<ImportedPlace> {
  for (const waypoint of document.getElementsByTagName('wpt')) {
    const [lat, lon] = [waypoint.getAttribute('lat'), waypoint.getAttribute('lon')];
    if (isNumber(lat) && isNumber(lon)) continue;
    const name = waypoint.getElementsByTagName('name')[0]?.textContent?.trim();
    yield {
      label: name || 'A waypoint without a name',
      problem: `Its coordinates are no numbers: ${lat ?? 'none'}, ${lon ?? 'none'}.`,
    };
  }
}

function* placesOf(document: Document, isGpx: boolean): Generator<ImportedPlace> {
  for (const feature of isGpx ? gpxGen(document) : kmlGen(document)) yield placeOfFeature(feature);
  if (isGpx) yield* unreadableWaypoints(document);
}

/**
 * The places of a KML or GPX file.
 * @throws {ImportFileError}
 */
export function readXmlPlaces(text: string): { places: Iterable<ImportedPlace>; total: number } {
  const document = parseXml(text);
  const kind = document.documentElement.localName.toLowerCase();
  const isGpx = kind === 'gpx';
  // A folder or a placemark by itself is a KML file too.
  if (!isGpx && !/^(?:kml|document|folder|placemark)$/.test(kind)) throw new ImportFileError('unknown-kind');
  const names = isGpx ? ['wpt', 'trk', 'rte'] : ['Placemark'];
  const total = names.reduce((sum, name) => sum + document.getElementsByTagName(name).length, 0);
  return { places: placesOf(document, isGpx), total };
}
