import { type ApiClient, call, safeCall } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { useFirstStep } from '@keepmark/app-shell/first-step';
import { countJobs, getOpenPosting, listJobPositions, searchJobs } from '@keepmark/contracts';
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { type JobSearch, jobSearchRequest } from './job-search';

/** Thrown when a search fails. The message is "Error occured getting search results: " plus the cause. */
export class JobSearchError extends Error {
  override readonly name = 'JobSearchError';
}

/**
 * Fetches one page of postings.
 * @throws {JobSearchError} if the service reports an error, so that the query fails
 */
export async function fetchJobSearch(client: ApiClient, search: JobSearch, signal?: AbortSignal) {
  const answer = await safeCall(client, searchJobs, { body: jobSearchRequest(search), signal });
  if (answer.error) throw new JobSearchError(answer.message);
  return answer;
}

const jobSearchOptions = (client: ApiClient, search: JobSearch) =>
  queryOptions({
    queryKey: ['jobs', 'search', jobSearchRequest(search)],
    queryFn: ({ signal }) => fetchJobSearch(client, search, signal),
    placeholderData: keepPreviousData,
    // The client already retries where that helps.
    retry: false,
  });

/** One page of postings. The previous page stays until the next one has loaded. */
export function useJobSearch(search: JobSearch) {
  const { api } = useAppContext();
  const result = useQuery(jobSearchOptions(api, search));
  useFirstStep('search', result.isSuccess && (search.term !== '' || search.location !== ''));
  return result;
}

/** The request for a search as a whole: the same for each of its pages and orders. */
const wholeRequest = (search: JobSearch) => jobSearchRequest({ ...search, page: 1 });

/** How many results each choice of a filter gives; undefined until they are counted, and when that fails. */
export function useJobSearchCounts(search: JobSearch) {
  const { api } = useAppContext();
  const body = wholeRequest({ ...search, sort: 'relevance' });
  return useQuery({
    queryKey: ['jobs', 'counts', body],
    queryFn: ({ signal }) => call(api, countJobs, { body, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  }).data;
}

/** Where all results of a search are. */
export function useJobPositions(search: JobSearch) {
  const { api } = useAppContext();
  const body = wholeRequest(search);
  return useQuery({
    queryKey: ['jobs', 'positions', body],
    queryFn: ({ signal }) => call(api, listJobPositions, { body, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** One posting; null when it is closed. @param externalId null for none */
export function useOpenPosting(externalId: string | null) {
  const { api } = useAppContext();
  return useQuery({
    queryKey: ['jobs', 'posting', externalId],
    queryFn:
      externalId === null ? skipToken : ({ signal }) => call(api, getOpenPosting, { body: { externalId }, signal }),
    staleTime: 60_000,
    retry: false,
  });
}
