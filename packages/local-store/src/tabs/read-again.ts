import { forgetLayout } from '../pages/table-layout';
import { rewriteRecord } from '../pages/rewrite';
import { readTable } from '../storage/load-table';
import { sortKeys } from '../storage/stored-keys';
import type { Store } from '../store';
import { absorb } from '../tables/absorb';
import { versionOf } from '../tables/row';
import { TableMemory } from '../tables/table-memory';
import { takeTableRecord } from '../tables/take-table-record';
import { recordKey } from '../writes/commit';

export interface ReadAgain {
  /** Transactions that another tab left half done. */
  readonly transactions: readonly string[];
  /** Rows of which memory knows something newer than storage: another tab wrote over it, and nobody was awake to tell. */
  readonly newer: ReadonlyMap<TableMemory, readonly string[]>;
}

/**
 * Takes in all that storage holds now, for a page that slept while other tabs wrote. Rows that did not change stay the
 * same objects.
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
  // An emptied table's rows may still lie there.
  if (record !== null && takeTableRecord(memory, record).newer) rewriteRecord(store, memory);
  const stored = asStored(store, memory);
  for (const name of stored.columns.keys()) memory.columnFor(name);
  takeLayout(memory, stored);
  const newer: string[] = [];
  for (const [id, row] of stored.rows) {
    if (absorb(memory, id, row, versionOf(row))?.newer) newer.push(id);
  }
  for (const [id, stamp] of stored.tombstones) if (absorb(memory, id, undefined, stamp)?.newer) newer.push(id);
  // Everything that was in memory was in storage too, so what is not there any more was deleted; unless it may be in
  // something that can't be read yet.
  if (memory.unreadable.size === 0) {
    for (const id of memory.rows.keys()) {
      if (!stored.rows.has(id) && !stored.tombstones.has(id)) memory.replace(id, undefined);
    }
  }
  return newer;
}

/** The table as a tab would read it that opens the database now. */
function asStored(store: Store, { name, columns, merge, floor }: TableMemory): TableMemory {
  const stored = new TableMemory(name);
  for (const { name: column, field } of columns.values()) stored.addColumn(column, field);
  stored.merge = merge;
  stored.floor = floor;
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
  memory.isRepaired = false;
}
