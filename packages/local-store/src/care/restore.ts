import { type Database, type Internals, internalsOf } from '../database';
import { misfitsOf } from '../maintenance/misfits';
import { repairMisfits } from '../maintenance/repair-misfits';
import { OpenStore } from '../open-store';
import { rearranged } from '../pages/page-codec';
import { loadTable } from '../storage/load-table';
import { memoryStorage } from '../storage/storage-area';
import { recordKey } from '../storage/storage-keys';
import type { Schema } from '../store';
import { cell, cellsStart, changed, type Column, nextStamp, type Row } from '../tables/row';
import { deepFreeze, sameValue } from '../tables/table-definition';
import { mergeRows, type TableMemory } from '../tables/table-memory';
import { encodeTableRecord } from '../tables/table-record';
import { ChangeSet } from '../writes/change-set';
import type { Undo } from '../writes/undo-log';
import { type Backup, type BackupTable, backupTables, NewerBackupError, parseBackup } from './backup-format';
import { isCount, isTime, saveChanges, storedCare, updateCare } from './care-record';

/** `merge` combines both, and the newer change of each field wins. `replace` keeps only what the backup has. */
export type RestoreMode = 'merge' | 'replace';

/** How many rows a restore added, changed and deleted, or would in a preview. */
export interface RestoreSummary {
  readonly createdAt: string;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
}

/** Previews a restore. @throws what `restoreBackup` throws about the file. */
export function previewRestore(database: Database, text: string, mode: RestoreMode): RestoreSummary {
  const { store } = internalsOf(database);
  store.mayRead();
  return plan(store, readBackup(store, text), mode).summary;
}

/**
 * Restores a backup in one transaction. The whole file is checked before the first write.
 *
 * @returns the number of rows, and an undo that works until the page is closed.
 * @throws {NotABackupError} @throws {DamagedBackupError} @throws {NewerBackupError} @throws {StoreFullError}
 */
export async function restoreBackup(
  database: Database,
  text: string,
  mode: RestoreMode,
): Promise<RestoreSummary & { readonly undo: Undo }> {
  const { store, writer, undoLog } = internalsOf(database);
  store.mayWrite();
  const backup = readBackup(store, text);
  // The old and the new rows have to fit side by side, which they do when packed.
  await store.maintenance.prepareRoom();
  // Only now, so that rows written while the code loaded are included.
  const { summary, tables } = plan(store, backup, mode);
  const unsaved = store.unsavedChanges;
  const { changes } = writer.write(
    (set) => {
      for (const table of tables) apply(set, table);
    },
    ({ truncations }) =>
      tables.map(({ memory }) => [recordKey(store, memory), encodeTableRecord(memory, truncations.get(memory))]),
  );
  // Restored rows are already in a backup.
  store.unsavedChanges = unsaved;
  saveChanges(store);
  const before = changesIn(store);
  const left = Math.min(before.changes, rowsNotIn(store, backup));
  updateCare(store, { changes: left, ...(left === 0 && { firstChangeAtMs: undefined }) });
  for (const { memory } of tables) {
    memory.exists = true;
    if (memory.definition) repairMisfits(store, memory, misfitsOf(memory));
  }
  const reverse = () => {
    const since = store.unsavedChanges;
    writer.reverse(changes);
    // What was backed up before the restore still is.
    store.unsavedChanges = since;
    const added = Math.max(0, changesIn(store).changes - left);
    updateCare(store, { changes: before.changes + added, firstChangeAtMs: before.firstChangeAtMs });
  };
  return { ...summary, undo: undoLog.add('Restored a backup', reverse, true) };
}

/** What isn't backed up. Read by itself: `readCare` also comes with the first screen, and would bring this file there. */
function changesIn(store: Store): { readonly changes: number; readonly firstChangeAtMs: number | undefined } {
  const { changes, firstChangeAtMs } = storedCare(store);
  return {
    changes: isCount(changes) ? changes : 0,
    firstChangeAtMs: isTime(firstChangeAtMs) ? firstChangeAtMs : undefined,
  };
}

/** How many rows are in the database and not, or not the same, in the backup. */
function rowsNotIn(store: Store, { tables }: Backup): number {
  let count = 0;
  for (const name of new Set([...store.tables.keys(), ...store.unread.keys()])) {
    const memory = loadTable(store, name);
    const theirs = new Map(rowsOf(memory, tables[name]).map((row) => [row[0], row]));
    for (const [id, row] of memory.rows) {
      const their = theirs.get(id);
      if (!their || differing(memory, row, their).length > 0) count += 1;
    }
  }
  return count;
}

type Store = Internals['store'];

interface TablePlan {
  readonly memory: TableMemory;
  readonly emptied: boolean;
  readonly rows: readonly Row[];
}

const readBackup = (store: Store, text: string): Backup => migrateBackup(parseBackup(text), store.schema);

function plan(
  store: Store,
  { tables, createdAt }: Backup,
  mode: RestoreMode,
): { summary: RestoreSummary; tables: TablePlan[] } {
  const counts = { added: 0, changed: 0, unchanged: 0, removed: 0 };
  const names = new Set([
    ...Object.keys(tables),
    ...(mode === 'replace' ? [...store.tables.keys(), ...store.unread.keys()] : []),
  ]);
  const plans = [...names].map((name) => {
    const memory = loadTable(store, name);
    const theirs = rowsOf(memory, tables[name]);
    const theirIds = new Set(theirs.map(([id]) => id));
    if (mode === 'replace') counts.removed += [...memory.rows.keys()].filter((id) => !theirIds.has(id)).length;
    const rows = theirs.flatMap((row): [Row] | [] => {
      const mine = memory.rows.get(row[0]);
      if (!mine) {
        counts.added += 1;
        return [row];
      }
      const next = mode === 'merge' ? mergeRows(memory.columns.values(), mine, row).merged : row;
      const changes = differing(memory, mine, next).length > 0;
      counts[changes ? 'changed' : 'unchanged'] += 1;
      return changes || mode === 'replace' ? [next] : [];
    });
    return { memory, emptied: mode === 'replace', rows };
  });
  return { summary: { createdAt, ...counts }, tables: plans };
}

function rowsOf(memory: TableMemory, table: BackupTable | undefined): Row[] {
  if (!table) return [];
  const places = Object.entries(table.columns).map(
    ([name, fallback]) => memory.columns.get(name) ?? memory.addColumn(name, { kind: 'json', default: fallback }),
  );
  return table.rows.map((row) => deepFreeze(rearranged(row, places)));
}

function differing(memory: TableMemory, mine: Row, next: Row): Column[] {
  return [...memory.columns.values()].filter((column) => !sameValue(cell(mine, column), cell(next, column)));
}

// Restored values get a new stamp, so that other tabs and earlier deletes don't win over them. In a row that exists,
// only the fields that change get one, so that what another tab has just written to the other fields stays.
function apply(set: ChangeSet, { memory, emptied, rows }: TablePlan): void {
  if (emptied) set.empty(memory);
  for (const row of rows) {
    const stamp = nextStamp();
    const mine = memory.rows.get(row[0]);
    const cells = mine && differing(memory, mine, row).map((column) => [column, cell(row, column)] as const);
    set.replace(memory, row[0], mine ? changed(mine, cells!, stamp) : [row[0], stamp, ...row.slice(cellsStart)], stamp);
  }
}

/** The backup, migrated to this version. @throws {NewerBackupError} @throws what a migration throws. */
export function migrateBackup(backup: Backup, schema: Schema): Backup {
  const { schemaVersion, tables } = backup;
  if (schemaVersion > schema.version) throw new NewerBackupError();
  if (schemaVersion === schema.version) return backup;
  const platform = { storage: memoryStorage() };
  const store = new OpenStore(backup.database, platform, { version: schema.version, migrate: () => {} });
  for (const [name, table] of Object.entries(tables)) fill(loadTable(store, name), table);
  schema.migrate(store, new ChangeSet(), schemaVersion);
  return { ...backup, schemaVersion: schema.version, tables: backupTables(store) };
}

function fill(memory: TableMemory, { columns, rows }: BackupTable): void {
  const places = Object.entries(columns).map(([name, fallback]) =>
    memory.addColumn(name, { kind: 'json', default: fallback }),
  );
  memory.exists = true;
  for (const row of rows) memory.replace(row[0], rearranged(row, places));
}
