import type { PlaceSearchRequest } from '@keepmark/contracts';
import { pageSizes } from '@keepmark/contracts';
import type { MapOrigin } from '@keepmark/map';
import { distanceUnit, isRoundKilometers, kilometersAsMiles } from '@keepmark/ui/words';
import * as z from 'zod/mini';
import { placeTypes } from '../place-types';

export const searchSorts = { match: 'Best match', distance: 'Nearest first', name: 'Name, A to Z' } as const;
export type SearchSort = keyof typeof searchSorts;

/** The `around` of a search near a saved place. Existing links have this word, so it stays. */
export const aroundSaved = 'kept';

/** What a search can be near, by its `around` in the URL. */
export const aroundLabels = {
  from: 'Home location',
  typed: 'City or address',
  [aroundSaved]: 'Saved place',
  view: 'Map area',
} as const;
export type Around = keyof typeof aroundLabels;

export const radiiMiles = [1, 2, 5, 10, 25, 50, 100];
/** 25 miles, or 25 km where kilometers are used. */
const defaultRadiusMiles = () => (distanceUnit().name === 'km' ? kilometersAsMiles(25) : 25);

/** A place search in the URL. */
export interface PlaceSearch {
  readonly text: string;
  /** A searchable type; empty for all. */
  readonly type: string;
  readonly around: Around;
  /** The coordinates of a typed location, in degrees. */
  readonly lat: number | null;
  readonly lng: number | null;
  /** The name of a typed location. */
  readonly near: string;
  /** The internalId of a saved place. */
  readonly place: string;
  /** The map area: west, south, east and north in degrees, joined by commas. */
  readonly box: string;
  readonly miles: number;
  readonly open: boolean;
  readonly sort: SearchSort;
}

export type PlaceSearchUrl = { readonly [Key in keyof PlaceSearch]?: NonNullable<PlaceSearch[Key]> };

const searchable = new Set<string>(placeTypes.filter((type) => type.searchable).map(({ value }) => value));
const keysOf = <Value extends object>(values: Value) => Object.keys(values) as [keyof Value, ...(keyof Value)[]];
const urlText = () =>
  z.catch(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((value) => String(value).slice(0, 200)),
    ),
    '',
  );
const degrees = (limit: number) => z.catch(z.nullable(z.number().check(z.minimum(-limit), z.maximum(limit))), null);

const urlSchema = z.object({
  text: urlText(),
  type: z.catch(z.string().check(z.refine((type) => searchable.has(type))), ''),
  around: z.catch(z.enum(keysOf(aroundLabels)), 'from'),
  lat: degrees(90),
  lng: degrees(180),
  near: urlText(),
  place: urlText(),
  box: z.catch(z.string().check(z.refine((text) => boxOf(text) !== undefined)), ''),
  miles: z.catch(
    z.number().check(z.refine((miles) => radiiMiles.includes(miles) || isRoundKilometers(miles))),
    defaultRadiusMiles,
  ),
  open: z.catch(z.boolean(), false),
  sort: z.catch(z.enum(keysOf(searchSorts)), 'match'),
});

/** Reads a search from the URL. Invalid parts get their default value. */
export const readPlaceSearch = (url: object): PlaceSearch => z.parse(urlSchema, url);

/** The URL of a search, without default values. Always has `around`, whose default depends on the home location. */
export function placeSearchUrl(search: PlaceSearch): PlaceSearchUrl {
  const defaults = readPlaceSearch({});
  return {
    ...Object.fromEntries(
      Object.entries(search).filter(([key, value]) => value !== null && value !== defaults[key as keyof PlaceSearch]),
    ),
    around: search.around,
  };
}

export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Four decimals are 11 meters: precise enough for a map's edge, and short in a URL. */
export const boxText = ({ west, south, east, north }: Box): string =>
  [west, south, east, north].map((degree) => Math.round(degree * 1e4) / 1e4).join(',');

export function boxOf(text: string): Box | undefined {
  const [west, south, east, north, ...more] = text.split(',').map((part) => (part.trim() ? Number(part) : Number.NaN));
  if (west === undefined || south === undefined || east === undefined || north === undefined) return undefined;
  const areLongitudes = [west, east].every((degree) => Math.abs(degree) <= 180);
  const areLatitudes = [south, north].every((degree) => Math.abs(degree) <= 90);
  return more.length === 0 && areLongitudes && areLatitudes && south <= north
    ? { west, south, east, north }
    : undefined;
}

/** The area to search: a bounding box, or a named point. */
export type SearchArea = { readonly kind: 'box'; readonly box: Box } | ({ readonly kind: 'point' } & MapOrigin);

/** The request of a search for up to `pageSize` results. */
export function placeSearchRequest(search: PlaceSearch, area: SearchArea, pageSize: number): PlaceSearchRequest {
  const { text, type, miles, open } = search;
  return {
    ...(area.kind === 'box' ? { bbox: area.box } : { lat: area.latitude, lng: area.longitude, radiusMiles: miles }),
    ...(text.trim() && { searchTerm: text.trim() }),
    ...(type && { placeType: type as NonNullable<PlaceSearchRequest['placeType']> }),
    ...(open && { openNow: true }),
    pageSize,
    searchType: 'search',
  };
}

/** The number of results at first, and that "Show more" adds. */
export const searchPageSize = pageSizes.placesSearch;
