import { rewriteRecord, tryRewrite } from '../pages/rewrite';
import { databaseRecords } from '../storage/database-record';
import { forgetLayout, forgetPage, isPacked, readPage, readTable, takePage } from '../storage/load-table';
import { parseKey, recordKey, sortKeys, type StorageKey } from '../storage/storage-keys';
import type { Store } from '../store';
import { versionOf } from '../tables/row';
import { asRecord, parseJson } from '../tables/row-codec';
import { TableMemory } from '../tables/table-memory';
import { absorb, absorbRecord, takeTableRecord } from '../tables/table-record';
import { takeTransaction } from '../writes/transaction';

/**
 * Applies a key that another tab wrote, row by row. Where memory has something newer, it writes that again, so that
 * nothing is lost whichever tab wrote last, and all tabs end up with the same rows.
 *
 * @param key null when another tab cleared the storage. Memory writes everything again then.
 */
export function takeEvent(store: Store, rewrites: PendingRewrites, key: string | null, value: string | null): void {
  if (key === null) {
    // The version too, or the next session would take the rows for its own version's.
    const records = databaseRecords(store, store.schema.version, false);
    for (const [record, text] of records) store.area.set(record, text, true);
    for (const memory of store.tables.values()) writeAllAgain(store, rewrites, memory);
    return;
  }
  store.area.quota.note(key, value);
  const parsed = parseKey(store.name, key);
  if (parsed?.kind === '!' && value !== null) {
    const took: Took = (memory, id, rowKey) => {
      if (store.area.quota.wroteLately(rowKey)) rewrites.add(memory, [id]);
    };
    store.changed(takeTransaction(store, key, value, took));
  }
  if (!parsed?.table) return;
  const memory = store.tables.get(parsed.table);
  if (!memory) {
    const keys = store.unread.get(parsed.table) ?? new Set();
    store.unread.set(parsed.table, value === null ? keys : keys.add(key));
    return;
  }
  if (takeKey({ store, rewrites, memory }, parsed, key, value)) store.changed(new Set([memory.name]));
}

interface Change {
  readonly store: Store;
  readonly rewrites: PendingRewrites;
  readonly memory: TableMemory;
}

function takeKey(change: Change, { kind, id }: StorageKey, key: string, value: string | null): boolean {
  if (kind === '/') return value === null ? rowRemoved(change, id) : takeRow(change, id, key, value);
  if (kind === 'table') return value !== null && tableRecordWritten(change, key, value);
  return value === null ? pageRemoved(change, key) : pageWritten(change, key, value);
}

function tableRecordWritten({ store, memory }: Change, key: string, value: string): boolean {
  const before = memory.truncatedAt;
  const { changed, newer } = takeTableRecord(memory, value);
  if (newer || (memory.truncatedAt > before && store.area.quota.wroteLately(key))) rewriteRecord(store, memory);
  return changed;
}

function takeRow({ store, rewrites, memory }: Change, id: string, key: string, value: string): boolean {
  const record = asRecord(parseJson(value));
  if (!record) return false;
  memory.layout.loose.add(id);
  const { changed, newer } = absorbRecord(memory, id, record);
  if (newer || (changed && store.area.quota.wroteLately(key))) rewrites.add(memory, [id]);
  return changed;
}

type Took = NonNullable<Parameters<typeof takeTransaction>[3]>;

/** Rows lose their own key when they move into a page. A row that is in no known page is still needed. */
function rowRemoved({ rewrites, memory }: Change, id: string): boolean {
  const { loose, pages } = memory.layout;
  const inPage = [...pages.values()].some((ids) => ids.includes(id));
  const needed = memory.rows.has(id) ? loose.has(id) || !inPage : memory.tombstones.has(id) && inPage;
  if (loose.delete(id) && needed) rewrites.add(memory, [id]);
  return false;
}

async function pageWrittenPacked(change: Change, key: string, value: string): Promise<void> {
  const { store, memory } = change;
  await store.maintenance.loadPacking();
  if (pageWritten(change, key, value)) store.changed(memory.itself);
}

function pageWritten(change: Change, key: string, value: string): boolean {
  const { store, rewrites, memory } = change;
  if (isPacked(value) && !store.packing) {
    void pageWrittenPacked(change, key, value);
    return false;
  }
  const page = readPage(store, value);
  // The record of its transaction will add it.
  if (!page || page.transaction) return false;
  const { changed, newer } = takePage(memory, key, page);
  for (const [id] of page.rows) memory.layout.loose.delete(id);
  rewrites.add(memory, newer);
  return changed;
}

function pageRemoved({ rewrites, memory }: Change, key: string): boolean {
  const { pages, loose } = memory.layout;
  const ids = pages.get(key) ?? [];
  forgetPage(memory, key);
  const elsewhere = new Set([...pages.values()].flat());
  rewrites.add(
    memory,
    ids.filter((id) => memory.rows.has(id) && !loose.has(id) && !elsewhere.has(id)),
  );
  return false;
}

function writeAllAgain(store: Store, rewrites: PendingRewrites, memory: TableMemory): void {
  forgetLayout(memory);
  rewriteRecord(store, memory);
  rewrites.add(memory, memory.rows.keys());
}

/** How long rewrites wait, so that tabs that write the same rows don't answer each other's every write. */
const waitMs = 30;

/** Rows that another tab overwrote without having all of this tab's changes. */
export class PendingRewrites {
  readonly #store: Store;
  readonly #rows = new Map<TableMemory, Set<string>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  add(memory: TableMemory, ids: Iterable<string>): void {
    const known = this.#rows.get(memory) ?? new Set();
    for (const id of ids) known.add(id);
    if (known.size === 0) return;
    this.#rows.set(memory, known);
    this.#timer ??= setTimeout(() => this.write(), waitMs);
  }

  /** Writes them now. */
  write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = [...this.#rows];
    this.#rows.clear();
    if (this.#store.isOutdated) return;
    for (const [memory, ids] of waiting) tryRewrite(this.#store, memory, [...ids]);
  }
}

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
