import { saveCountry, renderScreen } from '@keepmark/app-shell/testing';
import type { JobSearchRequest } from '@keepmark/contracts';
import type { JobValues } from '../job';
import { jobTable } from '../job-table';
import { createJobsRoutes } from '../routes';
import { databaseOf } from './database-of';
import { searchClient, type SearchService } from './search-service';

export interface JobsScreenOptions {
  /** Saved before the screen opens. */
  jobs?: readonly JobValues[];
  /** Answers `jobs/search`. */
  search?: SearchService;
  /** The country in the settings, a lowercase two-letter code. */
  country?: string;
}

const foundNothing: SearchService = () => ({ results: [], totalResults: 0 });

/** Opens a screen of this package with its own database and search service. */
export async function renderJobs(path: string, { jobs = [], search = foundNothing, country }: JobsScreenOptions = {}) {
  const { database, ids } = databaseOf(jobs);
  if (country !== undefined) saveCountry(database, country);
  const requests: JobSearchRequest[] = [];
  const api = searchClient((request) => {
    requests.push(request);
    return search(request);
  });
  const screen = await renderScreen(createJobsRoutes, { path, database, api });
  return { ...screen, ids, requests, table: database.table(jobTable) };
}
