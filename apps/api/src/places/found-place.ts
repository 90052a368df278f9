import type { FoundPlace } from '@keepmark/contracts';
import type { HoursSchedule } from './hours/hours-schedule';
import { isOpenAt, nextChangeAt, weekOf } from './hours/opening-hours';
import type { StoredPlace } from './place-store';

export const openStreetMap = {
  name: 'OpenStreetMap',
  attribution: '© OpenStreetMap contributors (ODbL), https://www.openstreetmap.org/copyright',
} as const;
export const sampleSource = 'sample';

/**
 * A kept place as calls answer it. Nobody rates in OpenStreetMap: there are no stars and no prices.
 * @param schedule of its hours; undefined where they are unknown
 */
export function foundPlace(place: StoredPlace, schedule: HoursSchedule | undefined, now: Date): FoundPlace {
  const { timeZone } = place;
  return {
    placeId: place.placeId,
    title: place.title,
    type: place.type,
    city: place.city,
    state: place.state,
    country: place.country,
    address: place.address,
    website: place.website,
    phone: place.phone,
    rating: null,
    reviews: null,
    price: '',
    timezone: timeZone,
    hours: place.hours,
    operating_hours: weekOf({ schedule, timeZone }, now),
    open_now: isOpenAt({ schedule, timeZone }, now),
    next_change: nextChangeAt({ schedule, timeZone }, now),
    profiles: place.profiles,
    gps_coordinates: { latitude: place.latitude, longitude: place.longitude },
    distance_miles: place.distanceMiles === null ? null : Math.round(place.distanceMiles * 100) / 100,
    source: place.sample ? sampleSource : openStreetMap.name,
    sample: place.sample,
  };
}
