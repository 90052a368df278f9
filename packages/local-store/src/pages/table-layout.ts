import { rowKey } from '../storage/storage-keys';
import type { Store } from '../store';
import type { TableMemory } from '../tables/table-memory';

/** Forgets a page that was deleted or isn't valid. */
export function forgetPage({ layout: { pages, tombstonePages, stale } }: TableMemory, key: string): void {
  pages.delete(key);
  tombstonePages.delete(key);
  stale.delete(key);
}

/** Forgets everything about storage, before it is read or written again. */
export function forgetLayout({ layout: { pages, tombstonePages, loose, stale } }: TableMemory): void {
  pages.clear();
  tombstonePages.clear();
  loose.clear();
  stale.clear();
}

/** Whether local storage has nothing of the table, not even a deleted row. */
export const isUnstored = ({ layout: { pages, loose }, unreadable }: TableMemory): boolean =>
  pages.size + loose.size + unreadable.size === 0;

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
