import { type ApiClient, safeCall } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { searchJobs } from '@keepmark/contracts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type JobSearch, jobSearchRequest } from './job-search/job-search';

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
  return useQuery(jobSearchOptions(api, search));
}
