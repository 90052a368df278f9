import { rescue } from '../maintenance/repair-table';
import { withoutTransaction } from '../pages/page-codec';
import { rewrite, rewriteRecord } from '../pages/rewrite';
import { versionIn } from '../storage/database-record';
import { isPacked, loadTable } from '../storage/load-table';
import { AreaFull } from '../storage/storage-area';
import { parseKey } from '../storage/storage-keys';
import type { Store } from '../store';
import { readRecord, takeTransaction } from './transaction';

/**
 * Applies every transaction of a killed session, and writes what is missing in storage.
 *
 * @param known the version of this code
 * @throws {NewerDatabaseError} when one would write a newer version. Nothing was changed then.
 */
export function finishTransactions(store: Store, transactions: readonly string[], known: number): void {
  for (const key of transactions) {
    const { keys } = readRecord(store, key, store.area.get(key) ?? '');
    for (const [record, text] of keys) if (record === store.name) versionIn(text, known);
  }
  for (const key of transactions) {
    const text = store.area.get(key);
    if (text === null) continue;
    takeTransaction(store, key, text);
    finish(store, key, text);
  }
}

function finish(store: Store, key: string, text: string): void {
  const { rows, pages, keys, whole } = readRecord(store, key, text);
  // If a copy doesn't fit, it stays where it is.
  if (!whole && !rescue(store, key, text, 'The record of a transaction is damaged.')) return;
  // The version first, because its rows are in memory now and must not be migrated again.
  for (const [recordKey, value] of keys) {
    const isOwn = !parseKey(store.name, recordKey)?.table;
    if (isOwn && anyVersion(store.area.get(recordKey)) !== anyVersion(value)) store.area.set(recordKey, value, true);
  }
  try {
    for (const pageKey of pages) {
      const page = store.area.get(pageKey);
      if (page !== null) store.area.set(pageKey, finishedPage(store, page), true);
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
    // The store is full. The record stays and has what is missing.
    if (!(cause instanceof AreaFull)) throw cause;
  }
}

function finishedPage({ packing }: Store, stored: string): string {
  if (!isPacked(stored)) return withoutTransaction(stored);
  const text = packing!.unpack(stored);
  // A damaged page is handled when its table is read.
  return text === undefined ? stored : packing!.pack(withoutTransaction(text));
}

const anyVersion = (record: string | null): number | undefined => versionIn(record, Number.POSITIVE_INFINITY);
