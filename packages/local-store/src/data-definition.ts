import { type Database, internalsOf } from './database';
import { TableExistsError, TableMissingError } from './errors';
import { loadTable, writeRecord } from './storage/load-table';
import { recordKey } from './storage/storage-keys';
import type { Table } from './tables/table';
import { checkFieldNames, type Json, type TableDefinition } from './tables/table-definition';
import type { TableMemory } from './tables/table-memory';
import { droppedRecord } from './tables/table-record';

export { TableExistsError } from './errors';

/** Creates a table. To open one whether or not it exists, use `database.table`. @throws {TableExistsError} */
export function createTable<R extends { readonly internalId: string }>(
  database: Database,
  definition: TableDefinition<R>,
): Table<R> {
  if (database.tableExists(definition.name)) throw new TableExistsError(definition.name);
  return database.table(definition);
}

/** Deletes the table with its rows. Can't run within a transaction. @throws {TableMissingError} */
export function dropTable(database: Database, name: string): void {
  const { store, writer } = internalsOf(database);
  const memory = existing(database, name);
  writer.write(
    (changes) => changes.empty(memory),
    ({ truncations }) => [[recordKey(store, memory), droppedRecord(truncations.get(memory)!)]],
  );
  memory.exists = false;
  memory.definition = undefined;
  memory.columns.clear();
}

/** @throws {TableMissingError} */
export function columnExists(database: Database, table: string, column: string): boolean {
  return existing(database, table).columns.has(column);
}

/** Adds columns with their defaults. Existing columns stay as they are. @throws {TableMissingError} */
export function addColumns(database: Database, table: string, defaults: Readonly<Record<string, Json>>): void {
  const memory = existing(database, table);
  checkFieldNames(Object.keys(defaults));
  for (const [name, fallback] of Object.entries(defaults)) memory.columnFor(name, fallback);
  writeRecord(internalsOf(database).store, memory);
}

function existing(database: Database, name: string): TableMemory {
  if (!database.tableExists(name)) throw new TableMissingError(name);
  return loadTable(internalsOf(database).store, name);
}
