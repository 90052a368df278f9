import { type Database, type Internals, internalsOf } from '../database';
import { loadTable } from '../storage/load-table';
import { baseOf, type Row, shown, versionOf } from '../tables/row';
import type { TableMemory } from '../tables/table-memory';
import { isDeletedVersion, isOlder, rowVersion } from './row-version';
import type {
  Differences,
  DifferingRow,
  KnownVersions,
  RowRef,
  RowStamps,
  RowValues,
  RowVersion,
  StoredRow,
} from './sync-rows';

/**
 * The rows whose version isn't the known one, and the known rows that aren't here any more. Waits until what the disk has
 * lost is recovered, and everything written so far is safe.
 *
 * @param tables only these. Default: every table in the database, open or not.
 * @throws {NotReadyError} when the code that unpacks pages doesn't load
 */
export async function rowsDiffering(
  database: Database,
  known: KnownVersions,
  tables?: ReadonlySet<string>,
): Promise<Differences> {
  // A row that the disk has lost isn't a row that somebody changed.
  await database.flush();
  const { store } = internalsOf(database);
  store.mayRead();
  const names = new Set([...store.tables.keys(), ...store.unread.keys(), ...known.keys()]);
  const rows: DifferingRow[] = [];
  const missing: RowRef[] = [];
  const incomplete: string[] = [];
  for (const name of [...names].filter((table) => tables?.has(table) ?? true).sort()) {
    const memory = loadTable(store, name);
    const knownOfTable = known.get(name) ?? none;
    rows.push(...differing(memory, knownOfTable));
    if (memory.unreadable.size > 0) incomplete.push(name);
    else missing.push(...missingOf(memory, knownOfTable));
  }
  return { rows, missing, incomplete };
}

const none: ReadonlyMap<string, RowVersion> = new Map();

function* differing(memory: TableMemory, known: ReadonlyMap<string, RowVersion>): Iterable<DifferingRow> {
  const read = reader(memory);
  for (const [id, row] of memory.rows) {
    const knownVersion = known.get(id);
    const version = rowVersion(memory, row);
    if (version === knownVersion) continue;
    const isRolledBack = knownVersion !== undefined && isOlder(versionOf(row), knownVersion);
    yield { ...read(row), isRolledBack };
  }
}

function* missingOf({ name, rows }: TableMemory, known: ReadonlyMap<string, RowVersion>): Iterable<RowRef> {
  for (const [id, version] of known) if (!rows.has(id) && !isDeletedVersion(version)) yield { table: name, id };
}

/** These rows as they are now, as far as they exist. @throws {NotReadyError} */
export function readRows(database: Database, refs: readonly RowRef[]): StoredRow[] {
  const { store } = internalsOf(database);
  store.mayRead();
  const readers = new Map<string, (id: string) => StoredRow | undefined>();
  return refs.flatMap(({ table, id }) => {
    if (!readers.has(table)) readers.set(table, tableReader(store, table));
    return readers.get(table)!(id) ?? [];
  });
}

function tableReader(store: Internals['store'], table: string): (id: string) => StoredRow | undefined {
  const memory = loadTable(store, table);
  const read = reader(memory);
  return (id) => {
    const row = memory.rows.get(id);
    return row && read(row);
  };
}

/** Reads rows of the table with every column, declared or not. */
function reader(memory: TableMemory): (row: Row) => StoredRow {
  const columns = [...memory.columns.values()];
  const defaults: RowValues = Object.fromEntries(columns.map(({ name, field }) => [name, field.default]));
  return (row) => ({
    table: memory.name,
    id: row[0],
    values: Object.fromEntries(columns.map((column) => [column.name, shown(row, column)])),
    defaults,
    version: rowVersion(memory, row),
    stamps: stampsOf(row),
  });
}

const stampsOf = (row: Row): RowStamps => ({
  base: baseOf(row),
  fields: typeof row[1] === 'number' ? {} : row[1].s,
});
