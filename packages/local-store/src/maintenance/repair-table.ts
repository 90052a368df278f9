import { decodePage, type Page } from '../pages/page-codec';
import { rewriteRecord } from '../pages/rewrite';
import { forgetPage, isAborted, isPacked, readPage, takePage } from '../storage/load-table';
import { parseKey, rescueKey } from '../storage/storage-keys';
import type { Store } from '../store';
import { asRecord, parseJson } from '../tables/row-codec';
import type { TableMemory } from '../tables/table-memory';
import { absorbRecord } from '../tables/table-record';

/**
 * Handles what couldn't be read when the table was opened: reads packed pages, merges the changes of two tabs, and sets
 * damaged values aside.
 */
export function repairTable(store: Store, memory: TableMemory): void {
  for (const key of memory.unreadable) {
    const text = store.area.get(key);
    const kind = parseKey(store.name, key)?.kind;
    if (text === null) memory.unreadable.delete(key);
    else if (kind === '#') repairPage(store, memory, key, text);
    else repairKey(store, memory, key, text);
  }
}

function repairKey(store: Store, memory: TableMemory, key: string, text: string): void {
  const { kind, id } = parseKey(store.name, key)!;
  const record = kind === '/' ? asRecord(parseJson(text)) : undefined;
  if (record) {
    memory.unreadable.delete(key);
    if (absorbRecord(memory, id, record).changed) store.changed(memory.itself);
    return;
  }
  const isRecord = kind === 'table';
  // If a copy doesn't fit, it stays where it is.
  if (!rescue(store, key, text, isRecord ? 'The record of the table is damaged.' : 'A row is damaged.')) return;
  memory.unreadable.delete(key);
  if (isRecord && memory.definition) rewriteRecord(store, memory);
  else store.area.remove(key);
}

function repairPage(store: Store, memory: TableMemory, key: string, text: string): void {
  if (isPacked(text) && !store.packing) {
    // The database record doesn't mention packed pages.
    void store.maintenance.loadPacking().then(() => {
      if (memory.unreadable.has(key)) repairPage(store, memory, key, text);
      return undefined;
    });
    return;
  }
  memory.unreadable.delete(key);
  const page = readPage(store, text) ?? salvaged(text);
  if (page && isAborted(store, page)) return;
  const { changed, known } = takePage(memory, key, page ?? { columns: [], rows: [] });
  if (known) memory.layout.stale.add(key);
  if (changed) store.changed(memory.itself);
  if (page?.whole) return;
  // It is rewritten from the rows that could be read. If a copy doesn't fit, it stays as it is.
  if (rescue(store, key, text, 'A page of rows is damaged.')) memory.layout.stale.add(key);
  else forgetPage(memory, key);
}

// The page isn't valid JSON anymore, but its head and each of its lines may be.
function salvaged(text: string): Page | undefined {
  const [head = '', ...lines] = text.split('\n');
  const rows = lines.map((line) => line.replace(/,$/, '')).filter((line) => parseJson(line) !== undefined);
  const page = decodePage(`${head}${rows.join()}]}`);
  return page && { ...page, whole: false };
}

/** A stored value that couldn't be read, set aside verbatim. */
export interface Rescued {
  /** The key it was found under. */
  readonly from: string;
  readonly atMs: number;
  readonly reason: string;
  /** As it was found. */
  readonly text: string;
}

/**
 * Copies a value that can't be read to a rescue key. Returns false when the copy doesn't fit. The original must stay then.
 */
export function rescue(store: Store, from: string, text: string, reason: string): boolean {
  const base = rescueKey(store, from);
  let key = base;
  for (let count = 2; ; count += 1) {
    const found = store.area.get(key);
    if (found === null) break;
    // Another tab, or a session that ran out of space, made this copy already.
    if (found.includes(JSON.stringify(text))) return true;
    key = `${base}~${count}`;
  }
  try {
    const rescued: Rescued = { from, atMs: Date.now(), reason, text };
    store.area.set(key, JSON.stringify(rescued), true);
  } catch {
    return false;
  }
  store.notice({ kind: 'rescued', key, reason });
  return true;
}
