import { kmlGen } from '@tmcw/togeojson';
import type { Feature, Geometry } from 'geojson';
import { ImportFileError } from './import-file-error';
import type { ImportedPlace } from './imported-place';
import { parseXml } from './parse-xml';
import { placeOfFeature } from './place-of-feature';
import { plainPlacemark, type Properties, styleOf } from './plain-placemarks';
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

/**
 * Reads the placemarks in order, and then the ground overlays. togeojson reads those that aren't plain, and one of each
 * style; the others are taken out of the document first.
 */
function* placesOfKml(document: Document): Generator<ImportedPlace> {
  if (isOwnKml(document)) {
    for (const placemark of document.getElementsByTagName('Placemark')) {
      yield ownPlacemark(placemark, folderOf(placemark));
    }
    return;
  }
  const styles = new Map<string, Properties | undefined>([['', {}]]);
  const placemarks = Array.from(document.getElementsByTagName('Placemark'), (placemark) => {
    const plain = plainPlacemark(placemark);
    const isLeft = !plain || !styles.has(plain.styleUrl);
    if (plain && isLeft) styles.set(plain.styleUrl, undefined);
    return { folder: folderOf(placemark), plain, isLeft, placemark };
  });
  for (const { isLeft, placemark } of placemarks) if (!isLeft) placemark.remove();
  const features = kmlGen(document);
  for (const { folder, plain, isLeft } of placemarks) {
    if (isLeft) {
      const feature = features.next().value as Feature<Geometry | null>;
      if (plain) styles.set(plain.styleUrl, styleOf(feature));
      yield placeOfFeature(feature, undefined, folder);
    } else if (plain) {
      const { geometry, properties, styleUrl } = plain;
      yield placeOfFeature({ geometry, properties: { ...properties, ...styles.get(styleUrl) } }, undefined, folder);
    }
  }
  for (const feature of features) yield placeOfFeature(feature);
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
