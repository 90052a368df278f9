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
import {
  emptyLocationSearch,
  type LocationSearch,
  searchDistancesMiles,
} from '@keepmark/geography/location-search-form';
import * as z from 'zod/mini';

/** What to discover: places that are companies, around the locations of a list. */
export interface Discovery extends LocationSearch {
  /** Of the place; empty for any. */
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
    distance: z.catch(
      z.coerce.number().check(z.refine((miles) => searchDistancesMiles.some((choice) => choice === miles))),
      emptyLocationSearch.distanceMiles,
    ),
    country: z.catch(z.string().check(z.regex(/^(?:[A-Z]{2}|WORLD)$/)), usualCountry),
    kind: z.catch(z.enum(['', ...searchablePlaceTypes]), ''),
    term: text(200),
  });

/**
 * What a URL asks for; a part that makes no sense has its default.
 * @param usualCountry what a URL without a country means: the one of the settings
 */
export function readDiscovery(url: object, usualCountry: string = emptyLocationSearch.country): Discovery {
  const { distance, ...rest } = z.parse(schema(usualCountry), url);
  return { ...rest, distanceMiles: distance };
}

/** The URL of it, without what has its default value. */
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
  /** Locations that name no place on Earth. */
  readonly unknown: readonly string[];
  /** Locations that the chosen country has not, with the place of that name in another one. */
  readonly elsewhere: readonly GeocodedLocation[];
  readonly attribution: string;
  /** There is more around one of the locations than is shown. */
  readonly truncated: boolean;
}

/** Where a discovery looks: named by the person, or where they travel from. */
export interface Center {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** Two letters, uppercase: places of other countries are left out. Undefined for any. */
  readonly country?: string;
}

/** The points of the locations, looked up. @throws what the lookup could not do */
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
 * Places around each of the centers, each place once.
 * @throws Error with the service's own sentence when a search failed
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
  if (failed) throw new Error(failed.message ?? 'The search did not work. Try again in a few minutes.');
  const places = answers.flatMap((answer, at) =>
    (answer.local_results ?? (answer.place_results ? [answer.place_results] : [])).filter(
      // A place whose country nobody knows may be in any.
      (place) => place.country === '' || place.country === (centers[at]?.country ?? place.country),
    ),
  );
  return {
    places: [...new Map(places.map((place) => [place.placeId, place])).values()],
    attribution: answers.find(({ attribution }) => attribution)?.attribution ?? '',
    truncated: answers.some(({ truncated }) => truncated === true),
  };
}
