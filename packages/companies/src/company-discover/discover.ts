import { type ApiClient, call, safeCall } from '@keepmark/api-client';
import {
  type FoundPlace,
  geocode,
  type GeocodedLocation,
  pageSizes,
  type SearchablePlaceType,
  searchablePlaceTypes,
  searchPlaces,
  worldCountryCode,
} from '@keepmark/contracts';
import { locationInCountry } from '@keepmark/geography/location-in-country';
import { emptyLocationSearch, type LocationSearch, isSearchDistance } from '@keepmark/geography/location-search-form';
import * as z from 'zod/mini';

/** A search for companies among the places near some locations. */
export interface Discovery extends LocationSearch {
  /** The type of place; empty for any. */
  readonly kind: SearchablePlaceType | '';
  readonly term: string;
}

export interface DiscoveryUrl {
  readonly locations?: string;
  readonly distance?: number;
  readonly country?: string;
  readonly kind?: string;
  readonly term?: string;
}

const text = (most: number) =>
  z.catch(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((value) => String(value).slice(0, most)),
    ),
    '',
  );
const schema = (usualCountry: string) =>
  z.object({
    locations: text(1000),
    distance: z.catch(z.coerce.number().check(z.refine(isSearchDistance)), emptyLocationSearch.distanceMiles),
    country: z.catch(z.string().check(z.regex(/^(?:[A-Z]{2}|WORLD)$/)), usualCountry),
    kind: z.catch(z.enum(['', ...searchablePlaceTypes]), ''),
    term: text(200),
  });

/**
 * Reads a search from a URL. An invalid part gets its default.
 * @param usualCountry the country in the settings, used if the URL has none
 */
export function readDiscovery(url: object, usualCountry: string = emptyLocationSearch.country): Discovery {
  const { distance, ...rest } = z.parse(schema(usualCountry), url);
  return { ...rest, distanceMiles: distance };
}

/** The URL of a search, without the parts that have their defaults. */
export const discoveryUrl = (
  { locations, distanceMiles, country, kind, term }: Discovery,
  usualCountry: string = emptyLocationSearch.country,
): DiscoveryUrl => ({
  ...(locations !== '' && { locations }),
  ...(distanceMiles !== emptyLocationSearch.distanceMiles && { distance: distanceMiles }),
  ...(country !== usualCountry && { country }),
  ...(kind !== '' && { kind }),
  ...(term !== '' && { term }),
});

export interface Discovered {
  readonly places: readonly FoundPlace[];
  /** Locations that we couldn't find anywhere. */
  readonly unknown: readonly string[];
  /** Matches in other countries for locations that the chosen country doesn't have. */
  readonly elsewhere: readonly GeocodedLocation[];
  readonly attribution: string;
  /** Whether a location has more places nearby than we show. */
  readonly truncated: boolean;
}

/** A search failed. The message is the API's, for people. */
class DiscoverySearchError extends Error {
  override readonly name = 'DiscoverySearchError';
}

/** A point to search near: a location that the person named, or their home location. */
export interface Center {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** Two uppercase letters; only places in this country are found. Undefined for any country. */
  readonly country?: string;
}

/** Geocodes the locations. @throws the API's error if a lookup fails */
export async function centersOf(client: ApiClient, { locations, country }: Discovery, signal: AbortSignal) {
  const listed = [...new Set(locations.split(';').map((name) => name.trim()))].filter(Boolean);
  const found = await Promise.all(
    listed.map(async (name) => {
      const body = { searchText: name, selectedCountryCode: country };
      const locationsFound = await call(client, geocode, { body, signal });
      return { name, meant: locationInCountry(name, locationsFound, country) };
    }),
  );
  return {
    centers: found.flatMap(({ name, meant }): Center[] =>
      meant.kind === 'found' ? [centerOf(name, meant.location, country)] : [],
    ),
    elsewhere: found.flatMap(({ meant }) => (meant.kind === 'elsewhere' ? [meant.location] : [])),
    unknown: found.filter(({ meant }) => meant.kind === 'unknown').map(({ name }) => name),
  };
}

function centerOf(name: string, { latitude, longitude, countryCode }: GeocodedLocation, country: string): Center {
  const isAnyCountry = country === worldCountryCode || countryCode === '';
  return { name, lat: latitude, lng: longitude, ...(!isAnyCountry && { country: countryCode }) };
}

/**
 * Finds the places near each center, each place once.
 * @throws {DiscoverySearchError} with the API's message if a search fails
 */
export async function placesAround(
  client: ApiClient,
  centers: readonly Center[],
  { distanceMiles, kind, term }: Discovery,
  signal: AbortSignal,
): Promise<Omit<Discovered, 'unknown' | 'elsewhere'>> {
  const answers = await Promise.all(
    centers.map(({ lat, lng }) =>
      safeCall(client, searchPlaces, {
        body: {
          lat,
          lng,
          radiusMiles: distanceMiles,
          pageSize: pageSizes.discovery,
          searchType: 'discover',
          ...(kind && { placeType: kind }),
          ...(term && { searchTerm: term }),
        },
        signal,
      }),
    ),
  );
  const failed = answers.find(({ success }) => !success);
  if (failed)
    throw new DiscoverySearchError(failed.message ?? 'We couldn’t search for places. Try again in a few minutes.');
  const places = answers.flatMap((answer, at) =>
    (answer.local_results ?? (answer.place_results ? [answer.place_results] : [])).filter(
      // A place without a country could be in any.
      (place) => place.country === '' || place.country === (centers[at]?.country ?? place.country),
    ),
  );
  return {
    places: [...new Map(places.map((place) => [place.placeId, place])).values()],
    attribution: answers.find(({ attribution }) => attribution)?.attribution ?? '',
    truncated: answers.some(({ truncated }) => truncated === true),
  };
}
