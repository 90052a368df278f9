import { absorbRecord } from '../tables/absorb';
import { loadTable, readPage, takePage } from '../storage/load-table';
import { parseJson } from '../parse-json';
import { asRecord, type RowRecord } from '../tables/row-codec';
import { parseKey } from '../storage/storage-keys';
import type { Store } from '../store';
import type { TableMemory } from '../tables/table-memory';
import { takeTableRecord } from '../tables/table-record';
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
    if (!absorbRecord(memory, parsed.id, value).changed) continue;
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
export function readRecord(store: Store, key: string, text: string): ReadRecord {
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
