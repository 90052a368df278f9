import { renderScreen } from '@keepmark/app-shell/testing';
import { openDatabase } from '@keepmark/local-store';
import { memoryStorage } from '@keepmark/local-store/testing';
import type { PlaceValues } from '../place';
import { placeTable } from '../place-table';
import { createPlacesRoutes } from '../routes';

/** Opens a screen of this package over a database of its own, in which these places are kept. */
export async function renderPlaces(path: string, places: readonly PlaceValues[] = []) {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  const table = database.table(placeTable);
  const ids = database.transaction(() => places.map((values) => table.insert(values)));
  const screen = await renderScreen(createPlacesRoutes, { path, database });
  return { ...screen, ids, table };
}
