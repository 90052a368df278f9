import { kmlGen } from '@tmcw/togeojson';
import type { Feature, Geometry } from 'geojson';
import { ImportFileError } from './import-file-error';
import type { ImportedPlace } from './imported-place';
import { repairCoordinates, withoutKmlPrefixes } from './kml-coordinates';
import { otherDataOf, withOtherData } from './kml-extended-data';
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

/** Adds what to say about an entry. */
function withRemark(place: ImportedPlace, remark: string): ImportedPlace {
  if (remark === '') return place;
  if ('problem' in place) return { ...place, problem: remark };
  return { ...place, remark: [place.remark, remark].filter(Boolean).join('. ') };
}

/**
 * Takes out the links to other files, which togeojson would return as places.
 * @throws {ImportFileError} when there is nothing else
 */
function removeLinks(document: Document): void {
  const links = [...document.getElementsByTagName('NetworkLink')];
  const isOnline = links.some((link) =>
    /^\s*(?:https?:)?\/\//i.test(link.getElementsByTagName('href')[0]?.textContent ?? ''),
  );
  for (const link of links) link.remove();
  const hasMore = ['Placemark', 'GroundOverlay'].some((name) => document.getElementsByTagName(name).length > 0);
  if (links.length > 0 && !hasMore) throw new ImportFileError(isOnline ? 'only-links' : 'only-lists-files');
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
    const remark = repairCoordinates(placemark);
    const plain = plainPlacemark(placemark);
    const isLeft = !plain || !styles.has(plain.styleUrl);
    if (plain && isLeft) styles.set(plain.styleUrl, undefined);
    return { folder: folderOf(placemark), plain, isLeft, placemark, remark, others: otherDataOf(placemark) };
  });
  for (const { isLeft, placemark } of placemarks) if (!isLeft) placemark.remove();
  const features = kmlGen(document);
  for (const { folder, plain, isLeft, remark, others } of placemarks) {
    if (isLeft) {
      const feature = features.next().value as Feature<Geometry | null>;
      if (plain) styles.set(plain.styleUrl, styleOf(feature));
      yield withOtherData(withRemark(placeOfFeature(feature, undefined, folder), remark), others);
    } else if (plain) {
      const { geometry, properties, styleUrl } = plain;
      const feature = { geometry, properties: { ...properties, ...styles.get(styleUrl) } };
      yield withRemark(placeOfFeature(feature, undefined, folder), remark);
    }
  }
  for (const feature of features) yield placeOfFeature(feature);
}

interface XmlPlaces {
  readonly places: Iterable<ImportedPlace>;
  readonly total: number;
  readonly isOwn: boolean;
  /** The name of a KML document; empty for none. */
  readonly title: string;
}

/** The name of a KML document, not of a place in it. */
const titleOf = (document: Document): string =>
  [...(document.getElementsByTagName('Document')[0]?.children ?? [])]
    .find(({ localName }) => localName === 'name')
    ?.textContent?.trim() ?? '';

/**
 * Reads a KML or GPX file.
 * @throws {ImportFileError}
 */
export function readXmlPlaces(text: string): XmlPlaces {
  const document = parseXml(withoutKmlPrefixes(text));
  const kind = document.documentElement.localName.toLowerCase();
  const isGpx = kind === 'gpx';
  // A KML file may have a folder or a placemark as its root.
  if (!isGpx && !/^(?:kml|document|folder|placemark)$/.test(kind)) throw new ImportFileError('unknown-kind');
  if (!isGpx) removeLinks(document);
  const names = isGpx ? ['wpt', 'trk', 'rte'] : ['Placemark'];
  const total = names.reduce((sum, name) => sum + document.getElementsByTagName(name).length, 0);
  const isOwn = isGpx ? document.documentElement.getAttribute('creator') === 'Keepmark' : isOwnKml(document);
  const places = isGpx ? placesOfGpx(document) : placesOfKml(document);
  return { places, total, isOwn, title: isGpx ? '' : titleOf(document) };
}
