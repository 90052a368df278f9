import { type ApiClient, createApiClient } from '@keepmark/api-client';
import { type JobSearchAnswer, type JobSearchRequest, jobSearchRequest } from '@keepmark/contracts';

/** Answers `jobs/search` instead of the service. */
export type SearchService = (request: JobSearchRequest) => JobSearchAnswer | Response | Promise<JobSearchAnswer>;

/** A client that passes every call to `search`. */
export function searchClient(search: SearchService): ApiClient {
  return createApiClient({
    baseUrl: 'http://api.test',
    fetch: async (input) => {
      const answer = await search(jobSearchRequest.parse(await (input as Request).json()));
      return answer instanceof Response ? answer : Response.json(answer);
    },
  });
}
