import { type Database, internalsOf } from '../database';
import { type DatabaseLog, logOf, restorableForMs } from '../logs/database-log';
import { loadTable } from '../storage/load-table';
import type { Store } from '../store';
import type { RowRef } from '../sync/sync-rows';
import { cell, changed, nextStamp } from '../tables/row';
import { accepts } from '../tables/table-definition';
import type { Undo } from '../writes/undo-log';
import { type LoggedText, logReplaced, type ReplacedText } from './log-replaced';

/** A text in the list. */
export interface ReplacedEntry extends ReplacedText {
  /** Names it among the others. */
  readonly key: string;
}

export interface ReplacedTexts {
  /** Newest first. */
  readonly texts: readonly ReplacedEntry[];
  /** False when the browser denies IndexedDB: the texts are gone when the page is closed. */
  readonly isStored: boolean;
}

/** Adds them to "Replaced texts". Never rejects. Says false when they are gone with the page. */
export const addReplacedTexts = (database: Database, texts: readonly ReplacedText[]): Promise<boolean> =>
  logReplaced(internalsOf(database).store, texts);

/** The texts that were replaced in the last 30 days, except those that are in their field again. */
export async function replacedTexts(database: Database): Promise<ReplacedTexts> {
  const { store } = internalsOf(database);
  await database.ready;
  const log = logOf(store);
  const sinceMs = Date.now() - restorableForMs;
  const found: ReplacedEntry[] = [];
  for (const { key, atMs, entries } of await log.batches<LoggedText>('replaced')) {
    if (atMs < sinceMs || entries.length === 0) continue;
    const texts = await log.texts(key);
    for (const { table, id, field, part } of entries) {
      const text = texts[part];
      if (text === undefined || text === currentText(store, { table, id, field })) continue;
      found.push({ key: `${key}/${part}`, table, id, field, text, replacedAtMs: atMs });
    }
  }
  return { texts: found.toReversed(), isStored: log.isStored };
}

/** The text of the field now. Undefined when the row is gone. */
function currentText(store: Store, { table, id, field }: RowRef & { readonly field: string }): unknown {
  const memory = loadTable(store, table);
  const row = memory.rows.get(id);
  const column = memory.columns.get(field);
  return row && column && cell(row, column);
}

/**
 * Writes a text back into its field. The text that it replaces goes to the list instead.
 *
 * @param label for the undo log
 * @returns undoes it; undefined when the row is gone, or its field doesn't take a text any more
 * @throws {StoreFullError} @throws {NewerDatabaseError}
 */
export async function restoreReplaced(
  database: Database,
  { table, id, field, text }: ReplacedText,
  label: string,
): Promise<Undo | undefined> {
  const { store, writer } = internalsOf(database);
  await database.ready;
  const memory = loadTable(store, table);
  const row = memory.rows.get(id);
  const column = memory.columns.get(field);
  if (!row || !column || !accepts(column.field, text)) return undefined;
  const current = cell(row, column);
  const undo = database.undoable(label, () => {
    const stamp = nextStamp();
    writer.writeRow(memory, id, changed(row, [[column, text]], stamp), stamp);
  });
  if (typeof current === 'string' && current.trim() !== '' && current !== text)
    await logReplaced(store, [{ table, id, field, text: current, replacedAtMs: Date.now() }]);
  else logOf(store).changed();
  return undo;
}

/** Deletes texts from the list. @param which their keys, or all @throws {LogNotChangedError} */
export async function deleteReplaced(database: Database, which: readonly string[] | 'everything'): Promise<void> {
  const log = logOf(internalsOf(database).store);
  for (const { key } of await log.batches('replaced')) {
    const parts = which === 'everything' ? [] : which.filter((one) => one.startsWith(`${key}/`));
    if (which === 'everything') await log.drop(key);
    else if (parts.length > 0) await deleteParts(log, key, parts);
  }
  log.changed();
}

async function deleteParts(log: DatabaseLog, batch: string, keys: readonly string[]): Promise<void> {
  const gone = new Set(keys.map((key) => key.slice(batch.length + 1)));
  await log.change(batch, {
    entries: (entries) => entries.filter((entry) => !gone.has((entry as LoggedText).part)),
    hasText: (part) => !gone.has(part),
  });
}

/** Calls back when the list has changed, in this tab or another. Returns the unsubscribe function. */
export const subscribeReplaced = (database: Database, listener: () => void): (() => void) =>
  logOf(internalsOf(database).store).subscribe(listener);
