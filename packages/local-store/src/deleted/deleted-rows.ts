import { type Database, internalsOf } from '../database';
import { logOf, restorableForMs } from '../logs/database-log';
import { isObject, parseJson } from '../tables/row-codec';
import type { RowRef, RowValues } from '../sync/sync-rows';
import { textKey } from './deleted-entry';
import { type LoggedDeletion, loggedDeletions } from './deletions-of';

/** A row in "Recently deleted". */
export interface DeletedRow extends RowRef {
  readonly deletedAtMs: number;
  /** Where its values are. */
  readonly batch: string;
}

export interface DeletedRows {
  /** Newest first. */
  readonly rows: readonly DeletedRow[];
  /** False when the browser denies IndexedDB: the rows are gone when the page is closed. */
  readonly isStored: boolean;
}

/**
 * The rows of these tables that can be restored: deleted in the last 30 days, and not for good.
 *
 * @param tables what people know as an entry. Rows of other tables are parts of them and come back with them.
 */
export async function deletedRows(database: Database, tables: ReadonlySet<string>): Promise<DeletedRows> {
  const restorable = (await restorableDeletions(database)).filter(({ entry }) => tables.has(entry.table));
  const rows = restorable.map(({ entry: { table, id }, deletedAtMs, batch }) => ({ table, id, deletedAtMs, batch }));
  return { rows: rows.toReversed(), isStored: logOf(internalsOf(database).store).isStored };
}

/** What can be restored, oldest first. */
export async function restorableDeletions(database: Database): Promise<LoggedDeletion[]> {
  const sinceMs = Date.now() - restorableForMs;
  const logged = await loggedDeletions(database);
  return logged.filter(({ entry, deletedAtMs }) => !entry.isGone && deletedAtMs >= sinceMs);
}

/** The values of deleted rows, for their titles: undefined for a row that the browser has lost. In the order of `rows`. */
export async function deletedValues(
  database: Database,
  rows: readonly DeletedRow[],
): Promise<(RowValues | undefined)[]> {
  const values = await valuesOf(
    database,
    rows.map(({ table, id, batch }) => ({ entry: { table, id }, batch })),
  );
  return rows.map((row) => values.get(textKey(row)));
}

/** The values of a table's deleted rows as JSON, to find what they use, such as photos. */
export async function textsOfDeleted(database: Database, table: string): Promise<string[]> {
  const logged = (await restorableDeletions(database)).filter(({ entry }) => entry.table === table);
  return Array.from((await valuesOf(database, logged)).values(), (values) => JSON.stringify(values));
}

/** The values of logged rows, by `textKey`. Those that the log has lost are missing. */
export async function valuesOf(database: Database, logged: readonly Logged[]): Promise<Map<string, RowValues>> {
  const log = logOf(internalsOf(database).store);
  const values = new Map<string, RowValues>();
  for (const [batch, ofBatch] of byBatch(logged)) {
    const texts = await log.texts(batch);
    for (const { entry } of ofBatch) {
      const key = textKey(entry);
      const value = parseJson(Object.hasOwn(texts, key) ? texts[key]! : null);
      if (isObject(value)) values.set(key, value);
    }
  }
  return values;
}

/** An entry and where it is. */
interface Logged {
  readonly entry: RowRef;
  readonly batch: string;
}

export function byBatch<One extends Logged>(logged: readonly One[]): Map<string, One[]> {
  const batches = new Map<string, One[]>();
  for (const one of logged) {
    const batch = batches.get(one.batch);
    if (batch) batch.push(one);
    else batches.set(one.batch, [one]);
  }
  return batches;
}

/** Calls back when the list has changed, in this tab or another. Returns the unsubscribe function. */
export const subscribeDeleted = (database: Database, listener: () => void): (() => void) =>
  logOf(internalsOf(database).store).subscribe(listener);
