import { placeAddress } from '../place';
import { shownDescription } from '../shown-description';
import type { ImportedPlace, RawPlace } from './imported-place';
import { ownPlace } from './own-place';

/** The `id` of the document in a KML file that we exported. */
export const ownKmlId = 'keepmark-places';
/** The namespace of our extensions in GPX files. */
export const ownGpxNamespace = 'https://keepmark.example/gpx/1';

const childText = (parent: Element, name: string): string =>
  [...parent.children].find(({ localName }) => localName === name)?.textContent ?? '';

/** Whether we exported a KML document. */
export const isOwnKml = (document: Document): boolean =>
  document.getElementsByTagName('Document')[0]?.getAttribute('id') === ownKmlId;

/**
 * Reads a placemark that we exported. Ignores a description or address that was filled in only for other apps.
 * @param folder the name of its folder, or empty
 */
export function ownPlacemark(placemark: Element, folder: string): ImportedPlace {
  const data = Object.fromEntries(
    Array.from(placemark.getElementsByTagName('Data'), (datum) => [
      datum.getAttribute('name'),
      childText(datum, 'value'),
    ]),
  ) as Readonly<Record<string, string>>;
  const { summary = '', notes = '', city = '', state = '', country = '', groups = '' } = data;
  const [address, description] = [childText(placemark, 'address'), childText(placemark, 'description')];
  const [longitude = '', latitude = ''] = (placemark.getElementsByTagName('coordinates')[0]?.textContent ?? '').split(
    ',',
  );
  const isLookedUp = latitude === '' && address === placeAddress({ address: '', city, state, country });
  return ownPlace({
    ...data,
    name: childText(placemark, 'name'),
    address: isLookedUp ? '' : address,
    description: description === shownDescription({ description: '', summary, notes }) ? '' : description,
    latitude,
    longitude,
    groups: [folder, groups].filter(Boolean).join('\n'),
  });
}

/** Reads a waypoint that we exported; undefined for other waypoints. */
export function ownWaypoint(waypoint: Element): ImportedPlace | undefined {
  const text = waypoint.getElementsByTagNameNS(ownGpxNamespace, 'place')[0]?.textContent;
  if (!text) return undefined;
  try {
    const raw = JSON.parse(text) as RawPlace;
    return ownPlace({ ...raw, latitude: waypoint.getAttribute('lat'), longitude: waypoint.getAttribute('lon') });
  } catch {
    return undefined;
  }
}
