import { idle } from '../platform';
import { compact } from './compaction';
import { packPage } from './packed-page';
import { unfinished } from '../storage/stored-keys';
import { mayBePacked } from '../storage/database-record';
import type { Store } from '../store';

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
