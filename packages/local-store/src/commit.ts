import type { ChangeSet, RowChange } from './change-set';
import type { JournalEntry } from './journal';
import { placePage, planPages, type NewPage } from './new-pages';
import type { Row } from './row';
import { encodeDeleted, encodeRecord } from './row-codec';
import type { Store } from './store';
import type { TableMemory } from './table-memory';
import { encodeTableRecord } from './table-record';
import { transact } from './transaction-record';

/** So many changed rows of a table go into pages of their own instead of a key each. */
const bulkRows = 64;

/** One row as it is written: under a key of its own. */
export interface RowWrite {
  readonly change: RowChange;
  readonly key: string;
  readonly text: string;
}

/**
 * Writes one row under its key: what most changes are, so it does nothing more than it must.
 *
 * @throws {AreaFull} and leaves storage as it was.
 */
export function commitRow(store: Store, memory: TableMemory, id: string, after: Row | undefined, stamp: number): void {
  const key = rowKey(store, memory, id);
  const text = after ? encodeRecord(memory.columns, after) : encodeDeleted(stamp);
  // A delete may use the part of the storage that is kept free.
  store.area.set(key, text, !after);
  written(memory, id, after, stamp);
  store.journal?.add([[key, text]]);
}

/**
 * Writes what changed to storage: all of it, or nothing, whenever the browser is killed.
 *
 * @param records further records of the database, by key, that belong to the transaction.
 * @throws {AreaFull} and leaves storage as it was.
 */
export function commit(store: Store, changes: ChangeSet, records: readonly JournalEntry[] = []): void {
  const rows = changes.list().filter(({ memory, stamp }) => stamp > (changes.floors.get(memory) ?? 0));
  if (rows.length === 1 && changes.floors.size + records.length === 0) {
    const [{ memory, id, after, stamp }] = rows as [RowChange];
    commitRow(store, memory, id, after, stamp);
    return;
  }
  const bulk = bulkTables(rows);
  const goesInPage = ({ memory, after }: RowChange): boolean => after !== undefined && bulk.has(memory);
  const pages = planPages(store, rows.filter(goesInPage));
  const writes = rows.filter((change) => !goesInPage(change)).map((change) => toWrite(store, change));
  const keys: JournalEntry[] = [];
  for (const [memory, floor] of changes.floors) keys.push([recordKey(store, memory), encodeTableRecord(memory, floor)]);
  keys.push(...records);
  transact(store, writes, pages, keys);
  settle(store, changes, writes, pages);
  store.journal?.add([
    ...keys,
    ...writes.map(({ key, text }) => [key, text] as const),
    ...pages.map(({ key, text }) => [key, text()] as const),
  ]);
}

export const recordKey = (store: Store, memory: TableMemory): string => `${store.name}/${memory.name}`;

export const rowKey = (store: Store, memory: TableMemory, id: string): string => `${store.name}/${memory.name}/${id}`;

function toWrite(store: Store, change: RowChange): RowWrite {
  const { memory, id, after, stamp } = change;
  const text = after ? encodeRecord(memory.columns, after) : encodeDeleted(stamp);
  return { change, key: rowKey(store, memory, id), text };
}

function bulkTables(rows: readonly RowChange[]): ReadonlySet<TableMemory> {
  const counts = new Map<TableMemory, number>();
  if (rows.length >= bulkRows) {
    for (const { memory, after } of rows) if (after) counts.set(memory, (counts.get(memory) ?? 0) + 1);
  }
  return new Set([...counts.keys()].filter((memory) => counts.get(memory)! >= bulkRows));
}

/** Storage holds it all: what memory knows of storage follows. */
function settle(store: Store, changes: ChangeSet, writes: readonly RowWrite[], pages: readonly NewPage[]): void {
  for (const [memory, floor] of changes.floors) sweep(store, memory, floor);
  for (const { change } of writes) written(change.memory, change.id, change.after, change.stamp);
  for (const page of pages) placePage(page);
}

function written(memory: TableMemory, id: string, after: Row | undefined, stamp: number): void {
  memory.layout.wrote(id);
  if (after) memory.graves.delete(id);
  else memory.graves.set(id, stamp);
}

/** Clears away what an emptied table has left in storage. Nobody reads it any more, so it may be cut short. */
function sweep(store: Store, memory: TableMemory, floor: number): void {
  const { layout } = memory;
  memory.floor = floor;
  memory.graves.clear();
  for (const key of layout.pages.keys()) store.area.remove(key);
  layout.pages.clear();
  layout.stale.clear();
  for (const id of layout.loose) {
    if (memory.rows.has(id)) continue;
    store.area.remove(rowKey(store, memory, id));
    layout.loose.delete(id);
  }
}
