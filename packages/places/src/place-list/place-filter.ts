import { searchText, searchWords } from '@keepmark/contracts';
import { prepareWhileIdle } from '@keepmark/ui/while-idle';
import * as z from 'zod/mini';
import { placeAddress, placeName } from '../place';
import type { Place } from '../place-table';
import { isPlaceType, placeTypeLabel, type PlaceTypeValue } from '../place-types';
import type { DistanceOf } from '../place-distance';
import { reachOf } from './reach';

export const placeSorts = {
  added: 'Newest first',
  name: 'Name, A to Z',
  city: 'City, A to Z',
  distance: 'Nearest first',
} as const;
export type PlaceSort = keyof typeof placeSorts;

/** The group filter's value for places in no group. */
export const inNoGroup = 'none';

export interface PlaceFilter {
  /** Each word must appear in the name, types, address, summary or notes. */
  readonly text: string;
  readonly type: PlaceTypeValue | 'all';
  /** The id of a group, `inNoGroup`, or empty for all. */
  readonly group: string;
  /** Empty for all. */
  readonly city: string;
  /** A value of `reachGroups`; empty for any distance. */
  readonly within: string;
  readonly sort: PlaceSort;
}

/** A filter in the URL, without the parts that have their default value. */
export type PlaceFilterUrl = Partial<Omit<PlaceFilter, 'type'>> & { readonly type?: PlaceTypeValue };

export const everyPlace = { text: '', type: 'all', group: '', city: '', within: '' } as const;

const sorts = Object.keys(placeSorts) as [PlaceSort, ...PlaceSort[]];
// The router parses a text of digits as a number.
const urlText = () => z.catch(z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String)), '');
const urlSchema = z.object({
  text: urlText(),
  type: z.catch(z.custom<PlaceTypeValue | 'all'>(isPlaceType), 'all'),
  group: urlText(),
  city: urlText(),
  within: z.catch(z.string().check(z.refine((value) => reachOf(value) !== undefined)), ''),
  sort: z.catch(z.enum(sorts), 'added'),
});

/** Reads a filter from the URL. Invalid parts get their default value. */
export function readPlaceFilter(url: object): PlaceFilter {
  return z.parse(urlSchema, url);
}

export function placeFilterUrl({ text, type, group, city, within, sort }: PlaceFilter): PlaceFilterUrl {
  return {
    ...(text.trim() && { text }),
    ...(type !== 'all' && { type }),
    ...(group && { group }),
    ...(city && { city }),
    ...(within && { within }),
    ...(sort !== 'added' && { sort }),
  };
}

/** The number of filters set, not counting the text. */
export const filterCount = ({ type, group, city, within }: PlaceFilter): number =>
  [type !== 'all', group, city, within].filter(Boolean).length;

// Rows are immutable, so the joined text is cached between key presses.
const searchTexts = new WeakMap<Place, string>();

function searchTextOf(place: Place): string {
  let text = searchTexts.get(place);
  if (text === undefined) {
    const { types, summary, notes } = place;
    text = searchText([placeName(place), ...types.map(placeTypeLabel), placeAddress(place), summary, notes].join('\n'));
    searchTexts.set(place, text);
  }
  return text;
}

/** Makes the texts that the filter searches while the browser is idle. @returns a function that ends it */
export const prepareSearch = (places: readonly Place[]): (() => void) => prepareWhileIdle(places, searchTextOf);

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
// Ids increase with time.
const newest = (left: Place, right: Place) => (left.internalId < right.internalId ? 1 : -1);
const byName = (left: Place, right: Place) => collator.compare(placeName(left), placeName(right));

/** The comparison of a sort. Places with an unknown distance come last. */
function orderOf(sort: PlaceSort, distanceOf: DistanceOf): (left: Place, right: Place) => number {
  switch (sort) {
    case 'name':
      return byName;
    case 'city':
      return (left, right) => collator.compare(left.city, right.city) || byName(left, right);
    case 'distance':
      return (left, right) => {
        const [near, far] = [distanceOf(left) ?? Infinity, distanceOf(right) ?? Infinity];
        return near === far ? 0 : near - far;
      };
    case 'added':
      return newest;
    default:
      return sort satisfies never;
  }
}

/** Sorts places; equal ones are sorted newest first. */
export function sortedPlaces(places: readonly Place[], sort: PlaceSort, distanceOf: DistanceOf = () => null): Place[] {
  const order = orderOf(sort, distanceOf);
  return places.toSorted((left, right) => order(left, right) || newest(left, right));
}

/** What a filter looks up about places. */
export interface FilterLookups {
  /** Whether a place is in the chosen group; undefined when none is chosen. */
  readonly isInGroup?: ((place: Place) => boolean) | undefined;
  readonly distanceOf?: DistanceOf;
}

/** The places that match a filter, in their given order. */
export function filteredPlaces(
  places: readonly Place[],
  { text, type, city, within }: Omit<PlaceFilter, 'sort' | 'group'>,
  { isInGroup, distanceOf = () => null }: FilterLookups = {},
): readonly Place[] {
  const words = searchWords(text);
  const reach = reachOf(within);
  const conditions: ((place: Place) => boolean)[] = [];
  if (type !== 'all') conditions.push(({ types }) => types.includes(type));
  if (isInGroup) conditions.push(isInGroup);
  if (city) conditions.push((place) => place.city === city);
  if (reach) {
    conditions.push((place) => {
      const distanceKm = distanceOf(place);
      return distanceKm !== null && reach.reaches(distanceKm);
    });
  }
  for (const word of words) conditions.push((place) => searchTextOf(place).includes(word));
  return conditions.length === 0 ? places : places.filter((place) => conditions.every((matches) => matches(place)));
}
