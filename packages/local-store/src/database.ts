import type { OpenStore } from './open-store';
import type { Notice } from './store';
import type { Table } from './tables/table';
import type { TableDefinition } from './tables/table-definition';
import type { Undo, UndoEntry, UndoLog } from './writes/undo-log';
import type { Writer } from './writes/writer';

type WithId = { readonly internalId: string };

/** An open database. Everything that doesn't return a promise is synchronous. */
export interface Database {
  readonly name: string;
  /** `memory` when the browser denies local storage. Nothing outlives the page then, and the screen has to say so. */
  readonly mode: 'local' | 'memory';
  /**
   * Whether rows can be read and written. False at first when the database has packed pages or a transaction that a
   * killed session didn't finish; see `ready`.
   */
  readonly isReady: boolean;
  /** Resolves when rows can be read and written. Rejects when the code for that doesn't load. */
  readonly ready: Promise<void>;

  /** Opens the table. Creates it and its columns if they are missing. */
  table<R extends WithId>(definition: TableDefinition<R>): Table<R>;
  tableExists(name: string): boolean;
  readonly tableNames: readonly string[];

  /**
   * Changes any tables, all or nothing: when `work` throws, the store is full, or the browser is killed, nothing has
   * changed. Calls listeners once, at the end. `work` must be synchronous. A nested transaction is part of the outer
   * one, so the outer one must not catch what the inner one throws.
   *
   * @throws {StoreFullError} @throws {NewerDatabaseError} @throws {NotReadyError}
   */
  transaction<Answer>(work: () => Answer): Answer;
  /** Runs `work` as a transaction and returns its undo. In a nested one, the undo reverses the whole outer transaction. */
  undoable(label: string, work: () => unknown): Undo;
  /** The changes that can be undone, oldest first: the last 50, and every "Clear all". */
  readonly undoLog: readonly UndoEntry[];
  /** Deletes every row of these tables, as far as they exist. It can be undone until the page is closed. */
  clearAll(tableNames: readonly string[]): Undo;

  /**
   * Loads the code that packs pages. Await it before an import of unknown size: without it, a transaction that is larger
   * than the free space, unpacked, fails even in an empty store. Never rejects; offline, such a transaction throws.
   */
  prepareRoom(): Promise<void>;

  /** Calls back after each change, in this tab or another, with the names of the tables. Returns the unsubscribe function. */
  subscribe(listener: (tables: ReadonlySet<string>) => void): () => void;
  /** Calls back for what the store does by itself, starting with past notices. Returns the unsubscribe function. */
  subscribeNotices(listener: (notice: Notice) => void): () => void;
  /** Resolves when rows lost on disk are recovered and every write so far would survive a killed browser. */
  flush(): Promise<void>;
  /** Closes the database. `openDatabase` reads it again. */
  close(): void;
}

/** What backups and the health view need beyond a database's public interface. */
export interface Internals {
  readonly store: OpenStore;
  readonly writer: Writer;
  readonly undoLog: UndoLog;
}

const known = new WeakMap<Database, Internals>();

export function setInternals(database: Database, internals: Internals): void {
  known.set(database, internals);
}

export function internalsOf(database: Database): Internals {
  const internals = known.get(database);
  if (!internals) throw new TypeError('This takes a database that openDatabase gave.');
  return internals;
}
