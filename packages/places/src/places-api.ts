import { type ApiClient, safeCall } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { type FoundPlace, type PlaceSearchRequest, searchPlaces } from '@keepmark/contracts';
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';

/** A search that failed. Its message is the service's own sentence. */
class PlaceSearchError extends Error {
  override readonly name = 'PlaceSearchError';
}

/** What a search found. */
interface FoundPlaces {
  readonly places: readonly FoundPlace[];
  /** There are more than were asked for. */
  readonly isTruncated: boolean;
  /** The area was larger than is searched, and was cut. */
  readonly isClamped: boolean;
  readonly attribution: string;
}

/** @throws {PlaceSearchError} when the service fails, so that the query and not its data is in error */
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
    // The client has already tried again where that helps.
    retry: false,
  });

/** The places of a search; those of the one before stay until the next are there. Asks nothing without a request. */
export const useFoundPlaces = (request: PlaceSearchRequest | undefined) =>
  useQuery(foundPlacesOptions(useAppContext().api, request));
