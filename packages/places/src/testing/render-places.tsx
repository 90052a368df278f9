import { renderScreen } from '@keepmark/app-shell/testing';
import type { PlaceValues } from '../place';
import { createPlacesRoutes } from '../routes';
import { databaseOf } from './database-of';

/** Opens a screen of this package over a database of its own, in which these places are kept. */
export async function renderPlaces(path: string, places: readonly PlaceValues[] = []) {
  const { database, table, ids } = databaseOf(places);
  const screen = await renderScreen(createPlacesRoutes, { path, database });
  return { ...screen, ids, table };
}
