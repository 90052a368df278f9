import { hasPosition } from './place';
import type { Place } from './place-table';

/** A link to a map app. */
export interface MapLink {
  readonly label: string;
  readonly href: string;
}

type Located = Pick<Place, 'latitude' | 'longitude'>;

/** Links to map apps that show the place's coordinates, since a name could match anywhere. Empty without coordinates. */
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
    // RFC 5870: opens the device's own map app.
    { label: 'Map app', href: `geo:${latitude},${longitude}` },
  ];
}

/** The place on OpenStreetMap; undefined without coordinates. */
export const mapLink = (place: Located): string | undefined => mapLinks(place)[0]?.href;
