import { createApiClient } from '@keepmark/api-client';
import { renderScreen } from '@keepmark/app-shell/testing';
import { type JobSearchAnswer, type JobSearchRequest, jobSearchRequest } from '@keepmark/contracts';
import { openDatabase } from '@keepmark/local-store';
import { memoryStorage } from '@keepmark/local-store/testing';
import type { JobValues } from '../job';
import { jobTable } from '../job-table';
import { createJobsStore } from '../jobs-store';
import { createJobsRoutes } from '../routes';

export type SearchService = (request: JobSearchRequest) => JobSearchAnswer | Response | Promise<JobSearchAnswer>;

export interface JobsScreenOptions {
  /** Kept before the screen opens. */
  jobs?: readonly JobValues[];
  /** Answers `jobs/search`. */
  search?: SearchService;
}

const foundNothing: SearchService = () => ({ results: [], totalResults: 0 });

/** Opens a screen of this package over a database and a search service of its own. */
export async function renderJobs(path: string, { jobs = [], search = foundNothing }: JobsScreenOptions = {}) {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  const store = createJobsStore(database);
  const ids = database.transaction(() => jobs.map((values) => store.add(values)));
  const requests: JobSearchRequest[] = [];
  const api = createApiClient({
    baseUrl: 'http://api.test',
    fetch: async (input) => {
      const request = jobSearchRequest.parse(await (input as Request).json());
      requests.push(request);
      const answer = await search(request);
      return answer instanceof Response ? answer : Response.json(answer);
    },
  });
  const screen = await renderScreen(createJobsRoutes, { path, database, api });
  return { ...screen, ids, requests, table: database.table(jobTable) };
}
