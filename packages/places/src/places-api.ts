import { type ApiClient, call, safeCall } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { useFirstStep } from '@keepmark/app-shell/first-step';
import { type FoundPlace, getLocationDetail, type PlaceSearchRequest, searchPlaces } from '@keepmark/contracts';
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
export function useFoundPlaces(request: PlaceSearchRequest | undefined) {
  const { api } = useAppContext();
  const result = useQuery(foundPlacesOptions(api, request));
  useFirstStep('search', result.isSuccess);
  return result;
}

/** Whether an id is of an imported extract, so that the API knows the place. */
const isOfExtract = (placeId: string) => placeId.startsWith('osm-');

/** What an extract says about a saved place now, such as whether it is open. Undefined for places of other sources. */
export function useFoundDetail(placeId: string) {
  const { api } = useAppContext();
  return useQuery({
    queryKey: ['places', 'detail', placeId],
    queryFn: isOfExtract(placeId)
      ? async ({ signal }) => (await call(api, getLocationDetail, { params: { placeId }, signal })).place ?? null
      : skipToken,
    // Short, since places open and close.
    staleTime: 60_000,
    // The client retries.
    retry: false,
  });
}
