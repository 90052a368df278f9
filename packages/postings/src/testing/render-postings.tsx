import type { FakeService } from '@keepmark/api-client/testing';
import { settingTable } from '@keepmark/app-shell/settings-table';
import { renderScreen, saveCountry } from '@keepmark/app-shell/testing';
import type { JobSearchRequest } from '@keepmark/contracts';
import { testDatabase } from '@keepmark/local-store/testing';
import { createPostingsRoutes } from '../routes';
import { savedInMemory } from './saved-in-memory';
import { searchClient, type SearchService } from './search-service';

export interface PostingsScreenOptions {
  /** Answers `jobs/search`. */
  search?: SearchService;
  /** Answers the other calls. */
  service?: FakeService;
  /** The country in the settings, a lowercase two-letter code. */
  country?: string;
  /** The home location in the settings. */
  home?: string;
}

const foundNothing: SearchService = () => ({ results: [], totalResults: 0 });

/** Opens a screen of this package with its own database and search service. Nothing is saved. */
export async function renderPostings(
  path: string,
  { search = foundNothing, service, country, home }: PostingsScreenOptions = {},
) {
  const database = testDatabase();
  if (country !== undefined) saveCountry(database, country);
  if (home !== undefined) {
    const values = { locationText: home, locationLat: '32.78', locationLng: '-96.8' };
    for (const [settingName, settingValue] of Object.entries(values)) {
      database.table(settingTable).insert({ settingGroup: 'travel-from', settingName, settingValue });
    }
  }
  const requests: JobSearchRequest[] = [];
  const api = searchClient((request) => {
    requests.push(request);
    return search(request);
  }, service);
  const slots = savedInMemory();
  const screen = await renderScreen((signedIn) => createPostingsRoutes(signedIn, slots), { path, database, api });
  return { ...screen, database, requests };
}
