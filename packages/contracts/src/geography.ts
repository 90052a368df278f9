import * as z from 'zod/mini';
import { defineCall } from './call';
import { envelope, nothing } from './envelope';
import { pagination } from './pagination';
import { foundPlace } from './place-search';
import { line } from './text';

const latitude = z.number().check(z.minimum(-90), z.maximum(90));
const longitude = z.number().check(z.minimum(-180), z.maximum(180));
const code = line(12).check(z.minLength(1));
const wholeNumber = z.string().check(z.regex(/^-?\d{1,9}$/, 'must be a whole number'));

/** A country with a point to show it at; population is of its cities in our table. */
const country = z.object({
  /** ISO 3166-1: two letters, uppercase. */
  countryCode: z.string(),
  /** ISO 3166-1: three letters, uppercase. */
  countryCode3: z.string(),
  countryName: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** ISO 3166-1 numeric, which the outlines of the map are keyed by. */
  numericCode: z.string(),
  cityPopulation: z.number(),
});
export type Country = z.infer<typeof country>;

/** A first-level division of a country, with the point of its seat. */
const stateProvince = z.object({
  countryCode: z.string(),
  stateCode: z.string(),
  stateName: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  cityPopulation: z.number(),
});
export type StateProvince = z.infer<typeof stateProvince>;

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
  elevationMeters: z.number(),
  /** IANA name. */
  timeZone: z.string(),
});
export type City = z.infer<typeof city>;

/** A US core-based statistical area. */
const metroArea = z.object({
  /** Five digits of the Office of Management and Budget. */
  cbsaCode: z.string(),
  name: z.string(),
  kind: z.enum(['metropolitan', 'micropolitan']),
  /** Two-letter codes, the first one holding the first named city. */
  stateCodes: z.array(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  /** Square kilometres of land; null in the hand-written table. */
  landAreaKm2: z.nullable(z.number()),
  /** Five-digit FIPS codes: the key of the map's county outlines. */
  countyCodes: z.array(z.string()),
});
export type MetroArea = z.infer<typeof metroArea>;

/** Which table answered: the small one written by hand, or the official one after `reference:import`. */
export const referenceTable = z.enum(['hand-written', 'official']);

const metroAreas = z.object({ table: referenceTable, results: z.array(metroArea) });
export type MetroAreas = z.infer<typeof metroAreas>;
const metroAreaDetail = z.extend(metroArea, {
  table: referenceTable,
  counties: z.array(z.object({ countyCode: z.string(), countyName: z.string(), stateCode: z.string() })),
  /** GeoJSON geometry; null where no outline is known. */
  outline: z.nullable(z.object({ type: z.enum(['Polygon', 'MultiPolygon']), coordinates: z.array(z.unknown()) })),
});
export type MetroAreaDetail = z.infer<typeof metroAreaDetail>;

const cityPage = z.object({ results: z.array(city), pagination });
export type CityPage = z.infer<typeof cityPage>;

const geographyCall = <Params extends z.ZodMiniType, Data extends z.ZodMiniType>(
  path: string,
  summary: string,
  params: Params,
  data: Data,
) =>
  defineCall({
    method: 'GET',
    path: `geography/${path}`,
    token: false,
    summary,
    params,
    body: nothing,
    answer: envelope(data),
  });

export const listStateMetroAreas = geographyCall(
  'msa/geo/:country/:state',
  'Metropolitan areas of a US state',
  z.object({ country: code, state: code }),
  metroAreas,
);

export const listStateProvinces = geographyCall(
  'stateprovinces/geo/:country',
  'States or provinces of a country',
  z.object({ country: code }),
  z.array(stateProvince),
);

export const getStateProvinceGeo = geographyCall(
  'stateprovinces/geo/:country/:state',
  'One state or province with its point',
  z.object({ country: code, state: code }),
  stateProvince,
);

export const getStateProvince = geographyCall(
  'stateprovince/:country/:state',
  'One state or province',
  z.object({ country: code, state: code }),
  stateProvince,
);

export const listMetroAreas = geographyCall('cbsa/US', 'Every US metro area', nothing, metroAreas);

export const getMetroArea = geographyCall(
  'cbsa/US/:id',
  'One US metro area with its outline and counties',
  z.object({ id: code }),
  metroAreaDetail,
);

export const listCountries = geographyCall('countries/geo', 'Every country with a point', nothing, z.array(country));

export const getCountry = geographyCall('countries/geo/:code', 'One country', z.object({ code }), country);

/** The last part of the path is "ascending": false, so the most populous come first. */
export const listCountryCities = geographyCall(
  'countrycities/:countryCode/:pageNumber/:pageSize/population/false',
  'Cities of a country, most populous first',
  z.object({ countryCode: code, pageNumber: wholeNumber, pageSize: wholeNumber }),
  cityPage,
);

export const listStateCities = geographyCall(
  'statecities/:countryCode/:stateCode/:pageNumber/:pageSize/population/false',
  'Cities of a state, most populous first',
  z.object({ countryCode: code, stateCode: code, pageNumber: wholeNumber, pageSize: wholeNumber }),
  cityPage,
);

export const getCity = geographyCall('city/:id', 'One city by its GeoNames id', z.object({ id: line(20) }), city);

/** A place on Earth that a text or a point stands for. */
const geocodedLocation = z.object({
  /** With the state and the country spelled out: "Paris, Texas, United States". */
  label: z.string(),
  type: z.enum(['address', 'city', 'state', 'country', 'place', 'point']),
  /** GeoNames id of a city, code of a state or country, our id of a place; empty for a bare point. */
  placeId: z.string(),
  city: z.string(),
  stateCode: z.string(),
  stateName: z.string(),
  countryCode: z.string(),
  countryName: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  population: z.number(),
  timeZone: z.string(),
  /** Which of our sources or adapters answered. */
  source: z.string(),
});
export type GeocodedLocation = z.infer<typeof geocodedLocation>;

export const geocodeTypes = ['address', 'city', 'state', 'country', 'place'] as const;
export const reverseGeocodeTypes = ['city', 'state', 'country'] as const;

const geosearchCall = <Body extends z.ZodMiniType, Data extends z.ZodMiniType>(
  path: string,
  summary: string,
  body: Body,
  data: Data,
) =>
  defineCall({
    method: 'POST',
    path: `geography/geosearch/${path}`,
    token: false,
    summary,
    params: nothing,
    body,
    answer: envelope(data),
  });

const geocodeRequest = z.object({
  searchText: line().check(z.minLength(1)),
  type: z.optional(z.enum(geocodeTypes)),
  /** Two letters, or WORLD: what lies in this country comes first. The rule is in README.md. */
  selectedCountryCode: z.optional(line(5)),
});
export type GeocodeRequest = z.infer<typeof geocodeRequest>;

/** Best match first; empty when the text names nothing that we know. */
export const geocode = geosearchCall(
  'geocode',
  'Find the place that a text names',
  geocodeRequest,
  z.array(geocodedLocation),
);

const reverseGeocodeRequest = z.object({
  lat: latitude,
  lng: longitude,
  type: z.optional(z.enum(reverseGeocodeTypes)),
});
export type ReverseGeocodeRequest = z.infer<typeof reverseGeocodeRequest>;

/** Null in the middle of an ocean. */
export const reverseGeocode = geosearchCall(
  'reverse/geocode',
  'Name the place of a point',
  reverseGeocodeRequest,
  z.nullable(geocodedLocation),
);

/** With everything that is known of it when it is a place. */
const locationDetail = z.extend(geocodedLocation, { place: z.optional(foundPlace) });
export type LocationDetail = z.infer<typeof locationDetail>;

/** By the `placeId` of a geocoded location or of a found place. */
export const getLocationDetail = geographyCall(
  'geosearch/location/detail/:placeId',
  'What is known of a found place',
  z.object({ placeId: line(200).check(z.minLength(1)) }),
  locationDetail,
);

const nearbyCitiesRequest = z
  .object({
    cityId: z.optional(line(20)),
    lat: z.optional(latitude),
    lng: z.optional(longitude),
    /** 50 when not given; more than 500 is cut to 500. */
    radiusMiles: z.optional(z.number().check(z.positive(), z.maximum(25_000))),
    /** 10 when not given. */
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
    /** Leaves smaller ones out. */
    leastPopulation: z.optional(z.int().check(z.minimum(0), z.maximum(100_000_000))),
  })
  .check(
    z.refine((body) => body.cityId !== undefined || (body.lat !== undefined && body.lng !== undefined), {
      error: 'Give the id of a city (cityId), or a point (lat and lng).',
      path: ['cityId'],
    }),
  );
export type NearbyCitiesRequest = z.infer<typeof nearbyCitiesRequest>;

const nearbyCity = z.extend(city, { distanceMiles: z.number() });
export type NearbyCity = z.infer<typeof nearbyCity>;

/**
 * Not in the specification, for the screen of a city: cities around one or around a point, nearest first. The city
 * itself is not among them, and neither are quarters of cities.
 */
export const nearbyCities = geosearchCall(
  'nearby/cities',
  'Cities around a city or a point, nearest first',
  nearbyCitiesRequest,
  z.array(nearbyCity),
);
