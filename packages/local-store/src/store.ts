import type { Journal } from './journal/journal';
import type { Packing } from './pages/packing';
import type { Platform } from './platform';
import type { StorageArea } from './storage/storage-area';
import type { TableMemory } from './tables/table-memory';
import type { ChangeSet, RowChange } from './writes/change-set';

/** The version of the application's data, and how to migrate older data. Created by `migrations`. */
export interface Schema {
  readonly version: number;
  /** Migrates the rows of a database of version `from`, within a transaction. */
  readonly migrate: (store: Store, changes: ChangeSet, from: number) => void;
}

/** The part of maintenance that the rest of the store uses. `Maintenance` documents it. */
export interface StoreMaintenance {
  readonly alone: boolean;
  /** Transactions that deleted rows, until those are in "Recently deleted". */
  readonly deletions: (readonly RowChange[])[];
  prepareRoom(): Promise<void>;
  loadPacking(): Promise<Packing>;
  makeRoom(characters: number): void;
  repair(memory: TableMemory): void;
  emptied(memory: TableMemory): void;
}

/** The state that the parts of an open database share. */
export interface Store {
  readonly name: string;
  readonly area: StorageArea;
  readonly platform: Platform;
  /** The version of the application's data. */
  readonly schema: Schema;
  readonly tables: Map<string, TableMemory>;
  /** Keys of tables that aren't open yet, by table. */
  readonly unread: Map<string, Set<string>>;
  readonly journal: Journal | undefined;
  /** Written rows that the care record doesn't count yet. */
  unsavedChanges: number;
  /** The code that packs pages, loaded with the first packed page or when the store is nearly full. */
  packing: Packing | undefined;
  readonly maintenance: StoreMaintenance;
  /** All space that can be freed was freed. New pages are packed if they don't fit otherwise. */
  isShort: boolean;
  /** How many writes of other tabs wait until the store is ready. */
  readonly missed: number;
  /** Whether a newer version of the application has written. Its writes aren't in memory, so this tab must not write. */
  isOutdated: boolean;
  /** Listeners for the names of the tables that changed. */
  readonly changes: { add(listener: (tables: ReadonlySet<string>) => void): () => void };
  /** Notifies listeners that these tables changed. */
  changed(tables: ReadonlySet<string>): void;
  notice(notice: Notice): void;
  /** Applies the database record that another tab wrote. */
  versionSeen(record: string | null): void;
}

/** Something the store did by itself that the app shell tells people. */
export type Notice =
  /** Rows lost on disk were recovered. */
  | { readonly kind: 'recovered'; readonly rows: number }
  /** A value couldn't be read. It was set aside under a rescue key and can be downloaded. */
  | { readonly kind: 'rescued'; readonly key: string; readonly reason: string }
  /** More than 80% of the space is used. */
  | { readonly kind: 'nearly-full'; readonly usedCharacters: number; readonly limitCharacters: number }
  /** A newer version of the application has opened the database. This tab must be reloaded before it can write. */
  | { readonly kind: 'outdated' }
  /** Nothing can be read, because the code that unpacks pages or finishes a transaction didn't load. */
  | { readonly kind: 'not-ready'; readonly cause: unknown };
