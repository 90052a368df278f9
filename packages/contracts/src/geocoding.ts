import * as z from 'zod/mini';
import { defineCall } from './call';
import { latitude, longitude } from './coordinates';
import { envelope, nothing } from './envelope';
import { line } from './text';

/** A location that a text or a point stands for. */
export const geocodedLocation = z.object({
  /** With the state and country spelled out: "Paris, Texas, United States". */
  label: z.string(),
  type: z.enum(['address', 'city', 'state', 'country', 'place', 'point']),
  /** The GeoNames id of a city, the code of a state or country, or our id of a place; empty for a bare point. */
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
  /** The source or provider that answered. */
  source: z.string(),
  /** The part of the text that isn't in this location, or that we don't know: "Kamppi" of "Kamppi, Helsinki". */
  notFound: z.optional(z.string()),
  /** The name is only similar to the text, so people should confirm it. */
  isGuess: z.optional(z.literal(true)),
});
export type GeocodedLocation = z.infer<typeof geocodedLocation>;

export const geocodeTypes = ['address', 'city', 'state', 'country', 'place'] as const;
export const reverseGeocodeTypes = ['city', 'state', 'country'] as const;

const geocodeRequest = z.object({
  searchText: line().check(z.minLength(1)),
  type: z.optional(z.enum(geocodeTypes)),
  /** Two letters, or WORLD. Locations in this country come first; README.md has the rule. */
  selectedCountryCode: z.optional(line(5)),
  /** Two letters: where the person is at home, when no country can be selected. README.md has the rule. */
  usualCountryCode: z.optional(line(5)),
});
export type GeocodeRequest = z.infer<typeof geocodeRequest>;

/** The locations that a text names, best match first; empty when it names none we know. */
export const geocode = defineCall({
  method: 'POST',
  path: 'geography/geosearch/geocode',
  token: false,
  summary: 'Find the location that a text names',
  params: nothing,
  body: geocodeRequest,
  answer: envelope(z.array(geocodedLocation)),
  isIdempotent: true,
  failure: () => [],
});

const reverseGeocodeRequest = z.object({
  lat: latitude,
  lng: longitude,
  type: z.optional(z.enum(reverseGeocodeTypes)),
});
export type ReverseGeocodeRequest = z.infer<typeof reverseGeocodeRequest>;

/** The location of a point; null on the open sea. */
export const reverseGeocode = defineCall({
  method: 'POST',
  path: 'geography/geosearch/reverse/geocode',
  token: false,
  summary: 'Name the location of a point',
  params: nothing,
  body: reverseGeocodeRequest,
  answer: envelope(z.nullable(geocodedLocation)),
  isIdempotent: true,
  failure: () => null,
});
