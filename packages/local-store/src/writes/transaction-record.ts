import type { JournalEntry } from '../journal/journal';
import type { BulkPages } from '../pages/new-pages';
import { idOf, nextStamp } from '../tables/stamp';
import { transactionKey } from '../storage/storage-keys';
import type { Store } from '../store';

export interface TransactionRecord {
  /** Row keys with their records. */
  readonly rows: readonly (readonly [key: string, record: unknown])[];
  /** Pages that were written before the record. */
  readonly pages: readonly string[];
  /** Records of tables and the database. */
  readonly keys: readonly JournalEntry[];
}

/**
 * Writes several keys, all or nothing, whenever the browser is killed. Pages are written first and ignored until the
 * transaction's record exists. From then on the transaction has happened: a tab that opens the database and finds the
 * record finishes it.
 *
 * @param essential may use reserved space
 * @throws {AreaFull} Storage is unchanged then.
 */
export function transact(
  store: Store,
  rows: readonly JournalEntry[],
  pages: BulkPages,
  keys: readonly JournalEntry[],
  essential: boolean,
): void {
  const { area } = store;
  const others = [...rows, ...keys];
  if (pages.keys.length === 0 && others.length <= 1) {
    for (const [key, text] of others) area.set(key, text, essential);
    return;
  }
  const id = idOf(nextStamp());
  const recordKey = transactionKey(store, id);
  const lines = rows.map(([key, text]) => `[${JSON.stringify(key)},${text}]`);
  const record = `{"rows":[${lines.join()}],"pages":${JSON.stringify(pages.keys)},"keys":${JSON.stringify(keys)}}`;
  try {
    pages.begin(id, [[recordKey, record], ...rows], essential);
    area.set(recordKey, record, essential);
  } catch (cause) {
    pages.remove();
    throw cause;
  }
  try {
    pages.finish();
    for (const [key, text] of others) area.set(key, text, true);
    area.remove(recordKey);
  } catch {
    // The record stays and has the rest. It is finished when there is space, or on the next opening.
  }
}
