import { type ApiClient, geocode, searchPlaces } from '@keepmark/api-client';
import { type FoundPlace, pageSizes, type SearchablePlaceType, searchablePlaceTypes } from '@keepmark/contracts';
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
const schema = z.object({
  locations: text(1000),
  distance: z.catch(
    z.coerce.number().check(z.refine((miles) => searchDistancesMiles.some((choice) => choice === miles))),
    emptyLocationSearch.distanceMiles,
  ),
  country: z.catch(z.string().check(z.regex(/^(?:[A-Z]{2}|WORLD)$/)), emptyLocationSearch.country),
  kind: z.catch(z.enum(['', ...searchablePlaceTypes]), ''),
  term: text(200),
});

/** What a URL asks for; a part that makes no sense has its default. */
export function readDiscovery(url: object): Discovery {
  const { distance, ...rest } = z.parse(schema, url);
  return { ...rest, distanceMiles: distance };
}

/** The URL of it, without what has its default value. */
export const discoveryUrl = ({ locations, distanceMiles, country, kind, term }: Discovery): DiscoveryUrl => ({
  ...(locations !== '' && { locations }),
  ...(distanceMiles !== emptyLocationSearch.distanceMiles && { distance: distanceMiles }),
  ...(country !== emptyLocationSearch.country && { country }),
  ...(kind !== '' && { kind }),
  ...(term !== '' && { term }),
});

export interface Discovered {
  readonly places: readonly FoundPlace[];
  /** Locations that name no place on Earth. */
  readonly unknown: readonly string[];
  readonly attribution: string;
  /** There is more around one of the locations than is shown. */
  readonly truncated: boolean;
}

/** Where a discovery looks: named by the person, or where they travel from. */
export interface Center {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** The points of the locations, looked up. @throws what the lookup could not do */
export async function centersOf(client: ApiClient, { locations }: Discovery, signal: AbortSignal) {
  const listed = [...new Set(locations.split(';').map((name) => name.trim()))].filter(Boolean);
  const found = await Promise.all(
    listed.map(async (name) => {
      let failure: Error | undefined;
      const [first] = await geocode(client, { searchText: name }, { signal, onFailure: (error) => (failure = error) });
      if (failure) throw failure;
      return { name, first };
    }),
  );
  return {
    centers: found.flatMap(({ name, first }): Center[] =>
      first ? [{ name, lat: first.latitude, lng: first.longitude }] : [],
    ),
    unknown: found.filter(({ first }) => first === undefined).map(({ name }) => name),
  };
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
): Promise<Omit<Discovered, 'unknown'>> {
  const answers = await Promise.all(
    centers.map(({ lat, lng }) =>
      searchPlaces(
        client,
        {
          lat,
          lng,
          radiusMiles: distanceMiles,
          pageSize: pageSizes.discovery,
          searchType: 'discover',
          ...(kind && { placeType: kind }),
          ...(term && { searchTerm: term }),
        },
        { signal },
      ),
    ),
  );
  const failed = answers.find(({ success }) => !success);
  if (failed) throw new Error(failed.message ?? 'The search did not work. Try again in a few minutes.');
  const places = answers.flatMap(
    (answer) => answer.local_results ?? (answer.place_results ? [answer.place_results] : []),
  );
  return {
    places: [...new Map(places.map((place) => [place.placeId, place])).values()],
    attribution: answers.find(({ attribution }) => attribution)?.attribution ?? '',
    truncated: answers.some(({ truncated }) => truncated === true),
  };
}
