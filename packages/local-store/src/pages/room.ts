import { Account } from '../storage/account';
import { compact } from './compaction';
import { packPage } from './packed-page';
import { unfinished } from '../storage/unfinished';
import { mayBePacked } from '../schema';
import type { Store } from '../store';

/** So much more is packed than is asked for, so that the next write need not pack again. */
const keptFree = 100_000;

/** Every page, the oldest first: what was written long ago is written again least often. */
const pagesToPack = (store: Store): string[] =>
  Array.from(store.tables.values(), ({ layout }) => Array.from(layout.pages.keys()))
    .flat()
    .sort(byPageId);

const byPageId = (left: string, right: string): number =>
  left.slice(left.indexOf('#')) < right.slice(right.indexOf('#')) ? -1 : 1;

/** Makes room at once, as far as a tab that is alone can: compacts, and packs until `characters` fit. */
export function makeRoom(store: Store, characters: number): void {
  const account = Account.of(store.area);
  account.count();
  if (!store.upkeep?.alone) return;
  compactAll(store);
  let packed = false;
  for (const key of pagesToPack(store)) {
    if (account.free > characters + keptFree) break;
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
  const transactions = store.upkeep?.alone ? unfinished(store) : [];
  if (transactions.length === 0) return;
  const { finishTransactions } = await import('../mending/mending');
  if (mayBePacked(store)) await store.upkeep!.loadPacking();
  finishTransactions(store, transactions, store.schema.version);
}

export { compact } from './compaction';
