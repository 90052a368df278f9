import type { LocationDetail } from '@keepmark/contracts';
import { placeLabel } from '../geography/area-answers';
import { countryName } from '../locations/countries';
import { foundPlace } from './found-place';
import type { StoredPlace } from './place-store';

/** A kept place as a location, with everything that is known of it. */
export function placeDetail(stored: StoredPlace, now: Date): LocationDetail {
  const place = foundPlace(stored, now);
  const country = countryName(stored.country.toLowerCase());
  return {
    label: placeLabel(stored.title, stored.city, stored.state, country),
    type: 'place',
    placeId: stored.placeId,
    city: stored.city,
    stateCode: '',
    stateName: stored.state,
    countryCode: stored.country,
    countryName: country,
    latitude: stored.latitude,
    longitude: stored.longitude,
    population: 0,
    timeZone: stored.timeZone,
    source: place.source,
    place,
  };
}
