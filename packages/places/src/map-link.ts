import { hasPosition } from './place';
import type { Place } from './place-table';

/** A link to a map app. */
export interface MapLink {
  readonly label: string;
  readonly href: string;
}

type Located = Pick<Place, 'latitude' | 'longitude'>;

/** The place on OpenStreetMap; undefined without coordinates. */
export function mapLink(place: Located): string | undefined {
  if (!hasPosition(place)) return undefined;
  const { latitude, longitude } = place;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

/** Parentheses too, which end a name in a `geo:` link. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));

/**
 * Links that hand a place over to a map app for directions. Each has its coordinates, since a name could match anywhere,
 * and the name where the app takes one beside them: Google Maps doesn't. Empty without coordinates.
 *
 * Apple's form is in its Map Links. Google's is that of its Maps URLs, `geo:` Android's with a label, and the one of
 * Organic Maps as public code writes it: these three weren't checked against the documents.
 */
export function directionsLinks(place: Located & { readonly name: string }): readonly MapLink[] {
  const openStreetMap = mapLink(place);
  if (!openStreetMap) return [];
  const coordinates = `${place.latitude},${place.longitude}`;
  const [at, name] = [encoded(coordinates), encoded(place.name)];
  return [
    { label: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${at}` },
    { label: 'Apple Maps', href: `https://maps.apple.com/?ll=${at}&q=${name}` },
    { label: 'Organic Maps', href: `https://omaps.app/map?v=1&ll=${at}&n=${name}` },
    { label: 'OpenStreetMap', href: openStreetMap },
    { label: 'Other map app', href: `geo:${coordinates}?q=${coordinates}(${name})` },
  ];
}
