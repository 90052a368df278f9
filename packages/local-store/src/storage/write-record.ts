import { encodeTableRecord } from '../tables/table-record';
import type { TableMemory } from '../tables/table-memory';
import { recordKey } from './storage-keys';
import type { Store } from '../store';
import { AreaFull } from './storage-area';

/** Writes the table's record, unless it is unchanged or a newer version of the application wrote it. */
export function writeRecord(store: Store, memory: TableMemory): void {
  const { area, isOutdated } = store;
  const key = recordKey(store, memory);
  const record = encodeTableRecord(memory);
  try {
    if (!isOutdated && !memory.unreadable.has(key) && area.get(key) !== record) area.set(key, record, true);
  } catch (cause) {
    // The store is full. That's fine, because rows name their columns.
    if (!(cause instanceof AreaFull)) throw cause;
  }
}
