import { type Database, internalsOf } from '../database';
import { logOf } from '../logs/database-log';
import { pagedRows } from '../pages/new-pages';
import { loadTable } from '../storage/load-table';
import type { RowRef } from '../sync/sync-rows';
import { type DraftRow, nextStamp, setCell } from '../tables/row';
import { deepFreeze } from '../tables/table-definition';
import { missingRecords } from '../writes/table-records';
import type { Undo } from '../writes/undo-log';
import { exists, textKey } from './deleted-entry';
import { byBatch, restorableDeletions, valuesOf } from './deleted-rows';
import type { LoggedDeletion } from './deletions-of';
import { migrated } from './migrate-deleted';
import { withParts } from './parts';

export interface RestoredRows {
  /** What is back, without its parts. */
  readonly restored: readonly RowRef[];
  /** Rows that exist again. They were left as they are. */
  readonly existing: readonly RowRef[];
  /** Rows that can't be restored any more: too old, deleted for good, or lost by the browser. */
  readonly lost: readonly RowRef[];
  /** Deletes them again. Undefined when nothing was restored. */
  readonly undo: Undo | undefined;
}

/**
 * Restores deleted rows with their ids, and their parts, in one transaction.
 *
 * @param tables what people know as an entry; rows of other tables are parts
 * @param label for the undo log
 * @param alsoWithin runs in the transaction, after the rows are back: what the features change in rows that come back
 * @throws {StoreFullError} @throws {NewerDatabaseError} Nothing was restored then.
 */
export async function restoreDeleted(
  database: Database,
  refs: readonly RowRef[],
  tables: ReadonlySet<string>,
  label: string,
  alsoWithin: (restored: readonly RowRef[]) => void = () => {},
): Promise<RestoredRows> {
  const { store, writer, undoLog } = internalsOf(database);
  const wanted = new Set(refs.map(textKey));
  const all = await restorableDeletions(database);
  const chosen = all.filter(({ entry }) => wanted.has(textKey(entry)));
  const whole = withParts(chosen, all, tables);
  const values = await migrated(database, whole, await valuesOf(database, whole));
  if (whole.length >= pagedRows) await database.prepareRoom();

  // Only now: a row may have come back while the values were read.
  const existing = refs.filter((ref) => exists(store, ref));
  const rows = whole.filter(({ entry }) => values.has(textKey(entry)) && !exists(store, entry));
  const back = new Set(rows.map(({ entry }) => textKey(entry)));
  const restored = refs.filter((ref) => back.has(textKey(ref)));
  const lost = refs.filter((ref) => !back.has(textKey(ref)) && !exists(store, ref));
  if (rows.length === 0) return { restored, existing, lost, undo: undefined };

  const memories = rows.map(({ entry }) => loadTable(store, entry.table));
  const written = writer.write(
    (set) => {
      rows.forEach(({ entry }, index) => {
        const memory = memories[index]!;
        const stamp = nextStamp();
        const row: DraftRow = [entry.id, stamp];
        for (const [name, value] of Object.entries(values.get(textKey(entry))!))
          setCell(row, memory.columnFor(name), deepFreeze(value));
        set.replace(memory, entry.id, row, stamp);
        memory.exists = true;
      });
      alsoWithin(restored);
    },
    () => missingRecords(store, memories),
  );
  // What stays in the log doesn't matter: a row that exists isn't listed.
  await forgetDeletions(database, rows).catch(() => {});
  return { restored, existing, lost, undo: undoLog.add(label, () => writer.reverse(written.changes)) };
}

async function forgetDeletions(database: Database, logged: readonly LoggedDeletion[]): Promise<void> {
  const log = logOf(internalsOf(database).store);
  const keys = new Set(logged.map(({ entry }) => textKey(entry)));
  for (const batch of byBatch(logged).keys()) {
    await log.change(batch, {
      entries: (entries) => entries.filter((entry) => !keys.has(textKey(entry))),
      hasText: (key) => !keys.has(key),
    });
  }
  log.changed();
}

/**
 * Deletes rows for good, with their parts. Only their ids stay, for up to 180 days, so that other devices delete them.
 *
 * @param which these rows, or everything that was ever deleted
 * @throws {LogNotChangedError} when the browser still has some of them
 */
export async function deleteForGood(
  database: Database,
  which: readonly RowRef[] | 'everything',
  tables: ReadonlySet<string>,
): Promise<void> {
  const log = logOf(internalsOf(database).store);
  const all = await restorableDeletions(database);
  const wanted = new Set(which === 'everything' ? [] : which.map(textKey));
  const chosen = all.filter(({ entry }) => wanted.has(textKey(entry)));
  const whole = which === 'everything' ? all : withParts(chosen, all, tables);
  const keys = new Set(whole.map(({ entry }) => textKey(entry)));
  const batches = which === 'everything' ? await log.batches('deleted') : [];
  for (const batch of new Set([...byBatch(whole).keys(), ...batches.map(({ key }) => key)])) {
    await log.change(batch, {
      entries: (entries) =>
        entries.map((entry) =>
          which === 'everything' || keys.has(textKey(entry)) ? { ...entry, isGone: true } : entry,
        ),
      hasText: (key) => which !== 'everything' && !keys.has(key),
    });
  }
  log.changed();
}
