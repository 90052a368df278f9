import { loadTable } from './load-table';
import { withoutTransaction } from './page-codec';
import { parseJson } from './parse-json';
import { rewrite, rewriteRecord } from './rewrite';
import { storedVersion, versionIn } from './schema';
import { AreaFull } from './storage-area';
import { parseKey } from './storage-keys';
import type { Store } from './store';
import type { TransactionRecord } from './transaction-record';

/** Writes what is missing of the transactions that a killed session left behind; memory has all of it. */
export function finishTransactions(store: Store): void {
  for (const key of store.unfinished) {
    try {
      finish(store, key);
      store.unfinished.delete(key);
    } catch (cause) {
      // No room: the record stays, and holds what is missing.
      if (!(cause instanceof AreaFull)) throw cause;
    }
  }
}

function finish(store: Store, key: string): void {
  const text = store.area.get(key);
  if (text === null) return;
  const record = parseJson(text) as TransactionRecord;
  for (const pageKey of record.pages) {
    const page = store.area.get(pageKey);
    if (page !== null) store.area.set(pageKey, withoutTransaction(page), true);
  }
  for (const [rowKey] of record.rows) {
    const { table, id } = parseKey(store.name, rowKey) ?? {};
    if (table && id) rewrite(store, loadTable(store, table), [id]);
  }
  for (const [recordKey, value] of record.keys) {
    const parsed = parseKey(store.name, recordKey);
    if (parsed?.kind === 'table') rewriteRecord(store, loadTable(store, parsed.table));
    else if (storedVersion(store, Number.POSITIVE_INFINITY) !== versionIn(value, Number.POSITIVE_INFINITY))
      store.area.set(recordKey, value, true);
  }
  store.area.remove(key);
}
