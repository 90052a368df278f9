import { type ApiClient, call, safeCall } from '@keepmark/api-client';
import { geocode, searchPlaces } from '@keepmark/contracts';
import type { Coordinates } from '@keepmark/map';
import { placeAddress, placeName } from '../place';
import type { Place } from '../place-table';
import {
  candidateOfFound,
  candidateOfGeocoded,
  distinctCandidates,
  type LocationCandidate,
} from './location-candidates';

const searchRadiusMiles = 25;
const pageSize = 10;

/**
 * Finds candidates for the location of a place, by its name and address: with the geocoders, and in the imported
 * extracts around its address, or else around the other places of its groups.
 * @param around the area of its groups, when it has no address itself
 * @throws what the geocoding call throws, and the signal's reason
 */
export async function findCandidates(
  client: ApiClient,
  place: Place,
  around: Coordinates | undefined,
  signal: AbortSignal,
): Promise<LocationCandidate[]> {
  const name = placeName(place);
  const where = placeAddress(place);
  const searchText = [name, where].filter(Boolean).join(', ').slice(0, 200);
  const [geocoded, areas] = await Promise.all([
    call(client, geocode, { body: { searchText }, signal }),
    where ? call(client, geocode, { body: { searchText: where.slice(0, 200) }, signal }) : [],
  ]);
  const [area] = areas;
  const center = area ?? around;
  const found = center
    ? await safeCall(client, searchPlaces, {
        body: {
          lat: center.latitude,
          lng: center.longitude,
          radiusMiles: searchRadiusMiles,
          searchTerm: name.slice(0, 200),
          pageSize,
        },
        signal,
      })
    : undefined;
  signal.throwIfAborted();
  const places = found?.local_results ?? (found?.place_results ? [found.place_results] : []);
  const ofAddress = areas.filter(({ type }) => type === 'address');
  // Samples are invented.
  const real = places.filter(({ sample }) => !sample);
  return distinctCandidates(
    [...real.map(candidateOfFound), ...[...geocoded, ...ofAddress].map(candidateOfGeocoded)],
    place,
  );
}
