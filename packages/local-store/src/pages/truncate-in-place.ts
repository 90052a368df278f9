import type { JournalEntry } from '../journal/journal';
import { rowKey } from '../storage/storage-keys';
import type { Store } from '../store';
import type { TableMemory } from '../tables/table-memory';

/**
 * Truncates tables in a store that has no room to say so: their rows make room for it. A browser that is killed between
 * leaves only a part of what was to be deleted.
 *
 * @throws {AreaFull} and leaves storage as it was.
 */
export function truncateInPlace(store: Store, memories: readonly TableMemory[], truncate: () => void): void {
  const { area } = store;
  const removed: JournalEntry[] = [];
  for (const memory of memories) {
    const { pages, loose } = memory.layout;
    for (const key of [...pages.keys(), ...Array.from(loose, (id) => rowKey(store, memory, id))]) {
      const text = area.get(key);
      if (text !== null) removed.push([key, text]);
      area.remove(key);
    }
  }
  try {
    truncate();
  } catch (cause) {
    for (const [key, text] of removed) area.set(key, text, true);
    throw cause;
  }
}
