import { openDatabase } from '@keepmark/local-store';
import { memoryStorage } from '@keepmark/local-store/testing';
import type { PlaceValues } from '../place';
import { placeTable } from '../place-table';

/** Creates a database with these saved places. */
export function databaseOf(places: readonly PlaceValues[]) {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  const table = database.table(placeTable);
  return { database, table, ids: database.transaction(() => places.map((values) => table.insert(values))) };
}
