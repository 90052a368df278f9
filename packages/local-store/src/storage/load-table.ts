import { decodePage, type Page, rearranged } from '../pages/page-codec';
import type { Store } from '../store';
import { cellsStart, type Row, seenStamp, versionOf } from '../tables/row';
import { asRecord, parseJson } from '../tables/row-codec';
import { TableMemory } from '../tables/table-memory';
import { absorb, absorbRecord, encodeTableRecord, takeColumns } from '../tables/table-record';
import { AreaFull } from './storage-area';
import { parseKey, recordKey, rowKey, transactionKey } from './storage-keys';

/** Reads a table from storage on first use. What can't be read is set aside. */
export function loadTable(store: Store, name: string): TableMemory {
  const known = store.tables.get(name);
  if (known) return known;
  const memory = new TableMemory(name);
  store.tables.set(name, memory);
  readTable(store, memory);
  store.maintenance.repair(memory);
  return memory;
}

/** Reads the table's keys in storage that weren't read yet. */
export function readTable(store: Store, memory: TableMemory): void {
  // Pages in the order of their creation have their rows nearly in order.
  const keys = [...(store.unread.get(memory.name) ?? [])].sort();
  store.unread.delete(memory.name);
  loadRecord(store, memory, keys);
  for (const key of keys) if (key.includes('#')) loadPage(store, memory, key);
  for (const key of keys) {
    const { kind, id } = parseKey(store.name, key) ?? {};
    if (kind === '/') loadRow(store, memory, key, id!);
  }
}

function loadRecord(store: Store, memory: TableMemory, keys: readonly string[]): void {
  const key = recordKey(store, memory);
  memory.exists = keys.length > 0;
  const text = store.area.get(key);
  if (text === null) return;
  const truncatedAt = takeColumns(memory, text);
  // Pages and rows name their columns, so the table opens without its record.
  if (truncatedAt === undefined) memory.unreadable.add(key);
  else memory.truncatedAt = Math.max(memory.truncatedAt, truncatedAt);
}

function loadPage(store: Store, memory: TableMemory, key: string): void {
  const stored = store.area.get(key);
  if (stored === null) return;
  const page = readPage(store, stored);
  if (!page?.whole) memory.unreadable.add(key);
  if (!page || isAborted(store, page)) return;
  if (takePage(memory, key, page).known) memory.layout.stale.add(key);
}

/** Whether a killed session wrote the page for a transaction that it didn't complete. */
export const isAborted = (store: Store, { transaction }: Page): boolean =>
  transaction !== undefined && store.area.get(transactionKey(store, transaction)) === null;

/** Pages are JSON; packed ones are not. */
export const isPacked = (stored: string): boolean => /^[0-9a-z]+:/.test(stored);

/** Reads a page. Returns undefined when it is damaged, or packed and the code to unpack isn't loaded. */
export function readPage({ packing }: Store, stored: string): Page | undefined {
  return decodePage(isPacked(stored) ? (packing?.unpack(stored) ?? '') : stored);
}

export interface PageTaken {
  /** Whether memory changed. */
  readonly changed: boolean;
  /** Whether memory had some of the rows already. */
  readonly known: boolean;
  /** Ids of rows for which memory has something newer. */
  readonly newer: readonly string[];
}

/** Adds the rows of a page to memory. */
export function takePage(memory: TableMemory, key: string, page: Pick<Page, 'columns' | 'rows'>): PageTaken {
  const { layout, rows, tombstones, truncatedAt } = memory;
  const places = page.columns.map((name) => memory.columnFor(name));
  const inOrder = places.every(({ at }, index) => at === index + cellsStart);
  // A row without cells was deleted.
  const isDeleted = places.length === 0;
  const isPlain = truncatedAt === 0 && tombstones.size === 0 && !isDeleted;
  const newer: string[] = [];
  const ids: string[] = [];
  let anyChange = false;
  let known = false;
  let newestAsMade: Row | undefined;
  for (const read of page.rows) {
    const row = inOrder ? read : rearranged(read, places);
    // By index: destructuring costs more than everything else, ten thousand times before anything is compiled.
    const id = row[0];
    ids.push(id);
    // An id that sorts after all others is new.
    if (isPlain && id > memory.newestId) {
      memory.add(id, row);
      anyChange = true;
      if (row[1] === 0) newestAsMade = row;
      else seenStamp(versionOf(row));
    } else {
      known ||= rows.has(id) || tombstones.has(id);
      const absorbed = absorb(memory, id, isDeleted ? undefined : row, versionOf(row));
      if (absorbed.changed) anyChange = true;
      if (absorbed.newer) newer.push(id);
    }
  }
  layout.pages.set(key, ids);
  if (isDeleted && ids.length > 0) layout.tombstonePages.add(key);
  if (newestAsMade) seenStamp(versionOf(newestAsMade));
  if (newer.length > 0) layout.stale.add(key);
  return { changed: anyChange, known, newer };
}

function loadRow(store: Store, memory: TableMemory, key: string, id: string): void {
  const text = store.area.get(key);
  if (text === null) return;
  const record = asRecord(parseJson(text));
  if (record) memory.layout.loose.add(id);
  if (record) absorbRecord(memory, id, record);
  else memory.unreadable.add(key);
}

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

/** Forgets a page that was deleted or isn't valid. */
export function forgetPage({ layout: { pages, tombstonePages, stale } }: TableMemory, key: string): void {
  pages.delete(key);
  tombstonePages.delete(key);
  stale.delete(key);
}

/** Forgets everything about storage, before it is read or written again. */
export function forgetLayout({ layout: { pages, tombstonePages, loose, stale } }: TableMemory): void {
  pages.clear();
  tombstonePages.clear();
  loose.clear();
  stale.clear();
}

/** Whether local storage has nothing of the table, not even a deleted row. */
export const isUnstored = ({ layout: { pages, loose }, unreadable }: TableMemory): boolean =>
  pages.size + loose.size + unreadable.size === 0;

/** Deletes what a truncated table left in storage. Nothing reads it, so it is safe to be interrupted. */
export function sweep(store: Store, memory: TableMemory): void {
  const { layout, rows } = memory;
  for (const key of layout.pages.keys()) store.area.remove(key);
  layout.pages.clear();
  layout.tombstonePages.clear();
  layout.stale.clear();
  for (const id of layout.loose) {
    if (rows.has(id)) continue;
    store.area.remove(rowKey(store, memory, id));
    layout.loose.delete(id);
  }
}
