import * as z from 'zod/mini';
import { defineCall } from './call';
import { latitude, longitude } from './coordinates';
import { envelope, nothing } from './envelope';
import { paginate, pagination } from './pagination';
import { geographyCall, noItem, noItems } from './reference-call';
import { code, line } from './text';

const city = z.object({
  /** GeoNames id. */
  cityId: z.string(),
  cityName: z.string(),
  stateCode: z.string(),
  stateName: z.string(),
  countryCode: z.string(),
  countryName: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  population: z.number(),
  /** Null when unknown. */
  elevationMeters: z.nullable(z.number()),
  /** IANA name. */
  timeZone: z.string(),
});
export type City = z.infer<typeof city>;

const cityPage = z.object({ results: z.array(city), pagination });
export type CityPage = z.infer<typeof cityPage>;

const noCities = (): CityPage => ({ results: [], pagination: paginate(0, 1) });

const wholeNumber = z.string().check(z.regex(/^-?\d{1,9}$/, 'must be a whole number'));

/** By its GeoNames id. */
export const getCity = geographyCall(
  'geography/city/:id',
  'Get a city by its GeoNames id',
  z.object({ id: line(20) }),
  city,
  noItem,
);

// The last part of both paths is "ascending": false, so the most populous cities come first.

export const listCountryCities = geographyCall(
  'geography/countrycities/:countryCode/:pageNumber/:pageSize/population/false',
  'List the cities of a country, most populous first',
  z.object({ countryCode: code, pageNumber: wholeNumber, pageSize: wholeNumber }),
  cityPage,
  noCities,
);

export const listStateCities = geographyCall(
  'geography/statecities/:countryCode/:stateCode/:pageNumber/:pageSize/population/false',
  'List the cities of a state, most populous first',
  z.object({ countryCode: code, stateCode: code, pageNumber: wholeNumber, pageSize: wholeNumber }),
  cityPage,
  noCities,
);

const nearbyCitiesRequest = z
  .object({
    cityId: z.optional(line(20)),
    lat: z.optional(latitude),
    lng: z.optional(longitude),
    /** Default 50, at most 500; more is cut to 500. */
    radiusMiles: z.optional(z.number().check(z.positive(), z.maximum(25_000))),
    /** Default 10. */
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
    /** Leaves out smaller cities. */
    leastPopulation: z.optional(z.int().check(z.minimum(0), z.maximum(100_000_000))),
  })
  .check(
    z.refine((body) => body.cityId !== undefined || (body.lat !== undefined && body.lng !== undefined), {
      error: 'Send a city id (cityId) or coordinates (lat and lng).',
      path: ['cityId'],
    }),
  );
export type NearbyCitiesRequest = z.infer<typeof nearbyCitiesRequest>;

const nearbyCity = z.extend(city, { distanceMiles: z.number() });
export type NearbyCity = z.infer<typeof nearbyCity>;

/**
 * Cities near a city or a point, nearest first, without the city itself and without city districts.
 * Not in the specification; the city screen uses it.
 */
export const nearbyCities = defineCall({
  method: 'POST',
  path: 'geography/geosearch/nearby/cities',
  token: false,
  summary: 'Find cities near a city or a point, nearest first',
  params: nothing,
  body: nearbyCitiesRequest,
  answer: envelope(z.array(nearbyCity)),
  isIdempotent: true,
  failure: noItems,
});
