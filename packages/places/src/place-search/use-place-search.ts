import { useHomeLocation } from '@keepmark/geography/home-location';
import { useSearch } from '@tanstack/react-router';
import { type PlaceSearch, readPlaceSearch } from './place-search';

/** The search in the URL. Its location defaults to the home location, or else to a typed one. */
export function usePlaceSearch(): PlaceSearch {
  const url = useSearch({ strict: false });
  const homeLocation = useHomeLocation();
  return readPlaceSearch('around' in url || homeLocation ? url : { ...url, around: 'typed' });
}
