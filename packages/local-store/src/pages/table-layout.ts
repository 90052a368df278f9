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
