import { ChangeSet } from './writes/change-set';
import { commit } from './writes/commit';
import { NewerDatabaseError, NotReadyError } from './errors';
import { Journal } from './journal/journal';
import { Listeners } from './listeners';
import { memoryStorage } from './storage/memory-storage';
import type { Notice } from './notice';
import type { Platform, TabPlatform } from './platform';
import { databaseRecords, mayBePacked, storedVersion, versionIn } from './database-record';
import { AreaFull, defaultLimitCharacters, StorageArea } from './storage/storage-area';
import type { Schema, Store } from './store';
import { sortKeys } from './storage/stored-keys';

/** An open store. It is ready right away unless pages have to be unpacked or transactions finished first. */
export interface OpenStore extends Store {
  readonly changes: Listeners<ReadonlySet<string>>;
  readonly notices: Listeners<Notice>;
  /** Notices from before anyone could subscribe. */
  readonly earlierNotices: Notice[];
  readonly isReady: boolean;
  readonly ready: Promise<void>;
  /** @throws {NotReadyError} */
  mayRead(): void;
  /** @throws {NotReadyError} @throws {NewerDatabaseError} */
  mayWrite(): void;
  close(): void;
}

type StoreState = { -readonly [Part in keyof OpenStore]: OpenStore[Part] };

/** @throws {NewerDatabaseError} @throws what a migration throws. Storage is unchanged then. */
export function openStore(
  name: string,
  platform: Platform,
  schema: Schema,
  limitCharacters = defaultLimitCharacters,
): OpenStore {
  const { storage, indexedDB, tabs, events, packing } = platform;

  const onStorage = (({ storageArea, key, newValue }: StorageEvent): void => {
    if (storageArea !== storage || store.isOutdated) return;
    if (key === name) store.versionSeen(newValue);
    if (store.maintenance) store.maintenance.takeEvent(key, newValue);
    else store.missed.push([key, newValue]);
  }) as EventListener;

  const store: StoreState = {
    name,
    area: new StorageArea(storage ?? memoryStorage(), storage ? limitCharacters : Number.MAX_SAFE_INTEGER),
    platform,
    schema,
    tables: new Map(),
    unread: new Map(),
    missed: [],
    changes: new Listeners(),
    notices: new Listeners(),
    earlierNotices: [],
    packing,
    journal: undefined,
    maintenance: undefined,
    ready: Promise.resolve(),
    unsavedChanges: 0,
    isReady: false,
    isOutdated: false,
    mayRead() {
      if (!store.isReady) throw new NotReadyError();
    },
    mayWrite() {
      store.mayRead();
      if (store.isOutdated) throw new NewerDatabaseError();
    },
    changed(names) {
      if (names.size > 0) store.changes.tell(names);
    },
    notice(notice) {
      store.earlierNotices.push(notice);
      store.notices.tell(notice);
    },
    async loadMaintenance() {
      const chunk = await import('./maintenance/maintenance');
      return store.maintenance ?? new chunk.Maintenance(store);
    },
    versionSeen(record) {
      try {
        versionIn(record, schema.version);
      } catch {
        store.isOutdated = true;
        store.notice({ kind: 'outdated' });
      }
    },
    close() {
      events?.removeEventListener('storage', onStorage);
      (store.maintenance ?? store.journal)?.close();
    },
  };

  const transactions = sortKeys(store);
  storedVersion(store, schema.version);
  store.journal = storage && indexedDB && new Journal(indexedDB, `${name}-journal`);
  try {
    if (transactions.length === 0 && (packing || !mayBePacked(store))) migrate(store);
  } catch (cause) {
    if (!(cause instanceof AreaFull)) {
      store.close();
      throw cause;
    }
  }
  if (!store.isReady) store.ready = migrateLater(store, transactions);
  // Callers that await it get the error. Without any, it isn't an unhandled rejection.
  store.ready.catch(() => {});
  events?.addEventListener('storage', onStorage);
  if (storage && tabs) queueMicrotask(() => announce(tabs.channel(`${name}-store`)));
  return store;
}

/** Migrates the database to this version. The store is ready then. */
function migrate(store: StoreState): void {
  const { schema } = store;
  const from = storedVersion(store, schema.version);
  const set = new ChangeSet();
  try {
    if (from < schema.version) schema.migrate(store, set, from);
    commit(store, set, databaseRecords(store, schema.version, mayBePacked(store)));
  } catch (cause) {
    set.takeBack();
    if (from < schema.version || !(cause instanceof AreaFull)) throw cause;
  }
  store.isReady = true;
}

/** Migrates with maintenance: a killed session left a transaction unfinished, pages are packed, or the store is full. */
async function migrateLater(store: StoreState, transactions: readonly string[]): Promise<void> {
  try {
    const maintenance = await store.loadMaintenance();
    await maintenance.settle(transactions, () => migrate(store));
  } catch (cause) {
    store.notice({ kind: 'not-ready', cause });
    throw cause;
  }
  store.changed(new Set(store.unread.keys()));
}

/** Makes a tab that was alone stop rewriting pages, even before maintenance has loaded and can share the lock. */
function announce(channel: ReturnType<TabPlatform['channel']>): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
  channel.postMessage('came');
  channel.close();
}
