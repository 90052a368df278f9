import { rowKey } from '../writes/commit';
import type { Store } from '../store';
import type { TableMemory } from '../tables/table-memory';

/** Deletes what a truncated table left in storage. Nothing reads it, so it is safe to be interrupted. */
export function sweep(store: Store, memory: TableMemory): void {
  const { layout, rows } = memory;
  for (const key of layout.pages.keys()) store.area.remove(key);
  layout.pages.clear();
  layout.tombstonePages.clear();
  layout.stale.clear();
  for (const id of layout.loose) {
    if (rows.has(id)) continue;
    store.area.remove(rowKey(store, memory, id));
    layout.loose.delete(id);
  }
}
