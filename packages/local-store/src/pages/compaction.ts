import { idle } from '../platform';
import { mayBePacked } from '../storage/database-record';
import { forgetPage, isAborted, isPacked, loadTable, readPage } from '../storage/load-table';
import { AreaFull } from '../storage/storage-area';
import { parseKey, rowKey, unfinished } from '../storage/storage-keys';
import type { Store } from '../store';
import { stampOf, stampsPerMillisecond } from '../tables/row';
import { encodeDeleted } from '../tables/row-codec';
import type { TableMemory } from '../tables/table-memory';
import { agePaged, type NewPage, packPage, pagesFor, setPage } from './new-pages';
import { pageCharacters, pageRows } from './page-codec';

/** No transaction takes longer than this. */
const surelyOverMs = 60_000;

/**
 * Moves rows that have their own key into pages. Each step writes one or a few pages, takes milliseconds, and leaves
 * storage consistent, so the application can run between steps. Only for the only open tab. Ends early when a step
 * doesn't fit.
 *
 * @param atLeast skips tables with fewer rows that have their own key
 */
export function* compact(store: Store, atLeast: number): Generator<void, void> {
  for (const name of store.unread.keys()) loadTable(store, name);
  deleteAborted(store);
  for (const memory of store.tables.values()) {
    const { loose, stale } = memory.layout;
    // A page without columns holds deleted rows.
    if (memory.columns.size === 0) continue;
    if (loose.size < atLeast && stale.size === 0) continue;
    try {
      yield* compactTable(store, memory);
    } catch (cause) {
      if (!(cause instanceof AreaFull)) throw cause;
    }
  }
}

/** Deletes pages of transactions that a killed browser didn't complete. Nothing reads them. */
function deleteAborted(store: Store): void {
  for (const key of store.area.keys()) {
    const { kind, table = '' } = parseKey(store.name, key) ?? {};
    const memory = kind === '#' ? store.tables.get(table) : undefined;
    if (!memory || memory.layout.pages.has(key) || memory.unreadable.has(key)) continue;
    const page = readPage(store, store.area.get(key) ?? '');
    if (!page?.transaction || !isAborted(store, page)) continue;
    if (stampOf(page.transaction) / stampsPerMillisecond < Date.now() - surelyOverMs) store.area.remove(key);
  }
}

function* compactTable(store: Store, memory: TableMemory): Generator<void, void> {
  const { pages, tombstonePages, loose, stale } = memory.layout;
  markDoubled(memory);
  const moved = new Set(loose);
  const remaining = new Set<string>();
  const pool: string[] = [];
  const dissolved: string[] = [];
  for (const [key, ids] of Array.from(pages)) {
    if (!pages.has(key) || tombstonePages.has(key)) continue;
    const living = ids.filter((id) => memory.rows.has(id) && !remaining.has(id));
    const touched = stale.has(key) || living.length < ids.length || ids.some((id) => moved.has(id));
    if (isSparse(store.area.get(key) ?? '', living.length, ids.length)) {
      pool.push(...living);
      dissolved.push(key);
      continue;
    }
    for (const id of living) remaining.add(id);
    if (!touched) continue;
    writePages(store, memory, living, key);
    yield;
  }
  for (const id of moved) if (!remaining.has(id) && memory.rows.has(id)) pool.push(id);
  const unplaced = [...new Set(pool)].sort();
  for (let start = 0; start < unplaced.length; start += pageRows) {
    writePages(store, memory, unplaced.slice(start, start + pageRows));
    yield;
  }
  for (const key of dissolved) drop(store, memory, key);
  if (canForgetDeleted(store, memory)) forgetDeleted(store, memory, moved);
}

/** Whether tombstones can be dropped: nothing that can't be read yet could bring a deleted row back. */
const canForgetDeleted = (store: Store, memory: TableMemory): boolean =>
  memory.unreadable.size === 0 && unfinished(store).length === 0 && store.journal?.isBehind !== true;

/**
 * Drops the tombstones of rows that are no longer in any page: nothing is left that could bring them back.
 *
 * Deletes keys before pages of tombstones, because a key may still hold the row from before it was deleted with others.
 */
function forgetDeleted(store: Store, memory: TableMemory, moved: Iterable<string>): void {
  const { pages, tombstonePages } = memory.layout;
  // Rows may have been deleted after their page was written.
  const inPages = new Set([...pages].flatMap(([key, ids]) => (tombstonePages.has(key) ? [] : ids)));
  const isGone = (id: string): boolean => !memory.rows.has(id) && !inPages.has(id);
  const forgotten = [...tombstonePages].filter((key) =>
    pages.get(key)!.every((id) => isGone(id) || memory.rows.has(id)),
  );
  const gone = [...new Set([...moved, ...forgotten.flatMap((key) => pages.get(key)!)])].filter(isGone);
  // Now only the journal knows about the deletion. Without it, an older entry would be recovered as a lost row.
  if (gone.length > 0)
    store.journal?.add(gone.map((id) => [rowKey(store, memory, id), encodeDeleted(memory.tombstones.get(id) ?? 0)]));
  for (const id of gone) {
    memory.layout.loose.delete(id);
    // Even if this tab doesn't know the key, because another tab may have written it.
    store.area.remove(rowKey(store, memory, id));
  }
  for (const key of forgotten) drop(store, memory, key);
}

/** Whether a page is worth joining with others. A packed page is always short, so it counts as sparse when most of its rows are gone. */
const isSparse = (text: string, living: number, rows: number): boolean =>
  living < pageRows / 2 && (isPacked(text) ? living < rows / 2 : text.length < pageCharacters / 2);

/** Marks both pages of a row that is in two, because it is newer in one of them. Both are rewritten. */
function markDoubled({ layout: { pages, stale } }: TableMemory): void {
  const pageOf = new Map<string, string>();
  for (const [key, ids] of pages) {
    for (const id of ids) {
      const other = pageOf.get(id);
      if (other === undefined) pageOf.set(id, key);
      else stale.add(other).add(key);
    }
  }
}

/** Writes the rows from memory. The first new page takes the key of `replaced`. */
function writePages(store: Store, memory: TableMemory, ids: readonly string[], replaced?: string): void {
  const pages = pagesFor(store, memory, memory.rowsOf(ids));
  pages.forEach((page, index) => {
    const placed: NewPage = replaced && index === pages.length - 1 ? { ...page, key: replaced } : page;
    setPage(store, placed.key, placed.text());
    memory.layout.pages.set(placed.key, placed.ids);
    memory.layout.stale.delete(placed.key);
    agePaged(memory, placed.ids);
    for (const id of placed.ids) removeOwnKey(store, memory, id);
  });
  if (replaced && pages.length === 0) drop(store, memory, replaced);
}

function removeOwnKey(store: Store, memory: TableMemory, id: string): void {
  if (memory.layout.loose.delete(id)) store.area.remove(rowKey(store, memory, id));
}

function drop(store: Store, memory: TableMemory, key: string): void {
  forgetPage(memory, key);
  store.area.remove(key);
}

/** Frees this much more than needed, so that the next write needn't pack again. */
const reserved = 100_000;

/** How long one slice of maintenance may block the page. */
const sliceMs = 8;

/** Every page, oldest first, because old pages are rewritten least often. */
const pagesToPack = (store: Store): string[] =>
  Array.from(store.tables.values(), ({ layout }) => Array.from(layout.pages.keys()))
    .flat()
    .sort(byPageId);

const byPageId = (left: string, right: string): number =>
  left.slice(left.indexOf('#')) < right.slice(right.indexOf('#')) ? -1 : 1;

/** Frees space synchronously, as far as the only open tab can: compacts, and packs pages until `characters` fit. */
export function makeRoom(store: Store, characters: number): void {
  const { quota } = store.area;
  quota.count();
  if (!store.maintenance.alone) return;
  compactAll(store);
  let packed = false;
  for (const key of pagesToPack(store)) {
    if (quota.free > characters + reserved) break;
    packed = packPage(store, key) || packed;
  }
  // What didn't fit before may fit now.
  if (packed) compactAll(store);
}

function compactAll(store: Store): void {
  const steps = compact(store, 1);
  while (!steps.next().done);
}

/** Packs one page per step. */
export function* packPages(store: Store): Generator<void, void> {
  for (const key of pagesToPack(store)) {
    packPage(store, key);
    yield;
  }
}

/** Takes steps while the page is idle and no other tab is open, until there are none or `isEnough`. */
export async function inSlices(store: Store, steps: Generator<void, void>, isEnough: () => boolean): Promise<void> {
  let started = performance.now();
  while (store.maintenance.alone && !isEnough() && !steps.next().done) {
    if (performance.now() - started < sliceMs) continue;
    await idle();
    started = performance.now();
  }
}

/** Finishes transactions that a crashed tab, or one without space, left. Only for the only open tab, so that no tab is still at it. */
export async function finishLeftovers(store: Store): Promise<void> {
  const transactions = store.maintenance.alone ? unfinished(store) : [];
  if (transactions.length === 0) return;
  const { finishTransactions } = await import('../writes/finish-transactions');
  if (mayBePacked(store)) await store.maintenance.loadPacking();
  finishTransactions(store, transactions, store.schema.version);
}
