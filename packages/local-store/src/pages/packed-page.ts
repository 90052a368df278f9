import { isPacked } from '../storage/load-table';
import { databaseRecords, storedVersion } from '../storage/database-record';
import { AreaFull } from '../storage/storage-area';
import type { Store } from '../store';

/**
 * Packs the page in place, to about an eighth of its length, without extra space. Returns whether it became shorter.
 */
export function packPage(store: Store, key: string): boolean {
  const text = store.area.get(key);
  if (!store.packing || text === null || isPacked(text)) return false;
  const packed = store.packing.pack(text);
  if (packed.length >= text.length) return false;
  setPacked(store, key, packed);
  return true;
}

/** Writes a page, packed if the old one under its key was, or if it doesn't fit otherwise. @throws {AreaFull} */
export function setPage(store: Store, key: string, text: string): void {
  if (store.packing && isPacked(store.area.get(key) ?? '')) {
    setPacked(store, key, store.packing.pack(text));
    return;
  }
  try {
    store.area.set(key, text, true);
  } catch (cause) {
    if (!(cause instanceof AreaFull) || !store.packing) throw cause;
    setPacked(store, key, store.packing.pack(text));
  }
}

function setPacked(store: Store, key: string, packed: string): void {
  sayPacked(store);
  store.area.set(key, packed, true);
}

/** Call before writing a packed page, so that opening the database knows that it needs the code to unpack. */
export function sayPacked(store: Store): void {
  for (const [record, said] of databaseRecords(store, storedVersion(store, Number.POSITIVE_INFINITY), true)) {
    store.area.set(record, said, true);
  }
}
