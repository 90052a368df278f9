import { type Database, internalsOf } from './database';
import { TableExistsError, TableMissingError } from './errors';
import { loadTable, writeRecord } from './storage/load-table';
import { recordKey } from './storage/storage-keys';
import type { Table } from './tables/table';
import { shown } from './tables/row';
import { checkFieldNames, type Field, type Json, type TableDefinition } from './tables/table-definition';
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

/** Some rows of a table as they are stored, and what the table has. */
export interface TablePart {
  readonly columns: readonly { readonly name: string; readonly kind: Field<unknown>['kind'] }[];
  readonly rows: readonly (Readonly<Record<string, unknown>> & { readonly internalId: string })[];
  readonly totalRows: number;
}

/**
 * Reads rows in the order in which they were added, with every stored column, whether the application declares the table
 * or not. For tools that show people their tables. @throws {TableMissingError}
 */
export function readTable(database: Database, name: string, { offset = 0, limit = 10_000 } = {}): TablePart {
  const memory = existing(database, name);
  const columns = [...memory.columns.values()];
  const rows = memory.ordered().slice(offset, offset + limit);
  return {
    columns: columns.map((column) => ({ name: column.name, kind: column.field.kind })),
    rows: rows.map((row) =>
      Object.assign(
        { internalId: row[0] },
        Object.fromEntries(columns.map((column) => [column.name, shown(row, column)])),
      ),
    ),
    totalRows: memory.rows.size,
  };
}

function existing(database: Database, name: string): TableMemory {
  if (!database.tableExists(name)) throw new TableMissingError(name);
  return loadTable(internalsOf(database).store, name);
}
