import { Quota } from '../storage/quota';
import { compact } from './compaction';
import { packPage } from './packed-page';
import { unfinished } from '../storage/unfinished';
import { mayBePacked } from '../database-record';
import type { Store } from '../store';

/** So much more is packed than is asked for, so that the next write need not pack again. */
const reserved = 100_000;

/** Every page, the oldest first: what was written long ago is written again least often. */
const pagesToPack = (store: Store): string[] =>
  Array.from(store.tables.values(), ({ layout }) => Array.from(layout.pages.keys()))
    .flat()
    .sort(byPageId);

const byPageId = (left: string, right: string): number =>
  left.slice(left.indexOf('#')) < right.slice(right.indexOf('#')) ? -1 : 1;

/** Makes room at once, as far as a tab that is alone can: compacts, and packs until `characters` fit. */
export function makeRoom(store: Store, characters: number): void {
  const quota = Quota.of(store.area);
  quota.count();
  if (!store.maintenance?.alone) return;
  compactAll(store);
  let packed = false;
  for (const key of pagesToPack(store)) {
    if (quota.free > characters + reserved) break;
    packed = packPage(store, key) || packed;
  }
  // What had no room before may have it now.
  if (packed) compactAll(store);
}

function compactAll(store: Store): void {
  const steps = compact(store, 1);
  while (!steps.next().done);
}

/** Packs one page with each step. */
export function* packPages(store: Store): Generator<void, void> {
  for (const key of pagesToPack(store)) {
    packPage(store, key);
    yield;
  }
}

/** Finishes what a tab that crashed, or that had no room, left half done. Only alone: then nobody is at it. */
export async function finishLeftovers(store: Store): Promise<void> {
  const transactions = store.maintenance?.alone ? unfinished(store) : [];
  if (transactions.length === 0) return;
  const { finishTransactions } = await import('../repair/repair');
  if (mayBePacked(store)) await store.maintenance!.loadPacking();
  finishTransactions(store, transactions, store.schema.version);
}

export { compact } from './compaction';
