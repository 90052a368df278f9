import { Account } from './account';
import { saveChanges, updateCare } from './care-record';
import type { ChangeSet, RowChange } from './change-set';
import { compact, looseRows, looseRowsOnOpening } from './compaction';
import { finishTransactions } from './finish-transactions';
import type { StoreFullError } from './errors';
import { fullError } from './full-error';
import { JournalKeeper } from './journal-keeper';
import { mergeRows } from './merge';
import { mendTable } from './mend-table';
import { mendMisfits } from './misfits';
import { type Bulk, bulk } from './new-pages';
import { packPage } from './packed-page';
import { PendingRewrites } from './pending-rewrites';
import { Presence } from './presence';
import { recover } from './recovery';
import { readAgain } from './read-again';
import { makeRoom, nearlyFullPart, pagesToPack } from './room';
import { AreaFull } from './storage-area';
import type { Store } from './store';
import { takeEvent } from './tab-events';
import { TableIndexes } from './table-indexes';
import type { TableMemory } from './table-memory';

/** How long to wait before trying again what another tab, or a full store, did not allow. */
const retryMs = 30_000;

/** How long the page may be kept from the user by one go of upkeep. */
const sliceMs = 8;

/** How long the count of changes may wait to be written. */
const saveAfterMs = 2000;

/**
 * What the store does by itself while nothing else happens: keeps the journal and brings back what the disk lost, takes
 * in what other tabs write, moves rows into pages, packs them when the store is nearly full.
 */
export class Upkeep {
  readonly rewrites: PendingRewrites;
  readonly journal: JournalKeeper | undefined;
  readonly #store: Store;
  readonly #account: Account;
  readonly #presence: Presence | undefined;
  #running: Promise<void> | undefined;
  #counted = false;
  #notBeforeMs = 0;
  #saidNearlyFull = false;
  #closed = false;
  #saving: ReturnType<typeof setTimeout> | undefined;

  constructor(store: Store) {
    const { name, platform, journal } = store;
    const { storage, tabs, events } = platform;
    this.#store = store;
    // First: what follows reads tables.
    store.upkeep = this;
    this.#account = Account.of(store.area);
    this.rewrites = new PendingRewrites(store);
    this.journal = journal && new JournalKeeper(journal, `${name}-journal`, platform);
    this.#presence = storage && tabs && new Presence(tabs, `${name}-store`);
    for (const memory of store.tables.values()) {
      this.opened(memory);
      if (memory.definition) this.mendLater(memory);
    }
    for (const [key, value] of store.missed.splice(0)) takeEvent(store, this.rewrites, key, value, true);
    this.#saveChangesLater();
    events?.addEventListener('pageshow', this.#onPageShow as EventListener);
  }

  /** Whether no other tab has the database open: then pages may be written again. */
  get alone(): boolean {
    // What a newer version has written since is not in memory: pages must not be written again from it.
    if (this.#store.isOutdated) return false;
    return this.#presence ? this.#presence.alone : !this.#store.platform.events;
  }

  /** Finds out whether this tab is alone. */
  async settle(): Promise<void> {
    await this.#presence?.settle();
  }

  /** After the database has opened: settles when what the disk had lost is back. */
  async start(): Promise<void> {
    await this.settle();
    if (this.#closed) return;
    await this.#recover();
    this.#run(looseRowsOnOpening);
  }

  /** Takes in what a killed session left half done. @throws {NewerDatabaseError} */
  finishTransactions(keys: readonly string[]): void {
    finishTransactions(this.#store, keys, this.#store.schema.version);
  }

  takeEvent(key: string | null, value: string | null): void {
    takeEvent(this.#store, this.rewrites, key, value);
  }

  makeRoom(characters: number): void {
    makeRoom(this.#store, characters);
  }

  /** A table was read from storage. */
  opened(memory: TableMemory): void {
    memory.indexes = new TableIndexes(memory);
    memory.merge = mergeRows;
    mendTable(this.#store, memory);
  }

  /**
   * Tries again with more room what did not fit.
   *
   * @param aside what is not written yet, which the making of room must not see.
   * @throws {StoreFullError}
   */
  again(attempt: () => void, { characters }: AreaFull, aside?: ChangeSet): void {
    aside?.takeBack();
    this.makeRoom(characters);
    aside?.makeAgain();
    try {
      attempt();
    } catch (cause) {
      throw cause instanceof AreaFull ? this.fullError(cause) : cause;
    }
  }

  /** What to tell of a change that did not fit. */
  fullError(cause: AreaFull): StoreFullError {
    return fullError(this.#store, cause);
  }

  /** Pages for what changed at once, as far as that is much. */
  bulk(changes: readonly RowChange[]): Bulk {
    return bulk(this.#store, changes);
  }

  /** The application has said what the table's fields hold. */
  mendLater(memory: TableMemory): void {
    void idle().then(() => {
      if (!this.#closed && !this.#store.isOutdated) mendMisfits(this.#store, memory);
      return undefined;
    });
  }

  /** After a write. */
  wrote(): void {
    this.#saveChangesLater();
    if (this.#running || Date.now() < this.#notBeforeMs) return;
    const nearlyFull = this.#counted && !this.#saidNearlyFull && this.#isNearlyFull();
    if (nearlyFull || this.#hasMuchLoose()) this.#run(looseRows);
  }

  /** Settles when it has nothing to do. */
  async rested(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** Settles when everything written before would survive the browser being killed. */
  async flush(): Promise<void> {
    await this.journal?.flush();
  }

  /** The page is about to go. */
  hurry(): void {
    this.rewrites.write();
    this.journal?.hurry();
    this.#saveChanges();
  }

  close(): void {
    this.#closed = true;
    this.#store.platform.events?.removeEventListener('pageshow', this.#onPageShow as EventListener);
    this.hurry();
    this.journal?.close();
    this.#presence?.close();
  }

  readonly #onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) void this.wake();
  };

  /** The page comes back from the browser's back/forward cache, where it heard nothing of what other tabs wrote. */
  async wake(): Promise<void> {
    readAgain(this.#store);
    await this.#presence?.settleAgain();
    await this.#recover();
  }

  async #recover(): Promise<void> {
    if (!this.journal || this.#closed || this.#store.isOutdated) return;
    const rows = await recover(this.#store, this.journal);
    if (rows === 0) return;
    updateCare(this.#store, { lastRecovery: { atMs: Date.now(), rows } });
    this.#store.notice({ kind: 'recovered', rows });
  }

  #saveChangesLater(): void {
    if (this.#store.unsavedChanges > 0) this.#saving ??= setTimeout(() => this.#saveChanges(), saveAfterMs);
  }

  #saveChanges(): void {
    clearTimeout(this.#saving);
    this.#saving = undefined;
    saveChanges(this.#store);
  }

  #hasMuchLoose(): boolean {
    for (const { layout } of this.#store.tables.values()) if (layout.loose.size >= looseRows) return true;
    return false;
  }

  #isNearlyFull(): boolean {
    return this.#account.used > this.#account.limit * nearlyFullPart;
  }

  #run(atLeast: number): void {
    if (this.#running || this.#closed) return;
    this.#running = this.#tidy(atLeast).finally(() => {
      this.#running = undefined;
      this.#notBeforeMs = this.#hasMuchLoose() ? Date.now() + retryMs : 0;
    });
  }

  async #tidy(atLeast: number): Promise<void> {
    await idle();
    this.#account.count();
    this.#counted = true;
    await this.#presence?.settle();
    const isShort = this.#isNearlyFull();
    if (isShort) await this.#warn();
    // When space is short, every row with a key of its own is worth moving.
    await this.#inSlices(compact(this.#store, isShort ? 1 : atLeast));
    if (isShort) await this.#inSlices(this.#packing());
  }

  /** Space is short: says so, and loads what packs. */
  async #warn(): Promise<void> {
    const { notice, loadPacking } = this.#store;
    const { used: usedCharacters, limit: limitCharacters } = this.#account;
    if (!this.#saidNearlyFull) notice({ kind: 'nearly-full', usedCharacters, limitCharacters });
    this.#saidNearlyFull = true;
    // Without it, what is left is to move rows into pages.
    await loadPacking().catch(() => {});
  }

  *#packing(): Generator<void, void> {
    for (const key of pagesToPack(this.#store)) {
      if (!this.#isNearlyFull()) return;
      packPage(this.#store, key);
      yield;
    }
  }

  async #inSlices(steps: Generator<void, void>): Promise<void> {
    let started = performance.now();
    while (!this.#closed && this.alone && !steps.next().done) {
      if (performance.now() - started < sliceMs) continue;
      await idle();
      started = performance.now();
    }
  }
}

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 0);
  });
