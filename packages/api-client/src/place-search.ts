import {
  geocode as geocodeCall,
  type GeocodedLocation,
  type GeocodeRequest,
  getLocationDetail as getLocationDetailCall,
  type LocationDetail,
  nearbyCities as nearbyCitiesCall,
  type NearbyCitiesRequest,
  type NearbyCity,
  type PlaceSearchAnswer,
  type PlaceSearchRequest,
  reverseGeocode as reverseGeocodeCall,
  type ReverseGeocodeRequest,
  searchPlaces as searchPlacesCall,
} from '@keepmark/contracts';
import type { ApiClient, CallOptions } from './api-client';
import { orNothing, type SearchOptions } from './or-nothing';
import { read } from './read';
import { send, skipped } from './send';

/** The places that a text names, the likeliest first; empty when it names none, or when the search failed. */
export function geocode(
  client: ApiClient,
  request: GeocodeRequest,
  options: SearchOptions = {},
): Promise<GeocodedLocation[]> {
  const { signal } = options;
  return orNothing(read(client, geocodeCall, {}, { body: request, ...(signal && { signal }) }), [], options);
}

/** What a person would call a point; null in the open sea, or when the search failed. */
export function reverseGeocode(
  client: ApiClient,
  request: ReverseGeocodeRequest,
  options: SearchOptions = {},
): Promise<GeocodedLocation | null> {
  const { signal } = options;
  return orNothing(read(client, reverseGeocodeCall, {}, { body: request, ...(signal && { signal }) }), null, options);
}

/** What is known of a found place. Throws what `send` throws. */
export const getLocationDetail = (client: ApiClient, placeId: string, options?: CallOptions): Promise<LocationDetail> =>
  read(client, getLocationDetailCall, { placeId }, options);

/** Cities around one or around a point, nearest first. Throws what `send` throws; an unknown city is an `ApiError`. */
export const nearbyCities = (
  client: ApiClient,
  request: NearbyCitiesRequest,
  options: CallOptions = {},
): Promise<NearbyCity[]> => read(client, nearbyCitiesCall, {}, { ...options, body: request });

/**
 * Places in a box or around a point. A failure does not throw: it comes as an answer with `success` false and the
 * message. Only an aborted search throws, with the signal's reason.
 */
export async function searchPlaces(
  client: ApiClient,
  request: PlaceSearchRequest,
  options: CallOptions = {},
): Promise<PlaceSearchAnswer> {
  try {
    const answer = await send(client, searchPlacesCall, { ...options, body: request, idempotent: true });
    return answer === skipped ? { success: false, message: 'Sign in to search places.' } : answer;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    return { success: false, message: error instanceof Error ? error.message : String(error) };
  }
}
