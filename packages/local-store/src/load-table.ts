import { absorb } from './absorb';
import { decodePage, type Page, rearranged } from './page-codec';
import { parseJson } from './parse-json';
import { rescue } from './rescue';
import { cellsStart, type Row, versionOf } from './row';
import { asRecord, rowOf } from './row-codec';
import { seenStamp } from './stamp';
import { parseKey } from './storage-keys';
import type { Store } from './store';
import { TableMemory } from './table-memory';
import { takeTableRecord } from './table-record';

/** The table as it lies in storage, read on first use. What can't be read is rescued; the rest opens. */
export function loadTable(store: Store, name: string): TableMemory {
  const known = store.tables.get(name);
  if (known) return known;
  const memory = new TableMemory(name);
  store.tables.set(name, memory);
  readTable(store, memory);
  return memory;
}

/** Takes in what storage holds of the table: its unread keys. */
export function readTable(store: Store, memory: TableMemory): void {
  // Pages in the order in which they were made give their rows nearly in order.
  const keys = [...(store.unread.get(memory.name) ?? [])].sort();
  store.unread.delete(memory.name);
  loadRecord(store, memory, keys);
  for (const key of keys) if (key.includes('#')) loadPage(store, memory, key);
  for (const key of keys) {
    const { kind, id } = parseKey(store.name, key) ?? {};
    if (kind === 'row') loadRow(store, memory, key, id!);
  }
}

function loadRecord(store: Store, memory: TableMemory, keys: readonly string[]): void {
  const key = `${store.name}/${memory.name}`;
  memory.exists = keys.length > 0;
  const text = store.area.get(key);
  if (text === null || takeTableRecord(memory, text)) return;
  // The rows name their columns themselves, so the table opens without its record.
  if (rescue(store, key, text, 'The record of the table is damaged.')) store.area.remove(key);
}

function loadPage(store: Store, memory: TableMemory, key: string): void {
  const stored = store.area.get(key);
  if (stored === null) return;
  if (isPacked(stored) && !store.packing) {
    // The record of the database did not say so; the page waits for what reads it.
    void loadPackedPage(store, memory, key);
    return;
  }
  const page = readPage(store, stored);
  if (page?.transaction && store.area.get(`${store.name}!${page.transaction}`) === null) return;
  if (takePage(memory, key, page ?? { columns: [], rows: [] }).known) memory.layout.stale.add(key);
  if (page?.whole) return;
  // Upkeep writes it again from the rows that could be read; without room for a copy it stays as it is.
  if (rescue(store, key, stored, 'A page of rows is damaged.')) memory.layout.stale.add(key);
  else memory.layout.forget(key);
}

async function loadPackedPage(store: Store, memory: TableMemory, key: string): Promise<void> {
  await store.loadPacking();
  loadPage(store, memory, key);
  store.changed(memory.itself);
}

/** Pages are JSON; packed ones are not. */
export const isPacked = (stored: string): boolean => /^[0-9a-z]+:/.test(stored);

/** Undefined when nothing of it can be read. */
export function readPage({ packing }: Store, stored: string): Page | undefined {
  return decodePage(isPacked(stored) ? (packing?.unpack(stored) ?? '') : stored);
}

export interface PageTaken {
  /** Memory changed. */
  readonly changed: boolean;
  /** Memory knew some of the rows already. */
  readonly known: boolean;
  /** Ids of which memory knew something newer. */
  readonly newer: readonly string[];
}

/** Takes in the rows of a page. */
export function takePage(memory: TableMemory, key: string, page: Pick<Page, 'columns' | 'rows'>): PageTaken {
  const { layout, rows, graves, floor } = memory;
  const places = page.columns.map(memory.columnFor);
  const inOrder = places.every(({ at }, index) => at === index + cellsStart);
  const newer: string[] = [];
  let anyChange = false;
  let known = false;
  let newestAsMade: Row | undefined;
  layout.pages.set(
    key,
    page.rows.map(([id]) => id),
  );
  for (const read of page.rows) {
    const row = inOrder ? read : rearranged(read, places);
    const [id, version] = row;
    if (floor > 0 && versionOf(row) <= floor) layout.stale.add(key);
    else if (rows.has(id) || graves.has(id)) {
      known = true;
      const absorbed = absorb(memory, id, row, versionOf(row));
      anyChange ||= absorbed.changed;
      if (absorbed.newer) newer.push(id);
    } else {
      memory.replace(id, row);
      anyChange = true;
      if (version !== 0) seenStamp(versionOf(row));
      else if (!newestAsMade || id > newestAsMade[0]) newestAsMade = row;
    }
  }
  if (newestAsMade) seenStamp(versionOf(newestAsMade));
  if (newer.length > 0) layout.stale.add(key);
  return { changed: anyChange, known, newer };
}

function loadRow(store: Store, memory: TableMemory, key: string, id: string): void {
  const text = store.area.get(key);
  if (text === null) return;
  const record = asRecord(parseJson(text));
  if (!record) {
    if (rescue(store, key, text, 'A row is damaged.')) store.area.remove(key);
    return;
  }
  memory.layout.loose.add(id);
  const row = rowOf(id, record, memory.columnFor);
  absorb(memory, id, row, row ? versionOf(row) : (record[0] as number));
}
