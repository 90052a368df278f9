import { absorbRecord } from '../tables/absorb';
import { isPacked, loadTable, readPage, takePage } from '../storage/load-table';
import { withoutTransaction } from '../pages/page-encoder';
import { parseJson } from '../parse-json';
import { rescue } from '../repair/rescue';
import { rewrite, rewriteRecord } from '../pages/rewrite';
import { asRecord, type RowRecord } from '../tables/row-codec';
import { versionIn } from '../database-record';
import { AreaFull } from '../storage/storage-area';
import { parseKey } from '../storage/storage-keys';
import type { Store } from '../store';
import type { TableMemory } from '../tables/table-memory';
import { takeTableRecord } from '../tables/take-table-record';
import type { TransactionRecord } from './transaction-record';

/**
 * Applies a transaction of another tab, or of a session that was killed, to memory.
 *
 * @param took is called for each row with its own key that changed in memory
 * @returns the tables that changed in memory
 */
export function takeTransaction(
  store: Store,
  key: string,
  text: string,
  took: (memory: TableMemory, id: string, rowKey: string) => void = () => {},
): ReadonlySet<string> {
  const changed = new Set<string>();
  const { rows, pages, keys } = readRecord(store, key, text);
  for (const [tableKey, value] of keys) {
    const parsed = parseKey(store.name, tableKey);
    if (parsed?.kind !== 'table') continue;
    if (takeTableRecord(loadTable(store, parsed.table), value).changed) changed.add(parsed.table);
  }
  for (const pageKey of pages) {
    const parsed = parseKey(store.name, pageKey);
    const page = readPage(store, store.area.get(pageKey) ?? '');
    if (!parsed || !page) continue;
    if (takePage(loadTable(store, parsed.table), pageKey, page).changed) changed.add(parsed.table);
  }
  for (const [rowKey, value] of rows) {
    const parsed = parseKey(store.name, rowKey);
    if (parsed?.kind !== '/') continue;
    const memory = loadTable(store, parsed.table);
    if (!absorbRecord(memory, parsed.id, value)?.changed) continue;
    changed.add(parsed.table);
    took(memory, parsed.id, rowKey);
  }
  return changed;
}

interface ReadRecord extends TransactionRecord {
  readonly rows: readonly (readonly [key: string, record: RowRecord])[];
  /** False when part of it couldn't be read. */
  readonly whole: boolean;
}

/** The readable part of the record. If it is damaged, every page that names it counts, because a record means that the transaction happened. */
function readRecord(store: Store, key: string, text: string): ReadRecord {
  const record = parseJson(text) as Partial<Record<keyof TransactionRecord, unknown>> | null | undefined;
  const [rows, pages, keys] = [record?.rows, record?.pages, record?.keys];
  const read = {
    rows: list(rows).filter((row): row is [string, RowRecord] => isPair(row) && asRecord(row[1]) !== undefined),
    pages: list(pages).filter((page) => typeof page === 'string'),
    keys: list(keys).filter((entry): entry is [string, string] => isPair(entry) && typeof entry[1] === 'string'),
  };
  const given = [rows, pages, keys];
  const taken = [read.rows, read.pages, read.keys];
  const whole = given.every((part, index) => Array.isArray(part) && part.length === taken[index]!.length);
  return whole ? { ...read, whole } : { ...read, pages: pagesNaming(store, key), whole };
}

const list = (part: unknown): readonly unknown[] => (Array.isArray(part) ? part : []);

const isPair = (entry: unknown): entry is [string, unknown] =>
  Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string';

function pagesNaming(store: Store, key: string): string[] {
  const { area, name } = store;
  const { id } = parseKey(name, key)!;
  const pages = area.keys().filter((other) => parseKey(name, other)?.kind === '#');
  return pages.filter((page) => readPage(store, area.get(page) ?? '')?.transaction === id);
}

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
