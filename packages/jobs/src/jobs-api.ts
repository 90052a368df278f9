import { type ApiClient, safeCall } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { searchJobs } from '@keepmark/contracts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type JobSearch, jobSearchRequest } from './job-search/job-search';

/** A search that failed. Its message is the whole sentence: "Error occured getting search results: " and the cause. */
export class JobSearchError extends Error {
  override readonly name = 'JobSearchError';
}

/**
 * One page of postings.
 * @throws {JobSearchError} when the service fails, so that the query and not its data is in error
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
    // The client has already tried again where that helps.
    retry: false,
  });

/** One page of postings; the page before stays until the next one is there. */
export function useJobSearch(search: JobSearch) {
  const { api } = useAppContext();
  return useQuery(jobSearchOptions(api, search));
}
