import { withoutAi } from '@keepmark/assistant/testing';
import type { ApiClient } from '@keepmark/api-client';
import { fakeApi, type FakeService } from '@keepmark/api-client/testing';
import {
  type JobPosting,
  type JobSearchAnswer,
  type JobSearchRequest,
  jobSearchRequest,
  worldCountryCode,
} from '@keepmark/contracts';

/** Answers `jobs/search` instead of the service. */
export type SearchService = (request: JobSearchRequest) => JobSearchAnswer | Response | Promise<JobSearchAnswer>;

/**
 * A client whose job searches `search` answers, and its other calls `service`. The positions on the map and a single
 * posting are those of the answer.
 */
export const searchClient = (search: SearchService, service: FakeService = {}): ApiClient => {
  const positionsOf = ({ results, totalResults, totalIsAtLeast = false }: JobSearchAnswer) => ({
    results,
    totalResults,
    totalIsAtLeast,
  });
  const anySearch = { searchTerm: '', pageSize: 20, pageNumber: 1, selectedCountryCode: worldCountryCode };
  return fakeApi({
    'POST jobs/search': async (body) => {
      const answer = await search(jobSearchRequest.parse(body));
      return answer instanceof Response ? answer : Response.json(answer);
    },
    'POST jobs/search/positions': async (body) => {
      const answer = await search(jobSearchRequest.parse(body));
      return answer instanceof Response ? answer : positionsOf(answer);
    },
    'POST jobs/posting': async (body) => {
      const answer = await search(anySearch);
      const isAsked = ({ externalId }: JobPosting): boolean =>
        externalId === (body as { readonly externalId: string }).externalId;
      return answer instanceof Response ? answer : (answer.results.find(isAsked) ?? null);
    },
    'POST geography/geosearch/geocode': () => [],
    ...withoutAi(),
    ...service,
  }).api;
};
