import { absorbRecord } from '../tables/absorb';
import { loadTable, takePage } from '../storage/load-table';
import { decodePage } from '../pages/page-decoder';
import { withoutTransaction } from '../pages/page-encoder';
import { parseJson } from '../parse-json';
import { rescue } from '../mending/rescue';
import { rewrite, rewriteRecord } from '../pages/rewrite';
import { asRecord } from '../tables/row-codec';
import { versionIn } from '../schema';
import { AreaFull } from '../storage/storage-area';
import { parseKey } from '../storage/storage-keys';
import type { Store } from '../store';
import { takeTableRecord } from '../tables/take-table-record';
import type { TransactionRecord } from './transaction-record';

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
    if (takeTableRecord(loadTable(store, parsed.table), value).length > 0) changed.add(parsed.table);
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
    if (parsed?.kind !== '/' || !written) continue;
    if (absorbRecord(loadTable(store, parsed.table), parsed.id, written)?.changed) changed.add(parsed.table);
  }
  return changed;
}

/**
 * Takes in every transaction that a killed session left behind, and writes what is missing of it.
 *
 * @param known the version of this code.
 * @throws {NewerDatabaseError} when one was to write a newer version. Nothing was touched.
 */
export function finishTransactions(store: Store, transactions: readonly string[], known: number): void {
  for (const key of transactions) {
    const { keys } = (parseJson(store.area.get(key)) ?? {}) as Partial<TransactionRecord>;
    for (const [record, text] of Array.isArray(keys) ? keys : []) if (record === store.name) versionIn(text, known);
  }
  for (const key of transactions) {
    const text = store.area.get(key);
    if (text === null) continue;
    takeTransaction(store, key, text);
    finish(store, key);
  }
}

function finish(store: Store, key: string): void {
  const text = store.area.get(key);
  if (text === null) return;
  const { rows, pages, keys } = parseJson(text) as TransactionRecord;
  // The version first: its rows are in memory now, and must not be migrated again.
  for (const [recordKey, value] of keys) {
    const isOwn = !parseKey(store.name, recordKey)?.table;
    if (isOwn && anyVersion(store.area.get(recordKey)) !== anyVersion(value)) store.area.set(recordKey, value, true);
  }
  try {
    for (const pageKey of pages) {
      const page = store.area.get(pageKey);
      if (page !== null) store.area.set(pageKey, withoutTransaction(page), true);
    }
    for (const [rowKey] of rows) {
      const { table, id } = parseKey(store.name, rowKey) ?? {};
      if (table && id) rewrite(store, loadTable(store, table), [id]);
    }
    for (const [recordKey] of keys) {
      const { table } = parseKey(store.name, recordKey) ?? {};
      if (table) rewriteRecord(store, loadTable(store, table));
    }
    store.area.remove(key);
  } catch (cause) {
    // No room: the record stays, and holds what is missing.
    if (!(cause instanceof AreaFull)) throw cause;
  }
}

const anyVersion = (record: string | null): number | undefined => versionIn(record, Number.POSITIVE_INFINITY);
