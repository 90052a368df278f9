import type { ChangeSet } from './writes/change-set';
import type { Database } from './database';
import { TableMissingError } from './errors';
import { setInternals } from './internals';
import { writeRecord } from './storage/write-record';
import { loadTable } from './storage/load-table';
import { isUnstored } from './pages/table-layout';
import type { OpenStore } from './open-store';
import { createTable, type Table } from './tables/table';
import type { TableDefinition } from './tables/table-definition';
import type { TableMemory } from './tables/table-memory';
import { createUndoLog, type Undo } from './writes/undo-log';
import { createWriter } from './writes/writer';

/** The database that `openDatabase` returns. @param closed is called when it closes. */
export function storedDatabase(store: OpenStore, closed: () => void): Database {
  const { tables, unread } = store;
  const undoLog = createUndoLog();

  const writer = createWriter(store, (rows) => {
    store.unsavedChanges += rows;
    store.maintenance.wrote();
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
