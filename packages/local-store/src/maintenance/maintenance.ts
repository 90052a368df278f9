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

/** What maintenance loads when it is needed. */
export interface MaintenanceParts {
  /** Makes room: when rows are to be moved into pages, and once half of the storage is used. */
  room?: typeof Room;
  /** Sees to what is damaged or half done. */
  repair?: typeof Repair;
  /** Takes in what other tabs write. */
  tabs?: typeof Tabs;
}

/** How long the count of changes may wait to be written. */
const saveAfterMs = 2000;

/**
 * What the store does by itself: keeps the journal and brings back what the disk lost, takes in what other tabs write,
 * keeps indexes, sees to what is damaged, makes room, tidies up.
 */
export class Maintenance implements StoreMaintenance {
  /** Here once another tab has written. */
  rewrites: PendingRewrites | undefined;
  readonly journal: JournalKeeper | undefined;
  readonly #store: Store;
  readonly #tidying: Tidying;
  readonly #presence: Presence | undefined;
  readonly #repairer: Repairer;
  readonly #parts: MaintenanceParts;
  #closed = false;
  /** All the room that there is was made: what is written now is packed if that takes less. */
  #isShort = false;
  #saving: ReturnType<typeof setTimeout> | undefined;

  /** @param parts that the page has already. */
  constructor(store: Store, parts: MaintenanceParts = {}) {
    this.#parts = parts;
    this.#repairer = new Repairer(store, () => this.#closed, parts.repair);
    const { name, platform, journal } = store;
    const { storage, tabs, events } = platform;
    this.#store = store;
    // First: what follows reads tables.
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

  /** Whether no other tab has the database open: then pages may be written again. */
  get alone(): boolean {
    // What a newer version has written since, or another tab while the code that takes it in was out of reach, is not in
    // memory: pages must not be written again from it.
    if (this.#store.isOutdated || this.#store.missed.length > 0) return false;
    return this.#presence ? this.#presence.alone : !this.#store.platform.events;
  }

  /** From now on `makeRoom` can do all that it can. */
  async prepareRoom(): Promise<void> {
    await Promise.all([this.#presence?.settle(), this.#loadRoom(), this.loadPacking()]);
  }

  /**
   * For a database that could not be read or written at once: pages are packed, a killed session left something half
   * done, or room is needed.
   *
   * @param settle brings the database to this version.
   * @throws {StoreFullError} @throws {NewerDatabaseError} and whatever a migration throws.
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

  /** From now on pages can be packed and unpacked. */
  async loadPacking(): Promise<Packing> {
    return (this.#store.packing ??= await import('../pages/packing'));
  }

  /** After the database has opened: settles when what the disk had lost is back. */
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

  /** A table was read from storage. */
  opened(memory: TableMemory): void {
    memory.indexes = new TableIndexes(memory);
    memory.merge = mergeRows;
    memory.deletedRows = new DeletedRows(memory.columns);
    this.#repairer.repair(memory);
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

  /** What to tell of a change that did not fit. */
  fullError(cause: AreaFull): StoreFullError {
    return fullError(this.#store, cause);
  }

  /** Pages for what changed at once, as far as that is much. */
  bulk(changes: readonly RowChange[]): Bulk {
    return bulk(this.#store, changes, this.#isShort);
  }

  /** A table was emptied. */
  emptied(memory: TableMemory): void {
    sweep(this.#store, memory);
    this.#repairer.repairLater(memory);
  }

  /** The application has said what the table's fields hold. */
  defined(memory: TableMemory): void {
    this.#repairer.repairMisfitsLater(memory);
  }

  /** After a write. */
  wrote(): void {
    this.#saveChangesLater();
    this.#tidying.wrote();
  }

  /** Settles when it has nothing to do. */
  async rested(): Promise<void> {
    await this.#tidying.rested();
  }

  /** Settles when everything written before would survive the browser being killed. */
  async flush(): Promise<void> {
    await this.journal?.flush();
  }

  /** The page is about to go. */
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

  /** The page comes back from the browser's back/forward cache, where it heard nothing of what other tabs wrote. */
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
      // The site has changed: rows are older here than on the disk, and would go over what the other tab has changed.
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
