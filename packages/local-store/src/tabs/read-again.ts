import { forgetLayout } from '../pages/table-layout';
import { rewriteRecord } from '../pages/rewrite';
import { readTable } from '../storage/load-table';
import { sortKeys } from '../storage/stored-keys';
import type { Store } from '../store';
import { absorb } from '../tables/absorb';
import { versionOf } from '../tables/row';
import { TableMemory } from '../tables/table-memory';
import { takeTableRecord } from '../tables/table-record';
import { recordKey } from '../storage/storage-keys';

export interface ReadAgain {
  /** Transactions that another tab didn't finish. */
  readonly transactions: readonly string[];
  /** Rows that are newer in memory than in storage, because another tab overwrote them while this one was frozen. */
  readonly newer: ReadonlyMap<TableMemory, readonly string[]>;
}

/**
 * Reads storage again, for a page that was frozen while other tabs wrote. Unchanged rows stay the same objects.
 */
export function readAgain(store: Store): ReadAgain {
  const newer = new Map<TableMemory, readonly string[]>();
  store.versionSeen(store.area.get(store.name));
  if (store.isOutdated) return { transactions: [], newer };
  store.unread.clear();
  const transactions = sortKeys(store);
  const changed = new Set<string>();
  for (const memory of store.tables.values()) {
    const { revision } = memory;
    newer.set(memory, readTableAgain(store, memory));
    if (memory.revision !== revision) changed.add(memory.name);
  }
  store.changed(changed);
  return { transactions, newer };
}

function readTableAgain(store: Store, memory: TableMemory): string[] {
  const record = store.area.get(recordKey(store, memory));
  // The rows of a truncated table may still be there.
  if (record !== null && takeTableRecord(memory, record).newer) rewriteRecord(store, memory);
  const stored = asStored(store, memory);
  for (const name of stored.columns.keys()) memory.columnFor(name);
  takeLayout(memory, stored);
  const newer: string[] = [];
  for (const [id, row] of stored.rows) {
    if (absorb(memory, id, row, versionOf(row)).newer) newer.push(id);
  }
  for (const [id, stamp] of stored.tombstones) if (absorb(memory, id, undefined, stamp).newer) newer.push(id);
  // Everything in memory was in storage too, so rows that are missing now were deleted, unless they may be in something
  // that can't be read yet.
  if (memory.unreadable.size === 0) {
    for (const id of memory.rows.keys()) {
      if (!stored.rows.has(id) && !stored.tombstones.has(id)) memory.replace(id, undefined);
    }
  }
  return newer;
}

/** The table as a tab would read it that opened the database now. */
function asStored(store: Store, { name, columns, truncatedAt }: TableMemory): TableMemory {
  const stored = new TableMemory(name);
  for (const { name: column, field } of columns.values()) stored.addColumn(column, field);
  stored.truncatedAt = truncatedAt;
  readTable(store, stored);
  return stored;
}

function takeLayout(
  memory: TableMemory,
  { layout: { pages, tombstonePages, loose, stale }, unreadable }: TableMemory,
): void {
  const { layout } = memory;
  forgetLayout(memory);
  for (const [key, ids] of pages) layout.pages.set(key, ids);
  for (const key of tombstonePages) layout.tombstonePages.add(key);
  for (const id of loose) layout.loose.add(id);
  for (const key of stale) layout.stale.add(key);
  memory.unreadable.clear();
  for (const key of unreadable) memory.unreadable.add(key);
}
