import type { Database } from '../database';
import { openDatabase } from '../open-database';
import { memoryStorage } from '../storage/storage-area';
import type { Table } from '../tables/table';
import type { TableDefinition } from '../tables/table-definition';

/** More than any test fills. */
const limitCharacters = 100_000_000;

/** A database of its own, in memory, larger than a browser's. */
export const testDatabase = (): Database => openDatabase('keepmark', { storage: memoryStorage(), limitCharacters });

/** A database of its own with these rows in one table, that table, and the ids of the rows in order. */
export function databaseOf<Row extends { readonly internalId: string }>(
  definition: TableDefinition<Row>,
  rows: readonly Partial<NoInfer<Row>>[],
): { database: Database; table: Table<Row>; ids: string[] } {
  const database = testDatabase();
  const table = database.table(definition);
  return { database, table, ids: database.transaction(() => rows.map((row) => table.insert(row))) };
}
