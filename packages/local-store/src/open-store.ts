import { NewerDatabaseError, NotReadyError } from './errors';
import { Journal } from './journal/journal';
import { Maintenance } from './maintenance/maintenance';
import type { Packing } from './pages/packing';
import type { Platform } from './platform';
import { databaseRecords, mayBePacked, storedVersion, versionIn } from './storage/database-record';
import { AreaFull, defaultLimitCharacters, memoryStorage, StorageArea } from './storage/storage-area';
import { sortKeys } from './storage/storage-keys';
import type { Notice, Schema, Store } from './store';
import type { TableMemory } from './tables/table-memory';
import { takeEvent } from './tabs/tab-events';
import { ChangeSet } from './writes/change-set';
import { commit } from './writes/transaction';

/** An open store. It is ready right away unless pages have to be unpacked or transactions finished first. */
export class OpenStore implements Store {
  readonly name: string;
  readonly area: StorageArea;
  readonly platform: Platform;
  readonly schema: Schema;
  readonly tables = new Map<string, TableMemory>();
  readonly unread = new Map<string, Set<string>>();
  readonly changes = new Listeners<ReadonlySet<string>>();
  readonly notices = new Listeners<Notice>();
  /** Notices from before anyone could subscribe. */
  readonly earlierNotices: Notice[] = [];
  readonly journal: Journal | undefined;
  readonly maintenance: Maintenance;
  readonly ready: Promise<void>;
  packing: Packing | undefined;
  unsavedChanges = 0;
  isReady = false;
  isShort = false;
  missed = 0;
  isOutdated = false;

  /** @throws {NewerDatabaseError} @throws what a migration throws. No row is changed then. */
  constructor(name: string, platform: Platform, schema: Schema, limitCharacters = defaultLimitCharacters) {
    const { storage, indexedDB, storageBuckets, events, packing } = platform;
    this.name = name;
    this.platform = platform;
    this.schema = schema;
    this.packing = packing;
    this.area = new StorageArea(storage ?? memoryStorage(), storage ? limitCharacters : Number.MAX_SAFE_INTEGER);
    const transactions = sortKeys(this);
    storedVersion(this, schema.version);
    this.journal = storage && indexedDB && new Journal(`${name}-journal`, indexedDB, storageBuckets);
    this.maintenance = new Maintenance(this);
    try {
      if (transactions.length === 0 && (packing || !mayBePacked(this))) this.#migrate();
    } catch (cause) {
      if (!(cause instanceof AreaFull)) {
        this.close();
        throw cause;
      }
    }
    this.ready = this.isReady ? Promise.resolve() : this.#migrateLater(transactions);
    // Callers that await it get the error. Without any, it isn't an unhandled rejection.
    this.ready.catch(() => {});
    events?.addEventListener('storage', this.#onStorage);
    queueMicrotask(() => this.maintenance.announce());
  }

  /** @throws {NotReadyError} */
  mayRead(): void {
    if (!this.isReady) throw new NotReadyError();
  }

  /** @throws {NotReadyError} @throws {NewerDatabaseError} */
  mayWrite(): void {
    this.mayRead();
    if (this.isOutdated) throw new NewerDatabaseError();
  }

  changed(names: ReadonlySet<string>): void {
    if (names.size > 0) this.changes.tell(names);
  }

  /** Tells a moment later, because a damaged table may be read while a screen renders. */
  notice(notice: Notice): void {
    queueMicrotask(() => {
      this.earlierNotices.push(notice);
      this.notices.tell(notice);
    });
  }

  versionSeen(record: string | null): void {
    try {
      versionIn(record, this.schema.version);
    } catch {
      this.isOutdated = true;
      this.notice({ kind: 'outdated' });
    }
  }

  close(): void {
    this.platform.events?.removeEventListener('storage', this.#onStorage);
    this.maintenance.close();
  }

  readonly #onStorage = (({ storageArea, key, newValue }: StorageEvent): void => {
    if (storageArea !== this.platform.storage || this.isOutdated) return;
    if (key === this.name) this.versionSeen(newValue);
    const take = (): void => {
      if (!this.isOutdated) takeEvent(this, this.maintenance.rewrites, key, newValue);
    };
    if (this.isReady) {
      take();
      return;
    }
    // A table would be read without its packed pages.
    this.missed += 1;
    const takeMissed = (): void => {
      this.missed -= 1;
      take();
    };
    this.ready.then(takeMissed).catch(() => {});
  }) as EventListener;

  /** Migrates the database to this version. The store is ready then. */
  #migrate(): void {
    const { version, migrate } = this.schema;
    const from = storedVersion(this, version);
    const set = new ChangeSet();
    try {
      if (from < version) migrate(this, set, from);
      commit(this, set, databaseRecords(this, version, mayBePacked(this)));
    } catch (cause) {
      set.takeBack();
      if (from < version || !(cause instanceof AreaFull)) throw cause;
    }
    this.isReady = true;
  }

  /** Migrates once that can be done: a killed session left a transaction unfinished, pages are packed, or the store is full. */
  async #migrateLater(transactions: readonly string[]): Promise<void> {
    try {
      await this.maintenance.settle(transactions, () => this.#migrate());
    } catch (cause) {
      this.notice({ kind: 'not-ready', cause });
      throw cause;
    }
    this.changed(new Set(this.unread.keys()));
  }
}

/** Callbacks for an event. One that throws doesn't stop the others or the write. */
class Listeners<Event> {
  readonly #listeners = new Set<(event: Event) => void>();

  add(listener: (event: Event) => void): () => void {
    // Wrapped, so that a callback that is added twice is called twice, and each is removed by itself.
    const own = (event: Event): void => listener(event);
    this.#listeners.add(own);
    return () => {
      this.#listeners.delete(own);
    };
  }

  tell(event: Event): void {
    for (const listener of this.#listeners) {
      try {
        listener(event);
      } catch (cause) {
        reportError(cause);
      }
    }
  }
}
