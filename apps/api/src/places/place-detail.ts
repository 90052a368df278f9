import type { FoundPlace, LocationDetail } from '@keepmark/contracts';
import { countryName, placeLabel } from '../gazetteer/gazetteer';

/** A found place as a location, with everything that is known of it. */
export function placeDetail(found: FoundPlace): LocationDetail {
  const { placeId, title, city, state, country, source, gps_coordinates: point } = found;
  const whole = country === '' ? '' : countryName(country.toLowerCase());
  return {
    label: placeLabel(title, city, state, whole),
    type: 'place',
    placeId,
    city,
    stateCode: '',
    stateName: state,
    countryCode: country,
    countryName: whole,
    ...point,
    population: 0,
    timeZone: found.timezone,
    source,
    // A distance belongs to a search.
    place: { ...found, distance_miles: null },
  };
}
