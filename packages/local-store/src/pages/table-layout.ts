import type { TableMemory } from '../tables/table-memory';

/** The page is gone, or counts for nothing. */
export function forgetPage({ layout: { pages, stale } }: TableMemory, key: string): void {
  pages.delete(key);
  stale.delete(key);
}

/** Storage is to be read, or written, again. */
export function forgetLayout({ layout: { pages, loose, stale } }: TableMemory): void {
  pages.clear();
  loose.clear();
  stale.clear();
}
