import lookUpTimeZone from '@photostructure/tz-lookup';
import type { FoundPlace } from '@keepmark/contracts';
import { distanceMiles } from '../../locations/distance';
import { isOpenAt, nextChangeAt, weekOf } from '../opening-hours';
import type { ProvidedPlace, ProviderQuery } from './provider';

/** A provider's place in the shape of an answer. Missing values are empty. */
export function providedPlace(
  place: ProvidedPlace,
  source: string,
  { center }: ProviderQuery['area'],
  now: Date,
): FoundPlace {
  const { latitude, longitude } = place.gps_coordinates;
  const { hours = '', country = '', state = '' } = place;
  const timeZone = place.timezone ?? lookUpTimeZone(latitude, longitude);
  const kept = { hours, latitude, longitude, country, state, timeZone };
  return {
    type: '',
    city: '',
    address: '',
    website: '',
    phone: '',
    rating: null,
    reviews: null,
    price: '',
    profiles: [],
    operating_hours: weekOf(kept, now),
    open_now: isOpenAt(kept, now),
    next_change: nextChangeAt(kept, now),
    ...place,
    hours,
    country,
    state,
    timezone: timeZone,
    distance_miles: Math.round(distanceMiles(center, place.gps_coordinates) * 100) / 100,
    source,
    sample: false,
  };
}
