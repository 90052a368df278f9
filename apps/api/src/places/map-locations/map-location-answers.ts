import lookUpTimeZone from '@photostructure/tz-lookup';
import type { FoundPlace, GeocodedLocation } from '@keepmark/contracts';
import { countryName, placeLabel } from '../../gazetteer/gazetteer';
import { openStreetMap } from '../found-place';
import { townWithCode } from '../town-with-code';
import type { StoredMapLocation } from './map-location-store';

const types = { address: 'address', street: 'address', district: 'place', settlement: 'city' } as const;

/** A location of an extract in the shape of a geocoder answer. @param stateCode its state's, if our tables have it */
export function geocodedMapLocation(found: StoredMapLocation, stateCode: string): GeocodedLocation {
  const { kind, name, state, country, latitude, longitude } = found;
  const city = kind === 'settlement' ? name : found.city;
  const whole = country === '' ? '' : countryName(country.toLowerCase());
  return {
    label: placeLabel(name, city, state === city ? '' : state, whole),
    type: types[kind],
    placeId: found.placeId,
    city,
    stateCode,
    stateName: state,
    countryCode: country,
    countryName: whole,
    latitude,
    longitude,
    population: found.population,
    timeZone: lookUpTimeZone(latitude, longitude),
    source: openStreetMap.name,
  };
}

/** A location of an extract in the shape of a place search answer. It has no type of place. */
export function foundMapLocation(found: StoredMapLocation): FoundPlace {
  const { name, postcode, city, state, country, latitude, longitude, distanceMiles } = found;
  const town = townWithCode(city === name ? '' : city, postcode, country);
  return {
    placeId: found.placeId,
    title: name,
    type: '',
    city,
    state,
    country,
    address: found.kind === 'address' ? [name, town].filter(Boolean).join(', ') : '',
    website: '',
    phone: '',
    rating: null,
    reviews: null,
    price: '',
    timezone: lookUpTimeZone(latitude, longitude),
    hours: '',
    operating_hours: null,
    open_now: null,
    profiles: [],
    gps_coordinates: { latitude, longitude },
    distance_miles: distanceMiles === null ? null : Math.round(distanceMiles * 100) / 100,
    source: openStreetMap.name,
    sample: false,
  };
}
