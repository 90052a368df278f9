import { recordKey } from './commit';
import { clearAllTableNames, type Database } from './database';
import { TableExistsError, TableMissingError } from './errors';
import { keepInternals } from './internals';
import { loadTable } from './load-table';
import { checkFieldNames } from './names';
import type { OpenStore } from './open-store';
import { AreaFull } from './storage-area';
import { createTable, type Table } from './table';
import type { TableDefinition } from './table-definition';
import type { TableMemory } from './table-memory';
import { encodeTableRecord } from './table-record';
import { UndoLog } from './undo-log';
import { Writer } from './writer';

/** How long to wait before trying again to load upkeep. */
const loadAgainMs = 30_000;

/** The database that `openDatabase` gives. @param closed is told of its end. */
export function storedDatabase(store: OpenStore, closed: () => void): Database {
  const { tables, unread, area, journal } = store;
  const { storage, events } = store.platform;
  const undoLog = new UndoLog();
  let isClosed = false;

  const writer = new Writer(store, (rows) => {
    store.unsavedChanges += rows;
    store.upkeep?.wrote();
  });

  const start = async (): Promise<void> => {
    if (isClosed) return;
    try {
      await store.loadUpkeep();
    } catch (cause) {
      // Until it is here, storage and the first copy of the journal take what is written.
      if (!isClosed) setTimeout(() => void start().catch(() => {}), loadAgainMs);
      throw cause;
    }
    if (isClosed) store.upkeep!.close();
    else await store.upkeep!.start();
  };
  const started = store.ready.then(start);
  started.catch(() => {});

  const hurry = (): void => {
    if (store.upkeep) store.upkeep.hurry();
    else journal?.send();
  };
  events?.addEventListener('pagehide', hurry);

  const keepRecord = (memory: TableMemory): void => {
    const key = recordKey(store, memory);
    const record = encodeTableRecord(memory);
    try {
      if (!memory.unreadable.has(key) && area.get(key) !== record) area.set(key, record, true);
    } catch (cause) {
      // Full: the rows name their columns themselves.
      if (!(cause instanceof AreaFull)) throw cause;
    }
  };

  const tableExists = (name: string): boolean => {
    store.mayRead();
    return (tables.has(name) || unread.has(name)) && loadTable(store, name).exists;
  };

  const existing = (name: string): TableMemory => {
    if (!tableExists(name)) throw new TableMissingError(name);
    return loadTable(store, name);
  };

  const define = (definition: TableDefinition): TableMemory => {
    const memory = loadTable(store, definition.name);
    if (memory.definition !== definition) {
      memory.define(definition);
      store.upkeep?.mendLater(memory);
      memory.exists = true;
      keepRecord(memory);
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

  const subscribe: Database['subscribe'] = (listener) => store.changes.add(listener);

  const database: Database = {
    name: store.name,
    mode: storage ? 'local' : 'memory',
    ready: store.ready,
    get isReady() {
      return store.isReady;
    },
    table<R extends { readonly internalId: string }>(definition: TableDefinition<R>) {
      if (store.isReady) define(definition);
      else store.ready.then(() => define(definition)).catch(() => {});
      return createTable(definition.name, {
        memory: () => defined(definition),
        write: (work) => writer.write(work).answer,
        writeRow: (id, after, stamp) => writer.writeRow(defined(definition), id, after, stamp),
        subscribe: (listener) => subscribe((changed) => void (changed.has(definition.name) && listener())),
      }) as unknown as Table<R>;
    },
    createTable(definition) {
      if (tableExists(definition.name)) throw new TableExistsError(definition.name);
      return database.table(definition);
    },
    dropTable(name) {
      const memory = existing(name);
      writer.write(
        (changes) => changes.empty(memory),
        (changes) => [[recordKey(store, memory), encodeTableRecord(memory, changes.floors.get(memory), false)]],
      );
      memory.exists = false;
      memory.definition = undefined;
      memory.columns.clear();
    },
    tableExists,
    columnExists: (table, column) => existing(table).columns.has(column),
    addColumns(table, defaults) {
      const memory = existing(table);
      checkFieldNames(Object.keys(defaults));
      for (const [name, fallback] of Object.entries(defaults)) {
        if (!memory.columns.has(name)) memory.addColumn(name, { kind: 'json', default: fallback });
      }
      keepRecord(memory);
    },
    get tableNames() {
      return [...new Set([...tables.keys(), ...unread.keys()])].filter(tableExists).sort();
    },
    transaction: (work) => writer.write(work).answer,
    undoable(label, work) {
      const { changes } = writer.write(work);
      return undoLog.add(label, () => writer.reverse(changes));
    },
    get undoLog() {
      return undoLog.entries;
    },
    clearAll(tableNames = clearAllTableNames) {
      const memories = tableNames.filter(tableExists).map(existing);
      const { changes } = writer.write((set) => memories.forEach((memory) => set.empty(memory)));
      return undoLog.add('Cleared all data', () => writer.reverse(changes), true);
    },
    subscribe,
    subscribeNotices(listener) {
      store.earlierNotices.forEach(listener);
      return store.notices.add(listener);
    },
    async flush() {
      await started;
      await store.upkeep?.flush();
    },
    close() {
      isClosed = true;
      events?.removeEventListener('pagehide', hurry);
      store.close();
      closed();
    },
  };
  keepInternals(database, { store, writer, undoLog });
  return database;
}
