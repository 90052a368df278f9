import {
  defaultCountryCode,
  searchJobs as searchJobsCall,
  type JobSearchAnswer,
  type JobSearchRequest,
} from '@keepmark/contracts';
import type { ApiClient, CallOptions } from './api-client';
import { send, skipped } from './send';

/**
 * What is sent for a search: a page below 1 becomes 1, and the optional fields go along only when they say something
 * (an age above 0, a country other than us).
 */
export function jobSearchBody(search: JobSearchRequest): JobSearchRequest {
  const { searchTerm, pageSize, pageNumber, companyName, location, distance, age, selectedCountryCode } = search;
  return {
    searchTerm,
    pageSize,
    pageNumber: Math.max(1, Math.trunc(pageNumber) || 1),
    ...(companyName && { companyName }),
    ...(location && { location }),
    ...(distance && { distance }),
    ...(age !== undefined && age > 0 && { age }),
    ...(selectedCountryCode && selectedCountryCode.toLowerCase() !== defaultCountryCode && { selectedCountryCode }),
  };
}

/**
 * Searches the open postings. A failure does not throw: it comes as an answer with `error` true, no results and a
 * message that ends in the cause. Only an aborted search throws, with the signal's reason.
 */
export async function searchJobs(
  client: ApiClient,
  search: JobSearchRequest,
  options: CallOptions = {},
): Promise<JobSearchAnswer> {
  try {
    const answer = await send(client, searchJobsCall, { ...options, body: jobSearchBody(search), idempotent: true });
    return answer === skipped ? failure('it needs you to sign in.') : answer;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    return failure(error instanceof Error ? error.message : String(error));
  }
}

const failureStart = 'Error occured getting search results: ';

const failure = (cause: string): JobSearchAnswer => ({
  error: true,
  results: [],
  totalResults: 0,
  message: cause.startsWith(failureStart) ? cause : failureStart + cause,
});
