import { type ApiClient, safeCall } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { type FoundPlace, type PlaceSearchRequest, searchPlaces } from '@keepmark/contracts';
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';

/** A search that failed, with the API's message. */
class PlaceSearchError extends Error {
  override readonly name = 'PlaceSearchError';
}

/** The results of a search. */
interface FoundPlaces {
  readonly places: readonly FoundPlace[];
  /** Whether there are more results than requested. */
  readonly isTruncated: boolean;
  /** Whether the area was too large and only part of it was searched. */
  readonly isClamped: boolean;
  readonly attribution: string;
}

/** @throws {PlaceSearchError} when the API reports a failure, so that the query fails too */
async function fetchPlaces(client: ApiClient, request: PlaceSearchRequest, signal: AbortSignal): Promise<FoundPlaces> {
  const answer = await safeCall(client, searchPlaces, { body: request, signal });
  if (!answer.success) throw new PlaceSearchError(answer.message ?? 'The search failed. Try again in a moment.');
  return {
    places: answer.local_results ?? (answer.place_results ? [answer.place_results] : []),
    isTruncated: answer.truncated ?? false,
    isClamped: answer.clamped ?? false,
    attribution: answer.attribution ?? '',
  };
}

const foundPlacesOptions = (client: ApiClient, request: PlaceSearchRequest | undefined) =>
  queryOptions({
    queryKey: ['places', 'search', request],
    queryFn: request ? ({ signal }) => fetchPlaces(client, request, signal) : skipToken,
    placeholderData: keepPreviousData,
    // The client retries.
    retry: false,
  });

/** Searches places; shows the previous results while loading. Idle without a request. */
export const useFoundPlaces = (request: PlaceSearchRequest | undefined) =>
  useQuery(foundPlacesOptions(useAppContext().api, request));
