import * as z from 'zod/mini';
import { nothing } from './envelope';
import { geographyCall, noItem, noItems } from './reference-call';
import { code } from './text';

const country = z.object({
  /** ISO 3166-1: two letters, uppercase. */
  countryCode: z.string(),
  /** ISO 3166-1: three letters, uppercase. */
  countryCode3: z.string(),
  countryName: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** ISO 3166-1 numeric, the key of the map's country outlines. */
  numericCode: z.string(),
  /** Population of its cities in our table. */
  cityPopulation: z.number(),
});
export type Country = z.infer<typeof country>;

/** A first-level division of a country. Its coordinates are those of its capital. */
const stateProvince = z.object({
  countryCode: z.string(),
  stateCode: z.string(),
  stateName: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  cityPopulation: z.number(),
});
export type StateProvince = z.infer<typeof stateProvince>;

export const listCountries = geographyCall(
  'geography/countries/geo',
  'List every country with its coordinates',
  nothing,
  z.array(country),
  noItems,
);

export const getCountry = geographyCall(
  'geography/countries/geo/:code',
  'Get a country by its two-letter code',
  z.object({ code }),
  country,
  noItem,
);

export const listStateProvinces = geographyCall(
  'geography/stateprovinces/geo/:country',
  'List the states or provinces of a country',
  z.object({ country: code }),
  z.array(stateProvince),
  noItems,
);

export const getStateProvinceGeo = geographyCall(
  'geography/stateprovinces/geo/:country/:state',
  'Get a state or province with its coordinates',
  z.object({ country: code, state: code }),
  stateProvince,
  noItem,
);

export const getStateProvince = geographyCall(
  'geography/stateprovince/:country/:state',
  'Get a state or province',
  z.object({ country: code, state: code }),
  stateProvince,
  noItem,
);
