import type { SignedInRoute } from '@keepmark/app-shell';
import type { FakeService } from '@keepmark/api-client/testing';
import { saveCountry, renderScreen } from '@keepmark/app-shell/testing';
import type { JobSearchRequest } from '@keepmark/contracts';
import type { JobValues } from '../job';
import { jobTable } from '../job-table';
import { createJobsAndPostingsRoutes } from './jobs-routes';
import type { JobsSlots } from '../slots';
import { databaseOf } from './database-of';
import { searchClient, type SearchService } from '@keepmark/postings/testing';

export interface JobsScreenOptions {
  /** Saved before the screen opens. */
  jobs?: readonly JobValues[];
  /** Answers `jobs/search`. */
  search?: SearchService;
  /** Answers the other calls. */
  service?: FakeService;
  /** The country in the settings, a lowercase two-letter code. */
  country?: string;
  /** What other packages add to the screens. */
  slots?: JobsSlots;
}

const foundNothing: SearchService = () => ({ results: [], totalResults: 0 });

/** Opens a screen of this package with its own database and search service. */
export async function renderJobs(
  path: string,
  { jobs = [], search = foundNothing, service, country, slots }: JobsScreenOptions = {},
) {
  const { database, ids } = databaseOf(jobs);
  if (country !== undefined) saveCountry(database, country);
  const requests: JobSearchRequest[] = [];
  const api = searchClient((request) => {
    requests.push(request);
    return search(request);
  }, service);
  const routes = (signedIn: SignedInRoute) => createJobsAndPostingsRoutes(signedIn, slots);
  const screen = await renderScreen(routes, { path, database, api });
  return { ...screen, database, ids, requests, table: database.table(jobTable) };
}
