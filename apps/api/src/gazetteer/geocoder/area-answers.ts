import type { City as CityAnswer, Country, GeocodedLocation, StateProvince } from '@keepmark/contracts';
import type { City } from '../locations/city-index';
import { countryName } from '../locations/countries';

/** What we call our own tables in an answer. */
const ownSource = 'GeoNames';

/** No land is lower. GeoNames writes -9999 where its model of the terrain has no data. */
const lowestMeters = -500;

/** A city as the calls answer it. */
export function cityAnswer(city: City): CityAnswer {
  return {
    cityId: String(city.geonameId),
    cityName: city.name,
    stateCode: city.regionCode,
    stateName: city.regionName,
    countryCode: city.country.toUpperCase(),
    countryName: countryName(city.country),
    latitude: city.latitude,
    longitude: city.longitude,
    population: city.population,
    elevationMeters: city.elevationMeters < lowestMeters ? null : city.elevationMeters,
    timeZone: city.timeZone,
  };
}

export function cityLocation(city: City): GeocodedLocation {
  const country = countryName(city.country);
  return {
    label: placeLabel(city.name, city.regionName, country),
    type: 'city',
    placeId: String(city.geonameId),
    city: city.name,
    stateCode: city.regionCode,
    stateName: city.regionName,
    countryCode: city.country.toUpperCase(),
    countryName: country,
    latitude: city.latitude,
    longitude: city.longitude,
    population: city.population,
    timeZone: city.timeZone,
    source: ownSource,
  };
}

/** @param timeZone of its seat. */
export function stateLocation(state: StateProvince, timeZone: string): GeocodedLocation {
  const country = countryName(state.countryCode.toLowerCase());
  return {
    label: placeLabel(state.stateName, country),
    type: 'state',
    placeId: `${state.countryCode}-${state.stateCode}`,
    city: '',
    stateCode: state.stateCode,
    stateName: state.stateName,
    countryCode: state.countryCode,
    countryName: country,
    latitude: state.latitude ?? 0,
    longitude: state.longitude ?? 0,
    population: state.cityPopulation,
    timeZone,
    source: ownSource,
  };
}

/** @param timeZone of its capital. */
export function countryLocation(country: Country, timeZone: string): GeocodedLocation {
  return {
    label: country.countryName,
    type: 'country',
    placeId: country.countryCode,
    city: '',
    stateCode: '',
    stateName: '',
    countryCode: country.countryCode,
    countryName: country.countryName,
    latitude: country.latitude ?? 0,
    longitude: country.longitude ?? 0,
    population: country.cityPopulation,
    timeZone,
    source: ownSource,
  };
}

/** "Paris, Texas, United States"; what repeats itself is said once: "Singapore". */
export function placeLabel(...names: string[]): string {
  let [label, last] = ['', ''];
  for (const name of names) {
    if (name === '' || name === last) continue;
    label = label === '' ? name : `${label}, ${name}`;
    last = name;
  }
  return label;
}
