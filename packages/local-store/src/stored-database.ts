import { ChangeCounter } from './change-counter';
import { recordKey } from './commit';
import { clearAllTableNames, type Database } from './database';
import { TableExistsError, TableMissingError } from './errors';
import type { Json } from './field';
import { keepInternals } from './internals';
import { loadTable } from './load-table';
import { checkFieldNames } from './names';
import type { Notice } from './notice';
import type { OpenStore } from './open-store';
import { AreaFull } from './storage-area';
import { createTable, type Table } from './table';
import type { TableDefinition } from './table-definition';
import type { TableMemory } from './table-memory';
import { encodeTableRecord } from './table-record';
import { type Undo, UndoLog } from './undo-log';
import { Upkeep } from './upkeep';
import { Writer } from './writer';

/** The database that `openDatabase` gives. */
export class StoredDatabase implements Database {
  readonly #store: OpenStore;
  readonly #writer: Writer;
  readonly #upkeep: Upkeep;
  readonly #undoLog = new UndoLog();
  readonly #changes: ChangeCounter;
  readonly #closed: () => void;
  readonly #started: Promise<void>;

  constructor(store: OpenStore, closed: () => void) {
    this.#store = store;
    this.#closed = closed;
    this.#changes = new ChangeCounter(store);
    this.#upkeep = new Upkeep(store, store.presence);
    this.#writer = new Writer(store, (rows) => {
      this.#changes.add(rows);
      this.#upkeep.wrote();
    });
    keepInternals(this, { store, writer: this.#writer, undoLog: this.#undoLog, changes: this.#changes });
    store.platform.events?.addEventListener('pagehide', this.#onPageHide);
    this.#started = store.ready.then(() => this.#upkeep.start());
    this.#started.catch(() => {});
  }

  get name(): string {
    return this.#store.name;
  }

  get mode(): 'local' | 'memory' {
    return this.#store.platform.storage ? 'local' : 'memory';
  }

  get isReady(): boolean {
    return this.#store.isReady;
  }

  get ready(): Promise<void> {
    return this.#store.ready;
  }

  table<R extends { readonly internalId: string }>(definition: TableDefinition<R>): Table<R> {
    if (this.isReady) this.#define(definition);
    const table = createTable(definition.name, {
      memory: () => this.#defined(definition),
      write: (work) => this.#writer.write(work).answer,
      writeRow: (id, after, stamp) => this.#writer.writeRow(this.#defined(definition), id, after, stamp),
      subscribe: (listener) =>
        this.subscribe((tables) => {
          if (tables.has(definition.name)) listener();
        }),
    });
    return table as unknown as Table<R>;
  }

  createTable<R extends { readonly internalId: string }>(definition: TableDefinition<R>): Table<R> {
    if (this.tableExists(definition.name)) throw new TableExistsError(definition.name);
    return this.table(definition);
  }

  dropTable(name: string): void {
    const memory = this.#existing(name);
    const record = [recordKey(this.#store, memory), ''] as const;
    this.#writer.write(
      (changes) => changes.empty(memory),
      (changes) => [[record[0], encodeTableRecord(memory, changes.floors.get(memory), false)]],
    );
    memory.exists = false;
    memory.definition = undefined;
    memory.columns.clear();
  }

  tableExists(name: string): boolean {
    this.#store.mayRead();
    const { tables, unread } = this.#store;
    return (tables.has(name) || unread.has(name)) && loadTable(this.#store, name).exists;
  }

  columnExists(table: string, column: string): boolean {
    return this.#existing(table).columns.has(column);
  }

  addColumns(table: string, defaults: Readonly<Record<string, Json>>): void {
    const memory = this.#existing(table);
    checkFieldNames(Object.keys(defaults));
    for (const [name, fallback] of Object.entries(defaults)) {
      if (!memory.columns.has(name)) memory.addColumn(name, { kind: 'json', default: fallback });
    }
    this.#keepRecord(memory);
  }

  get tableNames(): readonly string[] {
    const { tables, unread } = this.#store;
    return [...new Set([...tables.keys(), ...unread.keys()])].filter((name) => this.tableExists(name)).sort();
  }

  transaction<Answer>(work: () => Answer): Answer {
    return this.#writer.write(work).answer;
  }

  undoable(label: string, work: () => unknown): Undo {
    const { changes } = this.#writer.write(work);
    return this.#undoLog.add(label, () => this.#writer.reverse(changes));
  }

  get undoLog(): UndoLog['entries'] {
    return this.#undoLog.entries;
  }

  clearAll(tableNames: readonly string[] = clearAllTableNames): Undo {
    const memories = tableNames.filter((name) => this.tableExists(name)).map((name) => this.#existing(name));
    const { changes } = this.#writer.write((set) => {
      for (const memory of memories) set.empty(memory);
    });
    return this.#undoLog.add('Cleared all data', () => this.#writer.reverse(changes), true);
  }

  subscribe(listener: (tables: ReadonlySet<string>) => void): () => void {
    return this.#store.changes.add(listener);
  }

  subscribeNotices(listener: (notice: Notice) => void): () => void {
    for (const notice of this.#store.earlierNotices) listener(notice);
    return this.#store.notices.add(listener);
  }

  async flush(): Promise<void> {
    await this.#started;
    await this.#store.journal?.flush();
  }

  close(): void {
    this.#onPageHide();
    this.#store.platform.events?.removeEventListener('pagehide', this.#onPageHide);
    this.#upkeep.close();
    this.#store.close();
    this.#closed();
  }

  readonly #onPageHide = (): void => {
    this.#store.rewrites.write();
    this.#store.journal?.hurry();
    this.#changes.save();
  };

  #existing(name: string): TableMemory {
    if (!this.tableExists(name)) throw new TableMissingError(name);
    return loadTable(this.#store, name);
  }

  #defined(definition: TableDefinition): TableMemory {
    this.#store.mayRead();
    const memory = this.#store.tables.get(definition.name);
    if (memory?.definition && memory.exists) return memory;
    if (memory && !memory.exists) throw new TableMissingError(definition.name);
    return this.#define(definition);
  }

  #define(definition: TableDefinition): TableMemory {
    const memory = loadTable(this.#store, definition.name);
    if (memory.definition !== definition) {
      memory.define(definition);
      this.#upkeep.mendLater(memory);
      memory.exists = true;
      this.#keepRecord(memory);
    }
    return memory;
  }

  #keepRecord(memory: TableMemory): void {
    const key = recordKey(this.#store, memory);
    const record = encodeTableRecord(memory);
    try {
      if (this.#store.area.get(key) !== record) this.#store.area.set(key, record, true);
    } catch (cause) {
      // Full: the rows name their columns themselves.
      if (!(cause instanceof AreaFull)) throw cause;
    }
  }
}
