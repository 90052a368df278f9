import { absorb } from './absorb';
import type { RowWrite } from './commit';
import type { JournalEntry } from './journal';
import { loadTable, takePage } from './load-table';
import type { NewPage } from './new-pages';
import { decodePage } from './page-codec';
import { parseJson } from './parse-json';
import { rescue } from './rescue';
import { versionOf } from './row';
import { asRecord, rowOf } from './row-codec';
import { nextStamp } from './stamp';
import { parseKey } from './storage-keys';
import type { Store } from './store';
import { takeTableRecord } from './table-record';

export interface TransactionRecord {
  /** Row keys with what they hold. */
  readonly rows: readonly (readonly [key: string, record: unknown])[];
  /** Pages that were written before the record. */
  readonly pages: readonly string[];
  /** Records of tables and of the database. */
  readonly keys: readonly JournalEntry[];
}

/**
 * Writes several keys: all of them or none, whenever the browser is killed. Pages are written first and count for
 * nothing until the record of the transaction is there. Once it is, the transaction has happened: whoever opens the
 * database and finds the record finishes it.
 *
 * @throws {AreaFull} and leaves storage as it was.
 */
export function transact(
  store: Store,
  rows: readonly RowWrite[],
  pages: readonly NewPage[],
  keys: readonly JournalEntry[],
): void {
  const { area, name } = store;
  if (rows.length + pages.length === 0 && keys.length <= 1) {
    for (const [key, text] of keys) area.set(key, text, true);
    return;
  }
  const stamp = nextStamp().toString(36);
  const recordKey = `${name}!${stamp}`;
  const lines = rows.map(({ key, text }) => `[${JSON.stringify(key)},${text}]`);
  const pageKeys = pages.map(({ key }) => key);
  const record = `{"rows":[${lines.join()}],"pages":${JSON.stringify(pageKeys)},"keys":${JSON.stringify(keys)}}`;
  // What only deletes may use the part of the storage that is kept free.
  const essential = pages.length === 0 && rows.every(({ change }) => !change.after);
  let needed = area.growth(recordKey, record);
  for (const { key, text } of [...rows, ...pages.map((page) => ({ key: page.key, text: page.text(stamp) }))]) {
    needed += Math.max(0, area.growth(key, text));
  }
  area.ensure(needed, essential);
  try {
    for (const { key, text } of pages) area.set(key, text(stamp), essential);
    area.set(recordKey, record, essential);
  } catch (cause) {
    for (const key of pageKeys) area.remove(key);
    throw cause;
  }
  try {
    for (const { key, text } of pages) area.set(key, text(), true);
    for (const { key, text } of rows) area.set(key, text, true);
    for (const [key, text] of keys) area.set(key, text, true);
    area.remove(recordKey);
  } catch {
    // The record stays: it holds the rest, and is finished when there is room, or on the next opening.
  }
}

/**
 * Takes in a transaction that somebody began: another tab, just now, or a session that was killed.
 *
 * @returns the tables that changed in memory.
 */
export function takeTransaction(store: Store, key: string, text: string): ReadonlySet<string> {
  const changed = new Set<string>();
  const record = parseJson(text) as Partial<TransactionRecord> | null | undefined;
  if (!record || !Array.isArray(record.rows) || !Array.isArray(record.pages) || !Array.isArray(record.keys)) {
    if (rescue(store, key, text, 'The record of a transaction is damaged.')) store.area.remove(key);
    return changed;
  }
  for (const [tableKey, value] of record.keys) {
    const parsed = parseKey(store.name, tableKey);
    if (parsed?.kind !== 'table') continue;
    if (takeTableRecord(loadTable(store, parsed.table), value)?.length) changed.add(parsed.table);
  }
  for (const pageKey of record.pages) {
    const parsed = parseKey(store.name, pageKey);
    const page = decodePage(store.area.get(pageKey) ?? '');
    if (!parsed || !page) continue;
    if (takePage(loadTable(store, parsed.table), pageKey, page).changed) changed.add(parsed.table);
  }
  for (const [rowKey, value] of record.rows) {
    const parsed = parseKey(store.name, rowKey);
    const written = asRecord(value);
    if (parsed?.kind !== 'row' || !written) continue;
    const memory = loadTable(store, parsed.table);
    const row = rowOf(parsed.id, written, memory.columnFor);
    if (absorb(memory, parsed.id, row, row ? versionOf(row) : (written[0] as number)).changed)
      changed.add(parsed.table);
  }
  return changed;
}

/** Takes in every transaction that is not over; upkeep writes what is missing of it. */
export function takeTransactions(store: Store, keys: readonly string[]): void {
  for (const key of keys) {
    const text = store.area.get(key);
    if (text === null) continue;
    takeTransaction(store, key, text);
    store.unfinished.add(key);
  }
}
