import { useHomeLocation } from '@keepmark/geography';
import { useSearch } from '@tanstack/react-router';
import { type PlaceSearch, readPlaceSearch } from './place-search';

/** The search of the URL. Where it does not say around what: where the person travels from, else a place to be typed. */
export function usePlaceSearch(): PlaceSearch {
  const url = useSearch({ strict: false });
  const homeLocation = useHomeLocation();
  return readPlaceSearch('around' in url || homeLocation ? url : { ...url, around: 'typed' });
}
