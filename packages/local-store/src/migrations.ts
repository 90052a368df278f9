import { backupText } from './care/backup-format';
import { loadTable } from './storage/load-table';
import type { Schema, Store } from './store';
import { cell, changed, type Column, type DraftRow, idOf, nextStamp, setCell } from './tables/row';
import { frozenCopy, type Json } from './tables/table-definition';
import type { TableMemory } from './tables/table-memory';
import type { ChangeSet } from './writes/change-set';

type Values = Readonly<Record<string, Json>>;

/** What a migration works with: stored rows, whatever tables the application declares now. */
export interface MigratingData {
  readonly tableNames: readonly string[];
  rows(table: string): readonly (Values & { readonly internalId: string })[];
  insert(table: string, values: Values): string;
  /** Changes fields. New names become columns. */
  update(table: string, internalId: string, changes: Values): void;
  delete(table: string, internalId: string): void;
}

/** The step from one version to the next. */
export interface Migration {
  readonly version: number;
  /** Must be synchronous. When it throws, the database stays as it was. */
  readonly migrate: (data: MigratingData) => void;
}

/** A migration threw. The database is unchanged. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
  readonly version: number;
  constructor(version: number, cause: unknown) {
    super(
      `Your data could not be brought to version ${version}, and was left as it was. Load the page again; if it fails again, write to us.`,
      { cause },
    );
    this.version = version;
  }
}

/**
 * The migrations of a database, for `openDatabase(name, { schema })`. They run once, in order, in one transaction that
 * also writes the version. A snapshot of the old rows stays in the journal until the next migration.
 *
 * @param list versions in order, starting with 2. Version 1 is a database without migrations.
 */
export function migrations(list: readonly Migration[]): Schema {
  const wrong = list.find(({ version }, index) => version !== index + 2);
  if (wrong)
    throw new RangeError(`Migrations go to version 2, 3 and so on, in order: ${wrong.version} is out of its place.`);
  return {
    version: list.length + 1,
    migrate(store, changes, from) {
      const snapshot = backupText(store, from);
      for (const { version, migrate } of list) {
        if (version <= from) continue;
        try {
          migrate(dataOf(store, changes));
        } catch (cause) {
          throw new MigrationError(version, cause);
        }
      }
      store.journal?.add([[snapshotKey(store), snapshot]]);
      // In its own entry, or it would be dropped together with other rows.
      store.journal?.send();
    },
  };
}

export const snapshotKey = ({ name }: Store): string => `${name}^snapshot`;

function dataOf(store: Store, changes: ChangeSet): MigratingData {
  const cellsOf = (memory: TableMemory, values: Values): [Column, Json][] =>
    Object.entries(values)
      .filter(([name]) => name !== 'internalId')
      .map(([name, value]) => [memory.columnFor(name), frozenCopy(value)]);
  return {
    get tableNames() {
      return [...store.tables.keys(), ...store.unread.keys()].sort();
    },
    rows(table) {
      const memory = loadTable(store, table);
      const columns = [...memory.columns.values()];
      return memory.ordered().map((row) => {
        const values: Record<string, Json> & { internalId: string } = { internalId: row[0] };
        for (const column of columns) values[column.name] = cell(row, column) as Json;
        return values;
      });
    },
    insert(table, values) {
      const stamp = nextStamp();
      const id = idOf(stamp);
      const memory = loadTable(store, table);
      const row: DraftRow = [id, 0];
      for (const [column, value] of cellsOf(memory, values)) setCell(row, column, value);
      changes.replace(memory, id, row, stamp);
      return id;
    },
    update(table, internalId, values) {
      const memory = loadTable(store, table);
      const row = memory.rows.get(internalId);
      if (!row) return;
      const stamp = nextStamp();
      changes.replace(memory, internalId, changed(row, cellsOf(memory, values), stamp), stamp);
    },
    delete(table, internalId) {
      const memory = loadTable(store, table);
      if (memory.rows.has(internalId)) changes.replace(memory, internalId, undefined, nextStamp());
    },
  };
}
