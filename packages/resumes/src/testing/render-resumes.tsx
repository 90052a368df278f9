import { fakeApi, type FakeService } from '@keepmark/api-client/testing';
import { renderScreen } from '@keepmark/app-shell/testing';
import { createResumesRoutes } from '../routes';
import type { ResumesSlots } from '../slots';
import { databaseOf, type SavedDocuments } from './database-of';

export interface ResumesScreen extends SavedDocuments {
  readonly slots?: ResumesSlots;
  /** The API's answers. By default it has none. */
  readonly service?: FakeService;
}

/** Opens a screen of this package with a new database. @param path may depend on the ids of the saved documents */
export async function renderResumes(
  path: string | ((ids: { resumeIds: readonly string[]; letterIds: readonly string[] }) => string),
  { slots, service = {}, ...documents }: ResumesScreen = {},
) {
  const { database, ...ids } = databaseOf(documents);
  const { api, requests } = fakeApi(service);
  const screen = await renderScreen((signedIn) => createResumesRoutes(signedIn, slots), {
    path: typeof path === 'string' ? path : path(ids),
    database,
    api,
  });
  return { ...screen, ...ids, requests };
}
