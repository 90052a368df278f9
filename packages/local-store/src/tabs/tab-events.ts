import { absorbRecord } from '../tables/absorb';
import { takeTransaction } from '../writes/take-transaction';
import { isPacked, readPage, takePage } from '../storage/load-table';
import { parseJson } from '../parse-json';
import type { PendingRewrites } from './pending-rewrites';
import { rewriteRecord } from '../pages/rewrite';
import { asRecord } from '../tables/row-codec';
import { databaseRecords } from '../storage/database-record';
import { parseKey, type StorageKey } from '../storage/storage-keys';
import type { Store } from '../store';
import { forgetLayout, forgetPage } from '../pages/table-layout';
import type { TableMemory } from '../tables/table-memory';
import { takeTableRecord } from '../tables/table-record';

/**
 * Applies a key that another tab wrote, row by row. Where memory has something newer, it writes that again, so that
 * nothing is lost whichever tab wrote last, and all tabs end up with the same rows.
 *
 * @param key null when another tab cleared the storage. Memory writes everything again then.
 */
export function takeEvent(store: Store, rewrites: PendingRewrites, key: string | null, value: string | null): void {
  if (key === null) {
    // The version too, or the next session would take the rows for its own version's.
    const records = databaseRecords(store, store.schema.version, false);
    for (const [record, text] of records) store.area.set(record, text, true);
    for (const memory of store.tables.values()) writeAllAgain(store, rewrites, memory);
    return;
  }
  store.area.quota.note(key, value);
  const parsed = parseKey(store.name, key);
  if (parsed?.kind === '!' && value !== null) {
    const took: Took = (memory, id, rowKey) => {
      if (store.area.quota.wroteLately(rowKey)) rewrites.add(memory, [id]);
    };
    store.changed(takeTransaction(store, key, value, took));
  }
  if (!parsed?.table) return;
  const memory = store.tables.get(parsed.table);
  if (!memory) {
    const keys = store.unread.get(parsed.table) ?? new Set();
    store.unread.set(parsed.table, value === null ? keys : keys.add(key));
    return;
  }
  if (takeKey({ store, rewrites, memory }, parsed, key, value)) store.changed(new Set([memory.name]));
}

interface Change {
  readonly store: Store;
  readonly rewrites: PendingRewrites;
  readonly memory: TableMemory;
}

function takeKey(change: Change, { kind, id }: StorageKey, key: string, value: string | null): boolean {
  if (kind === '/') return value === null ? rowRemoved(change, id) : takeRow(change, id, key, value);
  if (kind === 'table') return value !== null && tableRecordWritten(change, key, value);
  return value === null ? pageRemoved(change, key) : pageWritten(change, key, value);
}

function tableRecordWritten({ store, memory }: Change, key: string, value: string): boolean {
  const before = memory.truncatedAt;
  const { changed, newer } = takeTableRecord(memory, value);
  if (newer || (memory.truncatedAt > before && store.area.quota.wroteLately(key))) rewriteRecord(store, memory);
  return changed;
}

function takeRow({ store, rewrites, memory }: Change, id: string, key: string, value: string): boolean {
  const record = asRecord(parseJson(value));
  if (!record) return false;
  memory.layout.loose.add(id);
  const { changed, newer } = absorbRecord(memory, id, record);
  if (newer || (changed && store.area.quota.wroteLately(key))) rewrites.add(memory, [id]);
  return changed;
}

type Took = NonNullable<Parameters<typeof takeTransaction>[3]>;

/** Rows lose their own key when they move into a page. A row that is in no known page is still needed. */
function rowRemoved({ rewrites, memory }: Change, id: string): boolean {
  const { loose, pages } = memory.layout;
  const inPage = [...pages.values()].some((ids) => ids.includes(id));
  const needed = memory.rows.has(id) ? loose.has(id) || !inPage : memory.tombstones.has(id) && inPage;
  if (loose.delete(id) && needed) rewrites.add(memory, [id]);
  return false;
}

async function pageWrittenPacked(change: Change, key: string, value: string): Promise<void> {
  const { store, memory } = change;
  await store.maintenance.loadPacking();
  if (pageWritten(change, key, value)) store.changed(memory.itself);
}

function pageWritten(change: Change, key: string, value: string): boolean {
  const { store, rewrites, memory } = change;
  if (isPacked(value) && !store.packing) {
    void pageWrittenPacked(change, key, value);
    return false;
  }
  const page = readPage(store, value);
  // The record of its transaction will add it.
  if (!page || page.transaction) return false;
  const { changed, newer } = takePage(memory, key, page);
  for (const [id] of page.rows) memory.layout.loose.delete(id);
  rewrites.add(memory, newer);
  return changed;
}

function pageRemoved({ rewrites, memory }: Change, key: string): boolean {
  const { pages, loose } = memory.layout;
  const ids = pages.get(key) ?? [];
  forgetPage(memory, key);
  const elsewhere = new Set([...pages.values()].flat());
  rewrites.add(
    memory,
    ids.filter((id) => memory.rows.has(id) && !loose.has(id) && !elsewhere.has(id)),
  );
  return false;
}

function writeAllAgain(store: Store, rewrites: PendingRewrites, memory: TableMemory): void {
  forgetLayout(memory);
  rewriteRecord(store, memory);
  rewrites.add(memory, memory.rows.keys());
}
