import { type ApiClient, createApiClient } from '@keepmark/api-client';
import { type JobSearchAnswer, type JobSearchRequest, jobSearchRequest } from '@keepmark/contracts';

/** Answers `jobs/search` in the service's place. */
export type SearchService = (request: JobSearchRequest) => JobSearchAnswer | Response | Promise<JobSearchAnswer>;

/** A client whose every call is a search that `search` answers. */
export function searchClient(search: SearchService): ApiClient {
  return createApiClient({
    baseUrl: 'http://api.test',
    fetch: async (input) => {
      const answer = await search(jobSearchRequest.parse(await (input as Request).json()));
      return answer instanceof Response ? answer : Response.json(answer);
    },
  });
}
