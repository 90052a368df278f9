import { isAborted, readPage } from '../storage/load-table';
import { parseKey } from '../storage/storage-keys';
import type { Store } from '../store';
import { stampOf, stampsPerMillisecond } from '../tables/stamp';

/** No transaction takes longer than this. */
const surelyOverMs = 60_000;

/** Deletes pages of transactions that a killed browser didn't complete. Nothing reads them. */
export function deleteAborted(store: Store): void {
  for (const key of store.area.keys()) {
    const { kind, table = '' } = parseKey(store.name, key) ?? {};
    const memory = kind === '#' ? store.tables.get(table) : undefined;
    if (!memory || memory.layout.pages.has(key) || memory.unreadable.has(key)) continue;
    const page = readPage(store, store.area.get(key) ?? '');
    if (!page?.transaction || !isAborted(store, page)) continue;
    if (stampOf(page.transaction) / stampsPerMillisecond < Date.now() - surelyOverMs) store.area.remove(key);
  }
}
