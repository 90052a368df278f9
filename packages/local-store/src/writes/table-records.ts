import type { JournalEntry } from '../journal/journal';
import { recordKey } from '../storage/storage-keys';
import type { Store } from '../store';
import type { TableMemory } from '../tables/table-memory';
import { encodeTableRecord } from '../tables/table-record';

/** The records of these tables that storage lacks, for a transaction that may create tables or columns. */
export function missingRecords(store: Store, memories: Iterable<TableMemory>): JournalEntry[] {
  return Array.from(new Set(memories), (memory): JournalEntry => [
    recordKey(store, memory),
    encodeTableRecord(memory),
  ]).filter(([key, record]) => store.area.get(key) !== record);
}
