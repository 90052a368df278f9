import { useMemo, useState } from 'react';
import { useFoundPlaces } from '../places-api';
import { useSavedPlaces } from '../places-store';
import { type MarkedPlace, markFound, savedIndex, sortedFound } from './found-place';
import { type PlaceSearch, placeSearchRequest, type SearchArea, searchPageSize } from './place-search';

export interface SearchResults {
  readonly result: ReturnType<typeof useFoundPlaces>;
  /** What was found so far, sorted and marked; empty without an area. */
  readonly places: readonly MarkedPlace[];
  readonly showMore: () => void;
}

const none: never[] = [];

/** The results of a search in an area: one page at first, then more as asked for. */
export function useSearchResults(search: PlaceSearch, area: SearchArea | undefined): SearchResults {
  const query = JSON.stringify([{ ...search, sort: '' }, area]);
  const [paging, setPaging] = useState<{ query: string; size: number }>({ query, size: searchPageSize });
  const size = paging.query === query ? paging.size : searchPageSize;
  const result = useFoundPlaces(area && placeSearchRequest(search, area, size));
  const savedPlaces = useSavedPlaces();
  const index = useMemo(() => savedIndex(savedPlaces), [savedPlaces]);
  const found = area ? result.data?.places : none;
  const places = useMemo(
    () => sortedFound(found ?? none, search.sort).map((place) => markFound(place, index)),
    [found, search.sort, index],
  );
  return { result, places, showMore: () => setPaging({ query, size: size + searchPageSize }) };
}
