import { saveChanges, updateCare } from '../care/care-record';
import { StoreFullError } from '../errors';
import { recover } from '../journal/recovery';
import type { Packing } from '../pages/packing';
import { tryRewrite } from '../pages/rewrite';
import { idle } from '../platform';
import { mayBePacked } from '../storage/database-record';
import { sweep } from '../storage/load-table';
import { AreaFull } from '../storage/storage-area';
import { recordKey } from '../storage/storage-keys';
import type { Store, StoreMaintenance } from '../store';
import type { TableMemory } from '../tables/table-memory';
import { Presence } from '../tabs/presence';
import { PendingRewrites, readAgain } from '../tabs/tab-events';
import type { ChangeSet, RowChange } from '../writes/change-set';
import { misfitsOf } from './misfits';
import { repairTable } from './repair-table';
import type { Tidying } from './tidying';

/** How long to wait before storing the count of changes. */
const saveAfterMs = 2000;

/**
 * What the store does by itself: maintains the journal, recovers rows lost on disk, repairs damaged values, frees space,
 * and compacts.
 */
export class Maintenance implements StoreMaintenance {
  readonly rewrites: PendingRewrites;
  readonly #store: Store;
  /** Moves rows into pages and frees space. Its code loads after the database has opened. */
  #tidying: Tidying | undefined;
  #mayTidy = false;
  readonly #presence: Presence | undefined;
  #closed = false;
  #saving: ReturnType<typeof setTimeout> | undefined;
  readonly deletions: (readonly RowChange[])[] = [];

  constructor(store: Store) {
    const { name, platform } = store;
    const { storage, tabs, events } = platform;
    this.#store = store;
    this.rewrites = new PendingRewrites(store);
    this.#presence = storage && tabs && new Presence(tabs, `${name}-store`);
    events?.addEventListener('pagehide', this.flushNow);
    events?.addEventListener('pageshow', this.#onPageShow as EventListener);
  }

  /** Whether no other tab has the database open, so that pages may be rewritten. */
  get alone(): boolean {
    const { isOutdated, missed, platform } = this.#store;
    // Memory lacks what a newer version or another tab has written, so pages must not be rewritten from it.
    if (isOutdated || missed > 0) return false;
    return this.#presence ? this.#presence.alone : !platform.events;
  }

  /** Makes a tab that was alone stop rewriting pages, even before this one has asked for the lock. */
  announce(): void {
    if (!this.#closed) this.#presence?.announce();
  }

  /** Loads everything that `makeRoom` can use. */
  async prepareRoom(): Promise<void> {
    await Promise.all([this.#presence?.settle(), this.#loadTidying(), this.loadPacking()]);
  }

  /**
   * Prepares a database that couldn't be used right away: pages are packed, a killed session left a transaction
   * unfinished, or the store is full.
   *
   * @param migrate migrates the database to this version
   * @throws {StoreFullError} @throws {NewerDatabaseError} @throws what a migration throws
   */
  async settle(transactions: readonly string[], migrate: () => void): Promise<void> {
    if (mayBePacked(this.#store)) await this.loadPacking();
    await this.#finish(transactions);
    try {
      migrate();
    } catch (cause) {
      if (!(cause instanceof AreaFull)) throw cause;
      await this.prepareRoom();
      this.again(migrate, cause);
    }
  }

  /** Loads the code that packs and unpacks pages. */
  async loadPacking(): Promise<Packing> {
    return (this.#store.packing ??= await import('../pages/packing'));
  }

  /** Starts after the database has opened. Resolves when rows lost on disk are recovered. */
  async start(): Promise<void> {
    if (this.#closed) return;
    await this.#presence?.settle();
    await this.#recover();
    this.#mayTidy = true;
    await this.#startTidying();
  }

  makeRoom(characters: number): void {
    this.#tidying?.makeRoom(characters);
  }

  /** Sets aside what can't be read of a table. Call when it was read from storage. */
  repair(memory: TableMemory): void {
    // Values of a newer version aren't damaged.
    if (memory.unreadable.size > 0 && !this.#store.isOutdated) repairTable(this.#store, memory);
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
    this.#store.isShort = true;
    try {
      if (this.#tidying) this.#tidying.again(attempt, aside);
      else attempt();
    } catch (cause) {
      throw cause instanceof AreaFull ? fullError(this.#store, cause) : cause;
    } finally {
      this.#store.isShort = false;
    }
  }

  /** Call when a table was truncated. */
  emptied(memory: TableMemory): void {
    sweep(this.#store, memory);
    // What couldn't be set aside may fit now.
    if (memory.unreadable.size > 0) void this.#whenIdle(() => this.repair(memory));
  }

  /** Call when the application has declared the table's fields: replaces values that don't fit them with the default. */
  defined(memory: TableMemory): void {
    void this.#whenIdle(() => void this.#repairMisfits(memory));
  }

  /** Call after a write. */
  wrote(changes: readonly RowChange[] = []): void {
    if (changes.some(({ after }) => !after)) void this.#recordDeleted(changes);
    if (this.#store.unsavedChanges > 0) this.#saving ??= setTimeout(() => this.#saveChanges(), saveAfterMs);
    if (this.#tidying) this.#tidying.wrote();
    else if (this.#mayTidy) void this.#startTidying();
  }

  /** Resolves when there is nothing left to do. */
  async rested(): Promise<void> {
    await this.#tidying?.rested();
  }

  /** Resolves when everything written so far would survive a killed browser. */
  async flush(): Promise<void> {
    await this.#store.journal?.flush();
  }

  /** Flushes on page hide. */
  readonly flushNow = (): void => {
    this.rewrites.write();
    this.#store.journal?.flushNow();
    this.#saveChanges();
  };

  close(): void {
    this.#closed = true;
    const { events } = this.#store.platform;
    events?.removeEventListener('pagehide', this.flushNow);
    events?.removeEventListener('pageshow', this.#onPageShow as EventListener);
    this.flushNow();
    this.#store.journal?.close();
    this.#presence?.close();
  }

  readonly #onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) void this.wake();
  };

  /** Call when the page returns from the back/forward cache, where it missed the writes of other tabs. */
  async wake(): Promise<void> {
    const { transactions, newer } = readAgain(this.#store);
    for (const [memory, ids] of newer) {
      this.repair(memory);
      tryRewrite(this.#store, memory, ids);
    }
    await this.#finish(transactions);
    await this.#presence?.settleAgain();
    await this.#recover();
  }

  /** Finishes the transactions of killed sessions. @throws {NewerDatabaseError} */
  async #finish(transactions: readonly string[]): Promise<void> {
    if (transactions.length === 0) return;
    const { finishTransactions } = await import('../writes/finish-transactions');
    if (mayBePacked(this.#store)) await this.loadPacking();
    finishTransactions(this.#store, transactions, this.#store.schema.version);
  }

  async #recover(): Promise<void> {
    const { journal, isOutdated } = this.#store;
    if (!journal || this.#closed || isOutdated) return;
    const rows = await recover(this.#store, journal);
    if (rows === 0) return;
    updateCare(this.#store, { lastRecovery: { atMs: Date.now(), rows } });
    this.#store.notice({ kind: 'recovered', rows });
  }

  /** Puts deleted rows into "Recently deleted". */
  async #recordDeleted(changes: readonly RowChange[]): Promise<void> {
    this.deletions.push(changes);
    // If it doesn't load, the next deletion tries again.
    const tidying = await this.#loadTidying().catch(() => undefined);
    tidying?.recordDeleted();
  }

  async #repairMisfits(memory: TableMemory): Promise<void> {
    const misfits = misfitsOf(memory);
    if (misfits.size === 0 || this.#store.isOutdated) return;
    // If it doesn't load, they are found again when the database is opened next.
    const repair = await import('./repair-misfits').catch(() => undefined);
    repair?.repairMisfits(this.#store, memory, misfits);
  }

  async #whenIdle(work: () => void): Promise<void> {
    await idle();
    if (!this.#closed) work();
  }

  #saveChanges(): void {
    clearTimeout(this.#saving);
    this.#saving = undefined;
    saveChanges(this.#store);
  }

  async #startTidying(): Promise<void> {
    // Offline, or after the site was updated, the code doesn't load. The next write tries again.
    const tidying = await this.#loadTidying().catch(() => undefined);
    tidying?.start();
  }

  async #loadTidying(): Promise<Tidying> {
    return this.tidyWith(await import('./tidying'));
  }

  /** Moves rows into pages and frees space with this code. */
  tidyWith(code: { readonly Tidying: typeof Tidying }): Tidying {
    const settle = async (): Promise<unknown> => this.#presence?.settle();
    return (this.#tidying ??= new code.Tidying(this.#store, () => this.#closed, settle));
  }
}

/** The error for a change that doesn't fit even after space was freed. */
function fullError(store: Store, cause: AreaFull): StoreFullError {
  const { quota } = store.area;
  quota.count();
  const largest = Array.from(store.tables.values(), (table) => ({
    table: table.name,
    rows: table.rows.size,
    characters: quota.charactersOf(recordKey(store, table)),
  })).sort((left, right) => right.characters - left.characters);
  return new StoreFullError(
    {
      neededCharacters: cause.characters,
      usedCharacters: quota.used,
      limitCharacters: quota.limit,
      largest: largest.slice(0, 3),
    },
    cause,
  );
}
