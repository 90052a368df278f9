import lookUpTimeZone from '@photostructure/tz-lookup';
import type { FoundPlace } from '@keepmark/contracts';
import { distanceMiles } from '../../gazetteer/gazetteer';
import type { HoursSchedule } from '../hours/hours-schedule';
import { isOpenAt, nextChangeAt, weekOf } from '../hours/opening-hours';
import type { ProvidedPlace, ProviderQuery } from './provider';

/** Where the clock of a provider's place is. */
const timeZoneOf = ({ timezone, gps_coordinates: { latitude, longitude } }: ProvidedPlace): string =>
  timezone ?? lookUpTimeZone(latitude, longitude);

interface ProvidedOptions {
  readonly source: string;
  readonly area: ProviderQuery['area'];
  readonly now: Date;
  /** Of its hours; undefined where they are unknown. */
  readonly schedule: HoursSchedule | undefined;
}

/** A provider's place in the shape of an answer. Missing values are empty. */
export function providedPlace(place: ProvidedPlace, { source, area, now, schedule }: ProvidedOptions): FoundPlace {
  const { hours = '', country = '', state = '' } = place;
  const timeZone = timeZoneOf(place);
  const kept = { schedule, timeZone };
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
    distance_miles: Math.round(distanceMiles(area.center, place.gps_coordinates) * 100) / 100,
    source,
    sample: false,
  };
}
