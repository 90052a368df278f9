import type { ApiClient } from '@keepmark/api-client';
import { fakeApi, type FakeService } from '@keepmark/api-client/testing';
import { type JobSearchAnswer, type JobSearchRequest, jobSearchRequest } from '@keepmark/contracts';

/** Answers `jobs/search` instead of the service. */
export type SearchService = (request: JobSearchRequest) => JobSearchAnswer | Response | Promise<JobSearchAnswer>;

/** A client whose job searches `search` answers, and its other calls `service`. */
export const searchClient = (search: SearchService, service: FakeService = {}): ApiClient =>
  fakeApi({
    'POST jobs/search': async (body) => {
      const answer = await search(jobSearchRequest.parse(body));
      return answer instanceof Response ? answer : Response.json(answer);
    },
    ...service,
  }).api;
