import { type Database, setInternals } from './database';
import { TableMissingError } from './errors';
import { OpenStore } from './open-store';
import { browserPlatform, type Platform } from './platform';
import { isUnstored, loadTable, writeRecord } from './storage/load-table';
import type { Schema } from './store';
import { createTable, type Table } from './tables/table';
import { checkDatabaseName, type TableDefinition } from './tables/table-definition';
import type { TableMemory } from './tables/table-memory';
import type { ChangeSet } from './writes/change-set';
import { createUndoLog, type Undo } from './writes/undo-log';
import { createWriter } from './writes/writer';

export interface OpenOptions {
  /** Where rows are stored. Default: the browser's local storage. */
  readonly storage?: Storage;
  /** Other browser APIs. With `storage` alone, the database uses none. */
  readonly platform?: Partial<Platform>;
  /** The version of the application's data and its migrations: `migrations([…])`. */
  readonly schema?: Schema;
  /** How many characters fit, keys and values together. Default: 5,242,880. */
  readonly limitCharacters?: number;
}

const openDatabases = new WeakMap<object, Map<string, Database>>();
/** The databases in memory when storage is denied: one per name and page. */
const withoutStorage = {};

/**
 * Opens a database synchronously from local storage. Rows lost on disk are recovered a moment later, with a notice.
 * Opening it again returns the same database until it is closed.
 *
 * @param name letters, digits and underscores
 * @throws {InvalidNameError} @throws {NewerDatabaseError} @throws what a migration throws. Nothing is changed then.
 */
export function openDatabase(name: string, options: OpenOptions = {}): Database {
  checkDatabaseName(name);
  const platform = platformOf(options);
  const place = platform.storage ?? withoutStorage;
  const siblings = openDatabases.get(place) ?? new Map<string, Database>();
  openDatabases.set(place, siblings);
  const known = siblings.get(name);
  if (known) return known;
  const store = new OpenStore(name, platform, options.schema ?? unversioned, options.limitCharacters);
  const database = storedDatabase(store, () => siblings.delete(name));
  siblings.set(name, database);
  return database;
}

const unversioned: Schema = { version: 1, migrate: () => {} };

const platformOf = ({ storage, platform }: OpenOptions): Platform => ({
  ...(storage ? { storage } : browserPlatform()),
  ...platform,
});

/** The database that `openDatabase` returns. @param closed is called when it closes. */
export function storedDatabase(store: OpenStore, closed: () => void): Database {
  const { tables, unread } = store;
  const undoLog = createUndoLog();

  const writer = createWriter(store, (changes) => {
    store.unsavedChanges += changes.length;
    store.maintenance.wrote(changes);
  });

  const started = store.ready.then(() => store.maintenance.start());
  started.catch(() => {});

  const tableExists = (name: string): boolean => {
    store.mayRead();
    return (tables.has(name) || unread.has(name)) && loadTable(store, name).exists;
  };

  const define = (definition: TableDefinition): TableMemory => {
    const memory = loadTable(store, definition.name);
    if (memory.definition !== definition) {
      memory.define(definition);
      store.maintenance.defined(memory);
      memory.exists = true;
      writeRecord(store, memory);
    }
    return memory;
  };

  const defined = (definition: TableDefinition): TableMemory => {
    store.mayRead();
    const memory = tables.get(definition.name);
    if (memory?.definition && memory.exists) return memory;
    if (memory && !memory.exists) throw new TableMissingError(definition.name);
    return define(definition);
  };

  const undoable = (label: string, work: (changes: ChangeSet) => unknown, pinned?: boolean): Undo => {
    const written = writer.write(work);
    return undoLog.add(label, () => writer.reverse(written.changes), pinned);
  };

  const subscribe: Database['subscribe'] = (listener) => store.changes.add(listener);

  const database: Database = {
    name: store.name,
    mode: store.platform.storage ? 'local' : 'memory',
    ready: store.ready,
    get isReady() {
      return store.isReady;
    },
    table<R extends { readonly internalId: string }>(definition: TableDefinition<R>) {
      if (store.isReady) define(definition);
      else store.ready.then(() => define(definition)).catch(() => {});
      return createTable(definition.name, {
        memory: () => defined(definition),
        writer,
        subscribe: (listener) => subscribe((changed) => void (changed.has(definition.name) && listener())),
      }) as unknown as Table<R>;
    },
    tableExists,
    get tableNames() {
      return [...tables.keys(), ...unread.keys()].filter(tableExists).sort();
    },
    undoable,
    transaction: (work) => writer.write(work).answer,
    get undoLog() {
      return undoLog.entries;
    },
    clearAll(tableNames) {
      const tablesThere = tableNames.filter(tableExists).map((table) => loadTable(store, table));
      const memories = tablesThere.filter((memory) => !isUnstored(memory));
      return undoable('Cleared all data', (set) => memories.forEach((memory) => set.empty(memory)), true);
    },
    subscribe,
    subscribeNotices(listener) {
      store.earlierNotices.forEach(listener);
      return store.notices.add(listener);
    },
    async prepareRoom() {
      try {
        await store.maintenance.prepareRoom();
      } catch {
        // It didn't load. The write may fit without it.
      }
    },
    async flush() {
      await started;
      await store.maintenance.flush();
    },
    close() {
      store.close();
      closed();
    },
  };
  setInternals(database, { store, writer, undoLog });
  return database;
}
