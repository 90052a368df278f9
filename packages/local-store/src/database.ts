import type { Notice } from './notice';
import type { Table } from './tables/table';
import type { TableDefinition } from './tables/table-definition';
import type { Undo, UndoEntry } from './writes/undo-log';

type WithId = { readonly internalId: string };

/** An open database. Everything that does not give a promise is synchronous. */
export interface Database {
  readonly name: string;
  /** `memory` when the browser denies local storage: then nothing outlives the page, and a screen has to say so. */
  readonly mode: 'local' | 'memory';
  /**
   * Whether rows can be read and written. False for a moment when the database has packed pages, or a transaction that
   * a killed session left half done; see `ready`.
   */
  readonly isReady: boolean;
  /** Settles when rows can be read and written. Rejects when the code that this takes did not load. */
  readonly ready: Promise<void>;

  /** Opens the table; makes it when it is missing, and adds the columns that it lacks. */
  table<R extends WithId>(definition: TableDefinition<R>): Table<R>;
  tableExists(name: string): boolean;
  readonly tableNames: readonly string[];

  /**
   * All or nothing, over any tables: when `work` throws, the store is full or the browser is killed, nothing has
   * changed. Listeners are called once, after it. `work` is synchronous; one within another is part of it, so
   * what the inner one throws must leave the outer one too.
   *
   * @throws {StoreFullError} @throws {NewerDatabaseError} @throws {NotReadyError}
   */
  transaction<Answer>(work: () => Answer): Answer;
  /** Runs `work` as a transaction and gives what reverses it; within another one, what reverses the whole of that. */
  undoable(label: string, work: () => unknown): Undo;
  /** What can be reversed, oldest first: the last fifty changes, and every "clear all". */
  readonly undoLog: readonly UndoEntry[];
  /**
   * Deletes every row of those of these tables that exist. Its undo stays possible until the page is left.
   *
   * @throws {NotReadyError} for a moment after the opening, when a table holds what has to be put right first.
   */
  clearAll(tableNames: readonly string[]): Undo;

  /**
   * Await it before an import, of which nobody knows how much it brings: until then, one transaction that writes more
   * than is free, unpacked, doesn't fit into a store that is nearly empty. Never rejects: without a network, such a
   * transaction throws as it would have.
   */
  prepareRoom(): Promise<void>;

  /** Calls back after each change, of this tab or another, with the names of the tables. Gives the end of it. */
  subscribe(listener: (tables: ReadonlySet<string>) => void): () => void;
  /** Calls back for what the store does by itself; first for what it did before. Gives the end of it. */
  subscribeNotices(listener: (notice: Notice) => void): () => void;
  /** Settles when what the disk had lost is back, and every write until now would survive the browser being killed. */
  flush(): Promise<void>;
  /** Lets go of the storage; a later `openDatabase` reads it again. */
  close(): void;
}
