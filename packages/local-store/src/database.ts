import { ChangeSet, type RowChange } from './change-set';
import { TableExistsError, TableMissingError } from './errors';
import type { Json } from './field';
import { memoryStorage } from './memory-storage';
import { checkDatabaseName, checkFieldNames } from './names';
import { cell, changed, type Row, versionOf } from './row';
import { fromRecord, toRecord } from './row-codec';
import { nextStamp, seenStamp } from './stamp';
import { storageKeys } from './storage-keys';
import { createTable, type Table } from './table';
import type { TableDefinition } from './table-definition';
import { type StoredObject, TableMemory } from './table-memory';
import { type Undo, type UndoEntry, UndoLog } from './undo-log';

export interface OpenOptions {
  /** Where the rows are kept; the browser's local storage unless a test gives its own. */
  readonly storage?: Storage;
}

/** The tables whose rows "clear all" deletes (specification, section 4). */
export const clearAllTableNames: readonly string[] = [
  'companies',
  'jobs',
  'interviews',
  'resumes',
  'resume_experience',
  'resume_education',
  'resume_skills',
  'settings',
];

/** An open database. Everything but `ready` is synchronous. */
export interface Database {
  readonly name: string;
  /** `memory` when the browser denies local storage: nothing outlives the page. */
  readonly mode: 'local' | 'memory';
  /** Settles when every row can be read; before it, only a database with packed pages lacks some. */
  readonly ready: Promise<void>;
  /** Opens the table; makes it when it is missing, and adds the columns that it lacks. */
  table<R extends { readonly internalId: string }>(definition: TableDefinition<R>): Table<R>;
  /** @throws {TableExistsError} */
  createTable<R extends { readonly internalId: string }>(definition: TableDefinition<R>): Table<R>;
  /** @throws {TableMissingError} */
  dropTable(name: string): void;
  tableExists(name: string): boolean;
  /** @throws {TableMissingError} */
  columnExists(table: string, column: string): boolean;
  /** Adds columns with their defaults; those that are there stay as they are. @throws {TableMissingError} */
  addColumns(table: string, defaults: Readonly<Record<string, Json>>): void;
  readonly tableNames: readonly string[];
  /**
   * All or nothing, over any tables: when `work` throws, or the store is full, nothing has changed. Listeners are
   * called once, after it. `work` is synchronous; a transaction within a transaction is part of it.
   */
  transaction<Answer>(work: () => Answer): Answer;
  /** Runs `work` as a transaction and gives what reverses it. */
  undoable(label: string, work: () => unknown): Undo;
  /** What can be reversed, oldest first: the last fifty. */
  readonly undoLog: readonly UndoEntry[];
  /** Deletes every row of these tables (those that exist). Its undo stays possible until the page is left. */
  clearAll(tableNames?: readonly string[]): Undo;
  /** Calls back after each change with the names of the changed tables. Gives the end of it. */
  subscribe(listener: (tables: ReadonlySet<string>) => void): () => void;
  /** Lets go of the storage; a later `openDatabase` reads it again. */
  close(): void;
}

const openDatabases = new WeakMap<Storage, Map<string, Database>>();

/**
 * Opens a database, and answers at once. Opening it twice gives the same one until it is closed.
 *
 * @param name letters, digits and underscore. @throws {InvalidNameError}
 */
export function openDatabase(name: string, options: OpenOptions = {}): Database {
  checkDatabaseName(name);
  const local = options.storage ?? browserStorage();
  const storage = local ?? memoryStorage();
  const known = openDatabases.get(storage)?.get(name);
  if (known) return known;

  const keys = storageKeys(name);
  const memories = new Map<string, TableMemory>();
  const databaseListeners = new Set<(tables: ReadonlySet<string>) => void>();
  const tableListeners = new Map<string, Set<() => void>>();
  const undoLog = new UndoLog();
  let current: ChangeSet | undefined;

  load();

  function load() {
    for (const key of Array.from({ length: storage.length }, (_, index) => storage.key(index)!)) {
      const parsed = keys.parse(key);
      if (parsed?.kind === 'table') memoryOf(parsed.table);
      if (parsed?.kind !== 'row') continue;
      const memory = memoryOf(parsed.table);
      const row = fromRecord(memory, parsed.id, JSON.parse(storage.getItem(key)!));
      if (!row) continue;
      seenStamp(versionOf(row));
      memory.replace(parsed.id, row);
    }
  }

  function memoryOf(table: string): TableMemory {
    let memory = memories.get(table);
    if (!memory) {
      memories.set(table, (memory = new TableMemory(table)));
      const record = JSON.parse(storage.getItem(keys.table(table)) ?? '{}') as { columns?: Record<string, Json> };
      for (const [column, fallback] of Object.entries(record.columns ?? {})) {
        memory.addColumn(column, { kind: 'json', default: fallback });
      }
    }
    return memory;
  }

  function existing(table: string): TableMemory {
    const memory = memories.get(table);
    if (!memory) throw new TableMissingError(table);
    return memory;
  }

  function writeTable(memory: TableMemory) {
    const columns = Object.fromEntries(
      [...memory.columns.values()].map((column) => [column.name, column.field.default]),
    );
    const value = JSON.stringify({ columns });
    const key = keys.table(memory.name);
    if (storage.getItem(key) !== value) storage.setItem(key, value);
  }

  function store(changes: readonly RowChange[]) {
    const written: [string, string | null][] = [];
    try {
      for (const { memory, id, after } of changes) {
        const key = keys.row(memory.name, id);
        written.push([key, storage.getItem(key)]);
        if (after) storage.setItem(key, JSON.stringify(toRecord(memory, after)));
        else storage.removeItem(key);
      }
    } catch (cause) {
      for (const [key, value] of written.toReversed()) {
        if (value === null) storage.removeItem(key);
        else storage.setItem(key, value);
      }
      throw cause;
    }
  }

  function notify(tables: ReadonlySet<string>) {
    for (const table of tables) for (const listener of tableListeners.get(table) ?? []) listener();
    for (const listener of databaseListeners) listener(tables);
  }

  function write<Answer>(work: (changes: ChangeSet) => Answer): { answer: Answer; changes: readonly RowChange[] } {
    if (current) return { answer: work(current), changes: [] };
    const set = (current = new ChangeSet());
    let changes: readonly RowChange[];
    let answer: Answer;
    try {
      answer = work(set);
      if (answer instanceof Promise) throw new TypeError('A transaction is synchronous: await before it, not in it.');
      changes = [...set];
      store(changes);
    } catch (cause) {
      set.takeBack();
      throw cause;
    } finally {
      current = undefined;
    }
    if (changes.length > 0) notify(new Set(changes.map(({ memory }) => memory.name)));
    return { answer, changes };
  }

  function reverse(changes: readonly RowChange[]) {
    write((set) => {
      for (const { memory, id, before, after } of changes.toReversed()) {
        const now = memory.rows.get(id);
        if (now === after) set.replace(memory, id, before && restamped(before));
        else if (now && before && after) set.replace(memory, id, reversedFields(memory, now, before, after));
      }
    });
  }

  function undoable(label: string, work: () => unknown, pinned = false): Undo {
    const { changes } = write(work);
    return undoLog.add(label, () => reverse(changes), pinned);
  }

  function open(definition: TableDefinition): Table<StoredObject> {
    const memory = memoryOf(definition.name);
    if (memory.definition !== definition) {
      memory.define(definition);
      writeTable(memory);
    }
    return createTable(definition.name, {
      memory: () => existing(definition.name),
      write: (work) => write(work).answer,
      subscribe(listener) {
        const listeners = tableListeners.get(definition.name) ?? new Set();
        tableListeners.set(definition.name, listeners.add(listener));
        return () => void listeners.delete(listener);
      },
      truncate: () => void write((set) => emptied(existing(definition.name), set)),
    });
  }

  function emptied(memory: TableMemory, set: ChangeSet) {
    for (const id of memory.rows.keys()) set.replace(memory, id, undefined);
  }

  const database: Database = {
    name,
    mode: local ? 'local' : 'memory',
    ready: Promise.resolve(),
    table: (definition) => open(definition) as never,
    createTable(definition) {
      if (memories.has(definition.name)) throw new TableExistsError(definition.name);
      return open(definition) as never;
    },
    dropTable(table) {
      const memory = existing(table);
      write((set) => emptied(memory, set));
      storage.removeItem(keys.table(table));
      memories.delete(table);
    },
    tableExists: (table) => memories.has(table),
    columnExists: (table, column) => existing(table).columns.has(column),
    addColumns(table, defaults) {
      const memory = existing(table);
      checkFieldNames(Object.keys(defaults));
      for (const [column, fallback] of Object.entries(defaults)) {
        if (!memory.columns.has(column)) memory.addColumn(column, { kind: 'json', default: fallback });
      }
      writeTable(memory);
    },
    get tableNames() {
      return [...memories.keys()].sort();
    },
    transaction: (work) => write(work).answer,
    undoable: (label, work) => undoable(label, work),
    get undoLog() {
      return undoLog.entries;
    },
    clearAll(tables = clearAllTableNames) {
      const found = tables.flatMap((table) => memories.get(table) ?? []);
      const { changes } = write((set) => found.forEach((memory) => emptied(memory, set)));
      return undoLog.add('Cleared all data', () => reverse(changes), true);
    },
    subscribe(listener) {
      databaseListeners.add(listener);
      return () => void databaseListeners.delete(listener);
    },
    close() {
      openDatabases.get(storage)?.delete(name);
    },
  };
  const siblings = openDatabases.get(storage) ?? new Map<string, Database>();
  openDatabases.set(storage, siblings.set(name, database));
  return database;
}

function restamped(row: Row): Row {
  const [id, , ...cells] = row;
  return [id, nextStamp(), ...cells];
}

// Fields that were changed again since keep the newer change.
function reversedFields(memory: TableMemory, now: Row, before: Row, after: Row): Row {
  const columns = [...memory.columns.values()].filter(
    (column) => cell(now, column) === cell(after, column) && cell(before, column) !== cell(after, column),
  );
  return changed(
    now,
    columns.map((column) => [column, cell(before, column)] as const),
    nextStamp(),
  );
}

function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage ?? undefined;
  } catch {
    return undefined;
  }
}
