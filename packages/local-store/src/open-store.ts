import { ChangeSet } from './change-set';
import { commit } from './commit';
import { NewerDatabaseError, NotReadyError, StoreFullError } from './errors';
import { Journal } from './journal';
import { Listeners } from './listeners';
import { memoryStorage } from './memory-storage';
import type { Notice } from './notice';
import type { Packing } from './packing';
import type { Platform, TabPlatform } from './platform';
import { databaseRecords, mayBePacked, type Schema, storedVersion, versionIn } from './schema';
import { AreaFull, defaultLimitCharacters, StorageArea } from './storage-area';
import type { Store } from './store';
import { sortKeys } from './stored-keys';
import type { TableMemory } from './table-memory';
import type { Upkeep } from './upkeep';

/** A store as it is opened: at once, unless something in it has to be unpacked first. */
export class OpenStore implements Store {
  readonly name: string;
  readonly area: StorageArea;
  readonly tables = new Map<string, TableMemory>();
  readonly unread = new Map<string, Set<string>>();
  readonly changes = new Listeners<ReadonlySet<string>>();
  readonly notices = new Listeners<Notice>();
  /** What was said before anybody could listen. */
  readonly earlierNotices: Notice[] = [];
  readonly ready: Promise<void>;
  readonly journal: Journal | undefined;
  readonly platform: Platform;
  readonly missed: [string | null, string | null][] = [];
  unsavedChanges = 0;
  packing: Packing | undefined;
  upkeep: Upkeep | undefined;
  isReady = false;
  isOutdated = false;
  readonly schema: Schema;

  /** @throws {NewerDatabaseError} and whatever a migration throws; storage is as it was. */
  constructor(name: string, platform: Platform, schema: Schema, limitCharacters = defaultLimitCharacters) {
    const { storage, indexedDB, tabs, events } = platform;
    this.name = name;
    this.platform = platform;
    this.packing = platform.packing;
    this.schema = schema;
    this.area = new StorageArea(storage ?? memoryStorage(), storage ? limitCharacters : Number.MAX_SAFE_INTEGER);
    const transactions = sortKeys(this);
    storedVersion(this, schema.version);
    this.journal = storage && indexedDB && new Journal(indexedDB, `${name}-journal`);
    try {
      if (transactions.length === 0 && (this.packing || !mayBePacked(this))) this.#settle();
    } catch (cause) {
      if (!(cause instanceof AreaFull)) {
        this.close();
        throw cause;
      }
    }
    this.ready = this.isReady ? Promise.resolve() : this.#settleLater(transactions);
    // Whoever waits for it hears of a failure; nobody has to.
    this.ready.catch(() => {});
    events?.addEventListener('storage', this.#onStorage as EventListener);
    if (storage && tabs) queueMicrotask(() => announce(tabs.channel(`${name}-store`)));
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

  readonly changed = (tables: ReadonlySet<string>): void => {
    if (tables.size > 0) this.changes.tell(tables);
  };

  readonly notice = (notice: Notice): void => {
    this.earlierNotices.push(notice);
    this.notices.tell(notice);
  };

  readonly loadPacking = async (): Promise<Packing> => (this.packing ??= await import('./packing'));

  readonly loadUpkeep = async (): Promise<Upkeep> => {
    const chunk = await import('./upkeep');
    return this.upkeep ?? new chunk.Upkeep(this);
  };

  readonly versionSeen = (record: string | null): void => {
    try {
      versionIn(record, this.schema.version);
    } catch {
      this.isOutdated = true;
      this.notice({ kind: 'outdated' });
    }
  };

  /** What to tell of a change that did not fit while upkeep is not here to count. */
  full(cause: AreaFull): StoreFullError {
    const { characters: neededCharacters } = cause;
    const { limit: limitCharacters } = this.area;
    const fullness = { neededCharacters, usedCharacters: limitCharacters, limitCharacters, largest: [] };
    return new StoreFullError(fullness, cause);
  }

  close(): void {
    this.platform.events?.removeEventListener('storage', this.#onStorage as EventListener);
    if (this.upkeep) this.upkeep.close();
    else this.journal?.close();
  }

  readonly #onStorage = ({ storageArea, key, newValue }: StorageEvent): void => {
    if (storageArea !== this.platform.storage || this.isOutdated) return;
    if (key === this.name) this.versionSeen(newValue);
    if (this.upkeep) this.upkeep.takeEvent(key, newValue);
    else this.missed.push([key, newValue]);
  };

  // Brings it to this version.
  #settle(): void {
    const from = storedVersion(this, this.schema.version);
    const changes = new ChangeSet();
    try {
      if (from < this.schema.version) this.schema.migrate(this, changes, from);
      commit(this, changes, databaseRecords(this, this.schema.version, mayBePacked(this)));
    } catch (cause) {
      changes.takeBack();
      if (from < this.schema.version || !(cause instanceof AreaFull)) throw cause;
    }
    this.isReady = true;
  }

  // A killed session left something half done, pages are packed, or room is needed.
  async #settleLater(transactions: readonly string[]): Promise<void> {
    try {
      const upkeep = await this.loadUpkeep();
      if (mayBePacked(this)) await this.loadPacking();
      await upkeep.finishTransactions(transactions);
      try {
        this.#settle();
      } catch (cause) {
        if (!(cause instanceof AreaFull)) throw cause;
        await upkeep.prepareRoom();
        upkeep.makeRoom(cause.characters);
        this.#settle();
      }
    } catch (cause) {
      const error = cause instanceof AreaFull ? this.upkeep!.fullError(cause) : cause;
      this.notice({ kind: 'not-ready', cause: error });
      throw error;
    }
    this.changed(new Set(this.unread.keys()));
  }
}

/** A tab that had the database alone stops writing pages, even before upkeep is here to share its lock. */
function announce(channel: ReturnType<TabPlatform['channel']>): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
  channel.postMessage('came');
  channel.close();
}
