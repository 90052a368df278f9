import { saveChanges, updateCare } from '../care/care-record';
import type { ChangeSet, RowChange } from '../writes/change-set';
import type { StoreFullError } from '../errors';
import { fullError } from '../storage/full-error';
import { JournalKeeper } from '../journal/journal-keeper';
import { DeletedRows } from '../tables/deleted-rows';
import { mergeRows } from '../tables/merge';
import { Repairer } from '../repair/repairer';
import type * as Repair from '../repair/repair';
import { bulk } from '../pages/new-pages';
import type { Bulk } from '../writes/bulk';
import type { Packing } from '../pages/packing';
import type { PendingRewrites } from '../pages/pending-rewrites';
import { tryRewrite } from '../pages/rewrite';
import { Presence } from '../tabs/presence';
import { recover } from '../journal/recovery';
import { readAgain } from '../tabs/read-again';
import { mayBePacked } from '../database-record';
import { AreaFull } from '../storage/storage-area';
import type * as Room from '../pages/room';
import type { Store, StoreMaintenance } from '../store';
import { sweep } from '../storage/sweep';
import { TableIndexes } from '../queries/table-indexes';
import type * as Tabs from '../tabs/tabs';
import { Tidying } from './tidying';
import type { TableMemory } from '../tables/table-memory';

/** The parts that maintenance loads when they are needed. */
export interface MaintenanceParts {
  /** Frees space: loads when rows move into pages, and once half of the storage is used. */
  room?: typeof Room;
  /** Repairs damaged values and finishes transactions. */
  repair?: typeof Repair;
  /** Applies the writes of other tabs. */
  tabs?: typeof Tabs;
}

/** How long to wait before storing the count of changes. */
const saveAfterMs = 2000;

/**
 * What the store does in the background: maintains the journal, recovers rows lost on disk, applies the writes of other
 * tabs, updates indexes, repairs, frees space, and compacts.
 */
export class Maintenance implements StoreMaintenance {
  /** Loaded once another tab has written. */
  rewrites: PendingRewrites | undefined;
  readonly journal: JournalKeeper | undefined;
  readonly #store: Store;
  readonly #tidying: Tidying;
  readonly #presence: Presence | undefined;
  readonly #repairer: Repairer;
  readonly #parts: MaintenanceParts;
  #closed = false;
  /** All space that can be freed was freed. From now on, pages are packed if that makes them shorter. */
  #isShort = false;
  #saving: ReturnType<typeof setTimeout> | undefined;

  /** @param parts that the page has loaded already */
  constructor(store: Store, parts: MaintenanceParts = {}) {
    this.#parts = parts;
    this.#repairer = new Repairer(store, () => this.#closed, parts.repair);
    const { name, platform, journal } = store;
    const { storage, tabs, events } = platform;
    this.#store = store;
    // First, because the rest reads tables.
    store.maintenance = this;
    this.journal = journal && new JournalKeeper(journal, `${name}-journal`, platform);
    this.#presence = storage && tabs && new Presence(tabs, `${name}-store`);
    this.#tidying = new Tidying({
      store,
      isClosed: () => this.#closed,
      settle: async () => this.#presence?.settle(),
      loadRoom: async () => this.#loadRoom(),
    });
    for (const memory of store.tables.values()) {
      this.opened(memory);
      if (memory.definition) this.#repairer.repairMisfitsLater(memory);
    }
    if (parts.tabs) this.rewrites = new parts.tabs.PendingRewrites(store);
    else if (store.missed.length > 0) void this.#takeMissed().catch(() => {});
    this.#saveChangesLater();
    events?.addEventListener('pagehide', this.flushNow);
    events?.addEventListener('pageshow', this.#onPageShow as EventListener);
  }

  /** Whether no other tab has the database open, so that pages may be rewritten. */
  get alone(): boolean {
    // Memory lacks what a newer version has written, or another tab while the code for that couldn't load. Pages must
    // not be rewritten from it.
    if (this.#store.isOutdated || this.#store.missed.length > 0) return false;
    return this.#presence ? this.#presence.alone : !this.#store.platform.events;
  }

  /** Loads everything that `makeRoom` can use. */
  async prepareRoom(): Promise<void> {
    await Promise.all([this.#presence?.settle(), this.#loadRoom(), this.loadPacking()]);
  }

  /**
   * Prepares a database that couldn't be used right away: pages are packed, a killed session left a transaction
   * unfinished, or the store is full.
   *
   * @param settle migrates the database to this version
   * @throws {StoreFullError} @throws {NewerDatabaseError} @throws what a migration throws
   */
  async settle(transactions: readonly string[], settle: () => void): Promise<void> {
    if (mayBePacked(this.#store)) await this.loadPacking();
    await this.#repairer.finishTransactions(transactions);
    try {
      settle();
    } catch (cause) {
      if (!(cause instanceof AreaFull)) throw cause;
      await this.prepareRoom();
      this.again(settle, cause);
    }
  }

  /** Loads the code that packs and unpacks pages. */
  async loadPacking(): Promise<Packing> {
    return (this.#store.packing ??= await import('../pages/packing'));
  }

  /** Starts after the database has opened. Resolves when rows lost on disk are recovered. */
  async start(): Promise<void> {
    await this.#presence?.settle();
    await this.#repairer.repaired;
    await this.#takeMissed().catch(() => {});
    if (this.#closed) return;
    await this.#recover();
    this.#tidying.start();
  }

  takeEvent(key: string | null, value: string | null): void {
    const { tabs } = this.#parts;
    if (tabs && this.rewrites && this.#store.missed.length === 0) {
      tabs.takeEvent(this.#store, this.rewrites, key, value);
      return;
    }
    this.#store.missed.push([key, value]);
    void this.#takeMissed().catch(() => {});
  }

  makeRoom(characters: number): void {
    this.#parts.room?.makeRoom(this.#store, characters);
  }

  /** Call when a table was read from storage. */
  opened(memory: TableMemory): void {
    memory.indexes = new TableIndexes(memory);
    memory.merge = mergeRows;
    memory.deletedRows = new DeletedRows(memory.columns);
    this.#repairer.repair(memory);
  }

  /**
   * Frees space and tries a write again that didn't fit.
   *
   * @param aside changes that aren't written yet. They are left out while space is freed.
   * @throws {StoreFullError}
   */
  again(attempt: () => void, { characters }: AreaFull, aside?: ChangeSet): void {
    aside?.takeBack();
    this.makeRoom(characters);
    for (const { memory, id, after } of aside?.list() ?? []) memory.replace(id, after);
    this.#isShort = true;
    try {
      attempt();
    } catch (cause) {
      throw cause instanceof AreaFull ? this.fullError(cause) : cause;
    } finally {
      this.#isShort = false;
    }
  }

  /** The error for a change that didn't fit. */
  fullError(cause: AreaFull): StoreFullError {
    return fullError(this.#store, cause);
  }

  /** Splits a transaction into pages, for tables with many changed rows, and single rows. */
  bulk(changes: readonly RowChange[]): Bulk {
    return bulk(this.#store, changes, this.#isShort);
  }

  /** Call when a table was truncated. */
  emptied(memory: TableMemory): void {
    sweep(this.#store, memory);
    this.#repairer.repairLater(memory);
  }

  /** Call when the application has declared the table's fields. */
  defined(memory: TableMemory): void {
    this.#repairer.repairMisfitsLater(memory);
  }

  /** Call after a write. */
  wrote(): void {
    this.#saveChangesLater();
    this.#tidying.wrote();
  }

  /** Resolves when there is nothing left to do. */
  async rested(): Promise<void> {
    await this.#tidying.rested();
  }

  /** Resolves when everything written so far would survive a killed browser. */
  async flush(): Promise<void> {
    await this.journal?.flush();
  }

  /** Flushes on page hide. */
  readonly flushNow = (): void => {
    this.rewrites?.write();
    this.journal?.flushNow();
    this.#saveChanges();
  };

  close(): void {
    this.#closed = true;
    const { events } = this.#store.platform;
    events?.removeEventListener('pagehide', this.flushNow);
    events?.removeEventListener('pageshow', this.#onPageShow as EventListener);
    this.flushNow();
    this.journal?.close();
    this.#presence?.close();
  }

  readonly #onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) void this.wake();
  };

  /** Call when the page returns from the back/forward cache, where it missed the writes of other tabs. */
  async wake(): Promise<void> {
    const { transactions, newer } = readAgain(this.#store);
    for (const [memory, ids] of newer) {
      this.#repairer.repair(memory);
      tryRewrite(this.#store, memory, ids);
    }
    await this.#repairer.finishTransactions(transactions);
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

  async #loadRoom() {
    return (this.#parts.room ??= await import('../pages/room'));
  }

  async #loadTabs(): Promise<typeof Tabs> {
    try {
      return await import('../tabs/tabs');
    } catch (cause) {
      // The site was updated. Rows in memory are older than on disk and would overwrite the other tab's changes.
      if (!this.#store.isOutdated) this.#store.notice({ kind: 'outdated' });
      this.#store.isOutdated = true;
      throw cause;
    }
  }

  async #takeMissed(): Promise<void> {
    const { missed } = this.#store;
    if (missed.length === 0) return;
    const tabs = (this.#parts.tabs ??= await this.#loadTabs());
    this.rewrites ??= new tabs.PendingRewrites(this.#store);
    for (const [key, value] of missed.splice(0)) tabs.takeEvent(this.#store, this.rewrites, key, value, true);
  }
}
