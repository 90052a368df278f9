import type { TableMemory } from '../tables/table-memory';

/** The page is gone, or counts for nothing. */
export function forgetPage({ layout: { pages, tombstonePages, stale } }: TableMemory, key: string): void {
  pages.delete(key);
  tombstonePages.delete(key);
  stale.delete(key);
}

/** Storage is to be read, or written, again. */
export function forgetLayout({ layout: { pages, tombstonePages, loose, stale } }: TableMemory): void {
  pages.clear();
  tombstonePages.clear();
  loose.clear();
  stale.clear();
}
