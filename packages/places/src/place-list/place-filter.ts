import * as z from 'zod/mini';
import { placeAddress } from '../place';
import type { Place } from '../place-table';
import { isPlaceType, placeTypeLabel, type PlaceTypeValue } from '../place-types';

export const placeSorts = { added: 'Newest first', name: 'Name, A to Z', city: 'City, A to Z' } as const;
export type PlaceSort = keyof typeof placeSorts;

export interface PlaceFilter {
  /** Every word of it must stand in the name, types, address, summary or notes. */
  readonly text: string;
  readonly type: PlaceTypeValue | 'all';
  readonly sort: PlaceSort;
}

/** A filter as it stands in the URL: what has its default value is left out. */
export interface PlaceFilterUrl {
  readonly text?: string;
  readonly type?: PlaceTypeValue;
  readonly sort?: PlaceSort;
}

const sorts = Object.keys(placeSorts) as [PlaceSort, ...PlaceSort[]];
const urlSchema = z.object({
  text: z.catch(z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String)), ''),
  type: z.catch(z.custom<PlaceTypeValue | 'all'>(isPlaceType), 'all'),
  sort: z.catch(z.enum(sorts), 'added'),
});

/** The filter that a URL asks for. A part that makes no sense counts as left out. */
export function readPlaceFilter(url: object): PlaceFilter {
  return z.parse(urlSchema, url);
}

export function placeFilterUrl({ text, type, sort }: PlaceFilter): PlaceFilterUrl {
  return { ...(text.trim() && { text }), ...(type !== 'all' && { type }), ...(sort !== 'added' && { sort }) };
}

// Rows never change in place, so what was joined for one key press serves the next.
const searchTexts = new WeakMap<Place, string>();

function searchText(place: Place): string {
  let text = searchTexts.get(place);
  if (text === undefined) {
    const { name, types, summary, notes } = place;
    text = [name, ...types.map(placeTypeLabel), placeAddress(place), summary, notes].join('\n').toLowerCase();
    searchTexts.set(place, text);
  }
  return text;
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
// Ids rise with time.
const newest = (left: Place, right: Place) => (left.internalId < right.internalId ? 1 : -1);

const orders: Readonly<Record<PlaceSort, (left: Place, right: Place) => number>> = {
  added: newest,
  name: (left, right) => collator.compare(left.name, right.name),
  city: (left, right) => collator.compare(left.city, right.city) || collator.compare(left.name, right.name),
};

/** The places in the order of a sort; among equals the one added last comes first. */
export function sortedPlaces(places: readonly Place[], sort: PlaceSort): Place[] {
  return places.toSorted((left, right) => orders[sort](left, right) || newest(left, right));
}

/** The places that a filter lets through, in the order in which they come. */
export function filteredPlaces(places: readonly Place[], { text, type }: Omit<PlaceFilter, 'sort'>): readonly Place[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && type === 'all') return places;
  return places.filter(
    (place) =>
      (type === 'all' || place.types.includes(type)) && words.every((word) => searchText(place).includes(word)),
  );
}
