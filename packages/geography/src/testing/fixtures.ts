import type { City, Country, MetroAreaDetail, StateProvince } from '@keepmark/contracts';

/** Austin, with the given changes. */
export function city(changes: Partial<City> = {}): City {
  return {
    cityId: '4671654',
    cityName: 'Austin',
    stateCode: 'TX',
    stateName: 'Texas',
    countryCode: 'US',
    countryName: 'United States',
    latitude: 30.2672,
    longitude: -97.7431,
    population: 931_830,
    elevationMeters: 149,
    timeZone: 'America/Chicago',
    ...changes,
  };
}

export const roundRock = city({
  cityId: '4724129',
  cityName: 'Round Rock',
  latitude: 30.5083,
  longitude: -97.6789,
  population: 115_997,
});

export const houston = city({
  cityId: '4699066',
  cityName: 'Houston',
  latitude: 29.7633,
  longitude: -95.3633,
  population: 2_296_224,
});

export const countries: readonly Country[] = [
  {
    countryCode: 'CI',
    countryCode3: 'CIV',
    countryName: "Côte d'Ivoire",
    latitude: 5.35,
    longitude: -4,
    numericCode: '384',
    cityPopulation: 9_000_000,
  },
  {
    countryCode: 'US',
    countryCode3: 'USA',
    countryName: 'United States',
    latitude: 38.9,
    longitude: -77,
    numericCode: '840',
    cityPopulation: 210_000_000,
  },
];

const state = (stateCode: string, stateName: string, latitude: number, longitude: number): StateProvince => ({
  countryCode: 'US',
  stateCode,
  stateName,
  latitude,
  longitude,
  cityPopulation: 20_000_000,
});

export const states: readonly StateProvince[] = [
  state('OR', 'Oregon', 44.94, -123.03),
  state('TX', 'Texas', 30.27, -97.74),
];

/** The metro area of Austin, as a box. */
export function metroArea(changes: Partial<MetroAreaDetail> = {}): MetroAreaDetail {
  return {
    table: 'official',
    cbsaCode: '12420',
    name: 'Austin-Round Rock-San Marcos, TX',
    kind: 'metropolitan',
    stateCodes: ['TX'],
    latitude: 30.26,
    longitude: -97.65,
    landAreaKm2: 10_929,
    cityPopulation: 1_900_000,
    countyCodes: ['48453', '48491'],
    counties: [],
    outline: {
      type: 'Polygon',
      coordinates: [
        [
          [-98, 29.9],
          [-97, 29.9],
          [-97, 30.9],
          [-98, 30.9],
          [-98, 29.9],
        ],
      ],
    },
    ...changes,
  };
}
