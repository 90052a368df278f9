import { kmlGen } from '@tmcw/togeojson';
import { ImportFileError } from './import-file-error';
import type { ImportedPlace } from './imported-place';
import { parseXml } from './parse-xml';
import { placeOfFeature } from './place-of-feature';
import { placesOfGpx } from './read-gpx';
import { isOwnKml, ownPlacemark } from './read-own-xml';

/** The name of the nearest named folder around an element; empty outside of folders. */
function folderOf(element: Element): string {
  for (let folder = element.closest('Folder'); folder; folder = folder.parentElement?.closest('Folder') ?? null) {
    const name = [...folder.children].find(({ localName }) => localName === 'name')?.textContent?.trim();
    if (name) return name;
  }
  return '';
}

/** togeojson returns a feature per placemark, in order, followed by ground overlays. */
function* placesOfKml(document: Document): Generator<ImportedPlace> {
  if (isOwnKml(document)) {
    for (const placemark of document.getElementsByTagName('Placemark')) {
      yield ownPlacemark(placemark, folderOf(placemark));
    }
    return;
  }
  const folders = Array.from(document.getElementsByTagName('Placemark'), folderOf).values();
  for (const feature of kmlGen(document)) {
    const { value: folder = '' } = folders.next();
    yield placeOfFeature(feature, undefined, folder);
  }
}

/**
 * Reads a KML or GPX file.
 * @throws {ImportFileError}
 */
export function readXmlPlaces(text: string): { places: Iterable<ImportedPlace>; total: number; isOwn: boolean } {
  const document = parseXml(text);
  const kind = document.documentElement.localName.toLowerCase();
  const isGpx = kind === 'gpx';
  // A KML file may have a folder or a placemark as its root.
  if (!isGpx && !/^(?:kml|document|folder|placemark)$/.test(kind)) throw new ImportFileError('unknown-kind');
  const names = isGpx ? ['wpt', 'trk', 'rte'] : ['Placemark'];
  const total = names.reduce((sum, name) => sum + document.getElementsByTagName(name).length, 0);
  const isOwn = isGpx ? document.documentElement.getAttribute('creator') === 'Keepmark' : isOwnKml(document);
  return { places: isGpx ? placesOfGpx(document) : placesOfKml(document), total, isOwn };
}
