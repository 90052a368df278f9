import type { PlaceSearchRequest } from '@keepmark/contracts';
import { pageSizes } from '@keepmark/contracts';
import * as z from 'zod/mini';
import { placeTypes } from '../place-types';

export const searchSorts = { match: 'Best match', distance: 'Nearest first', name: 'Name, A to Z' } as const;
export type SearchSort = keyof typeof searchSorts;

/** Around what: where the person travels from, a typed place, a saved one, or what the map shows. */
export const aroundLabels = {
  from: 'Where I travel from',
  typed: 'A city or an address',
  kept: 'A saved place',
  view: 'What the map shows',
} as const;
export type Around = keyof typeof aroundLabels;

export const radiiMiles = [1, 2, 5, 10, 25, 50, 100];
const defaultRadiusMiles = 25;

/** A place search as it stands in the URL. */
export interface PlaceSearch {
  readonly text: string;
  /** One of the searchable kinds; empty for any. */
  readonly type: string;
  readonly around: Around;
  /** Of a typed place. Degrees. */
  readonly lat: number | null;
  readonly lng: number | null;
  /** What the typed place is called. */
  readonly near: string;
  /** The internalId of a saved place. */
  readonly place: string;
  /** West, south, east, north, joined by commas. */
  readonly box: string;
  readonly miles: number;
  readonly open: boolean;
  readonly sort: SearchSort;
}

export type PlaceSearchUrl = { readonly [Key in keyof PlaceSearch]?: NonNullable<PlaceSearch[Key]> };

const searchable = new Set<string>(placeTypes.filter((type) => type.searchable).map(({ value }) => value));
const keysOf = <Value extends object>(values: Value) => Object.keys(values) as [keyof Value, ...(keyof Value)[]];
const words = () =>
  z.catch(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((value) => String(value).slice(0, 200)),
    ),
    '',
  );
const degrees = (limit: number) => z.catch(z.nullable(z.number().check(z.minimum(-limit), z.maximum(limit))), null);

const urlSchema = z.object({
  text: words(),
  type: z.catch(z.string().check(z.refine((type) => searchable.has(type))), ''),
  around: z.catch(z.enum(keysOf(aroundLabels)), 'from'),
  lat: degrees(90),
  lng: degrees(180),
  near: words(),
  place: words(),
  box: z.catch(z.string().check(z.refine((text) => boxOf(text) !== undefined)), ''),
  miles: z.catch(z.number().check(z.refine((miles) => radiiMiles.includes(miles))), defaultRadiusMiles),
  open: z.catch(z.boolean(), false),
  sort: z.catch(z.enum(keysOf(searchSorts)), 'match'),
});

/** The search that a URL asks for. A part that makes no sense counts as left out. */
export const readPlaceSearch = (url: object): PlaceSearch => z.parse(urlSchema, url);

const defaults = readPlaceSearch({});

/** The query of a search, without what has its default value; around what is always told, since that depends on the person. */
export const placeSearchUrl = (search: PlaceSearch): PlaceSearchUrl => ({
  ...Object.fromEntries(
    Object.entries(search).filter(([key, value]) => value !== null && value !== defaults[key as keyof PlaceSearch]),
  ),
  around: search.around,
});

export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Four decimals are eleven metres: enough for a map's edge, and short in an address. */
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

/** Where to search: a box, or a point with a name. */
export type SearchArea =
  | { readonly kind: 'box'; readonly box: Box }
  | { readonly kind: 'point'; readonly latitude: number; readonly longitude: number; readonly label: string };

/** The request of a search, as many results as wanted. */
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

/** The first page, and what each press of "Show more" adds. */
export const searchPageSize = pageSizes.placesSearch;
