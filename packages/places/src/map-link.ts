import { hasPosition } from './place';
import type { Place } from './place-table';

/** A map program, by what a person calls it. */
export interface MapLink {
  readonly label: string;
  readonly href: string;
}

type Located = Pick<Place, 'latitude' | 'longitude'>;

/** Where other people's maps show the place. By its coordinates: a name may stand anywhere on a map. None without them. */
export function mapLinks(place: Located): readonly MapLink[] {
  if (!hasPosition(place)) return [];
  const { latitude, longitude } = place;
  return [
    {
      label: 'OpenStreetMap',
      href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    },
    { label: 'Google Maps', href: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}` },
    { label: 'Apple Maps', href: `https://maps.apple.com/?ll=${latitude},${longitude}&q=${latitude},${longitude}` },
    // RFC 5870: whatever map program the device has.
    { label: 'A map app', href: `geo:${latitude},${longitude}` },
  ];
}

/** The first of them: OpenStreetMap. */
export const mapLink = (place: Located): string | undefined => mapLinks(place)[0]?.href;
