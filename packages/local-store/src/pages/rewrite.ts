import { AreaFull } from '../storage/storage-area';
import { recordKey, rowKey } from '../storage/storage-keys';
import type { Store } from '../store';
import type { TableMemory } from '../tables/table-memory';
import { droppedRecord, encodeTableRecord } from '../tables/table-record';
import { textOf } from '../writes/transaction';
import { mayBePaged, pagedRows, pagesFor, placePages } from './new-pages';

/**
 * Overwrites these rows in storage with those in memory: they were recovered, or another tab wrote older ones.
 *
 * @throws {AreaFull} when not all of them fit. Memory still has them.
 */
export function rewrite(store: Store, memory: TableMemory, ids: readonly string[]): void {
  const rows = memory.rowsOf(ids).filter((row) => mayBePaged(store, memory, row));
  const paged = new Set(rows.length >= pagedRows ? rows : []);
  for (const page of pagesFor(store, memory, [...paged])) {
    store.area.set(page.key, page.text());
    placePages(memory, [page]);
  }
  for (const id of ids) {
    const after = memory.rows.get(id);
    const stamp = memory.tombstones.get(id);
    if (after ? paged.has(after) : stamp === undefined) continue;
    store.area.set(rowKey(store, memory, id), textOf({ memory, after, stamp: stamp ?? 0 }), !after);
    memory.layout.loose.add(id);
  }
}

/** The same, as far as it fits. Memory and the journal have the rest, and the next write of a row includes it. */
export function tryRewrite(store: Store, memory: TableMemory, ids: readonly string[]): void {
  try {
    rewrite(store, memory, ids);
  } catch (cause) {
    if (!(cause instanceof AreaFull)) throw cause;
  }
}

export function rewriteRecord(store: Store, memory: TableMemory): void {
  const record = memory.exists ? encodeTableRecord(memory) : droppedRecord(memory.truncatedAt);
  store.area.set(recordKey(store, memory), record, true);
}
