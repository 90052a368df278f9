import { absorb } from './absorb';
import { isPacked, readPage, takePage } from './load-table';
import { parseJson } from './parse-json';
import { rewriteRecord } from './rewrite';
import { versionOf } from './row';
import { asRecord, rowOf } from './row-codec';
import { parseKey, type StorageKey } from './storage-keys';
import type { Store } from './store';
import type { TableMemory } from './table-memory';
import { takeTableRecord } from './table-record';
import { takeTransaction } from './transaction-record';

/**
 * Another tab wrote a key: takes it in, row by row. Where memory knows something newer than what was written, it writes
 * that again, so that nothing is lost whichever tab wrote last; all tabs come to the same rows.
 *
 * @param key null when another tab cleared everything; then memory, which has it all, writes it all again.
 */
export function takeEvent(store: Store, key: string | null, value: string | null): void {
  if (key === null) {
    for (const memory of store.tables.values()) writeAllAgain(store, memory);
    return;
  }
  store.area.note(key, value);
  const parsed = parseKey(store.name, key);
  if (parsed?.kind === '!' && value !== null) store.changed(takeTransaction(store, key, value));
  if (parsed?.kind === '') store.versionSeen(value);
  if (!parsed?.table) return;
  const memory = store.tables.get(parsed.table);
  if (!memory) {
    const keys = store.unread.get(parsed.table) ?? new Set();
    store.unread.set(parsed.table, value === null ? keys : keys.add(key));
    return;
  }
  if (takeKey(store, memory, parsed, key, value)) store.changed(new Set([memory.name]));
}

function takeKey(
  store: Store,
  memory: TableMemory,
  { kind, id }: StorageKey,
  key: string,
  value: string | null,
): boolean {
  if (kind === 'row') return value === null ? rowRemoved(store, memory, id) : takeRow(store, memory, id, value);
  if (kind === 'table') return value !== null && (takeTableRecord(memory, value)?.length ?? 0) > 0;
  return value === null ? pageRemoved(store, memory, key) : pageWritten(store, memory, key, value);
}

function takeRow(store: Store, memory: TableMemory, id: string, value: string): boolean {
  const record = asRecord(parseJson(value));
  if (!record) return false;
  memory.layout.loose.add(id);
  const row = rowOf(id, record, memory.columnFor);
  const { changed, newer } = absorb(memory, id, row, row ? versionOf(row) : (record[0] as number));
  // A write of ours may have reached the disk after theirs, though it knew nothing of it.
  if (newer || (changed && memory.layout.wroteLately(id))) store.rewrites.add(memory, [id]);
  return changed;
}

/** Rows lose their key when they go into a page; one that no page has shown is still needed. */
function rowRemoved(store: Store, memory: TableMemory, id: string): boolean {
  const { loose, pages } = memory.layout;
  const inPage = [...pages.values()].some((ids) => ids.includes(id));
  const needed = memory.rows.has(id) ? loose.has(id) || !inPage : memory.graves.has(id) && inPage;
  if (loose.delete(id) && needed) store.rewrites.add(memory, [id]);
  return false;
}

async function pageWrittenPacked(store: Store, memory: TableMemory, key: string, value: string): Promise<void> {
  await store.loadPacking();
  if (pageWritten(store, memory, key, value)) store.changed(new Set([memory.name]));
}

function pageWritten(store: Store, memory: TableMemory, key: string, value: string): boolean {
  if (isPacked(value) && !store.packing) {
    void pageWrittenPacked(store, memory, key, value);
    return false;
  }
  const page = readPage(store, value);
  // The record of its transaction will bring it in.
  if (!page || page.transaction) return false;
  const { changed, newer } = takePage(memory, key, page);
  for (const [id] of page.rows) memory.layout.loose.delete(id);
  store.rewrites.add(memory, newer);
  return changed;
}

function pageRemoved(store: Store, memory: TableMemory, key: string): boolean {
  const { pages, loose } = memory.layout;
  const ids = pages.get(key) ?? [];
  memory.layout.forget(key);
  const elsewhere = new Set([...pages.values()].flat());
  store.rewrites.add(
    memory,
    ids.filter((id) => memory.rows.has(id) && !loose.has(id) && !elsewhere.has(id)),
  );
  return false;
}

function writeAllAgain(store: Store, memory: TableMemory): void {
  memory.layout.clear();
  rewriteRecord(store, memory);
  store.rewrites.add(memory, memory.rows.keys());
}
