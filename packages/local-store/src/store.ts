import type { StoreFullError } from './errors';
import type { Journal } from './journal/journal';
import type { JournalKeeper } from './journal/journal-keeper';
import type { Notice } from './notice';
import type { Packing } from './pages/packing';
import type { Platform } from './platform';
import type { AreaFull, StorageArea } from './storage/storage-area';
import type { TableMemory } from './tables/table-memory';
import type { Bulk } from './writes/bulk';
import type { ChangeSet, RowChange } from './writes/change-set';

/** The version of the application's data, and how to bring older data up to it. `migrations` creates one. */
export interface Schema {
  readonly version: number;
  /** Changes the rows of a database of version `from`, within a transaction. */
  readonly migrate: (store: Store, changes: ChangeSet, from: number) => void;
}

/** What the rest of the store asks of maintenance, whose code loads later. `Maintenance` says what each does. */
export interface StoreMaintenance {
  readonly alone: boolean;
  readonly journal: JournalKeeper | undefined;
  prepareRoom(): Promise<void>;
  settle(transactions: readonly string[], settle: () => void): Promise<void>;
  loadPacking(): Promise<Packing>;
  start(): Promise<void>;
  takeEvent(key: string | null, value: string | null): void;
  makeRoom(characters: number): void;
  opened(memory: TableMemory): void;
  again(attempt: () => void, cause: AreaFull, aside?: ChangeSet): void;
  fullError(cause: AreaFull): StoreFullError;
  bulk(changes: readonly RowChange[]): Bulk;
  emptied(memory: TableMemory): void;
  defined(memory: TableMemory): void;
  wrote(): void;
  flush(): Promise<void>;
  close(): void;
}

/** What the parts of one open database share. */
export interface Store {
  readonly name: string;
  readonly area: StorageArea;
  readonly platform: Platform;
  /** The version of what the application keeps. */
  readonly schema: Schema;
  readonly tables: Map<string, TableMemory>;
  /** Keys of tables that nobody has opened yet, by table. */
  readonly unread: Map<string, Set<string>>;
  readonly journal: Journal | undefined;
  /** Rows written that the record of changes since the last backup does not count yet. */
  unsavedChanges: number;
  /** Here once the first packed page, or a store that is nearly full, asked for it. */
  packing: Packing | undefined;
  /** What the store does by itself; here a moment after the database has opened. */
  maintenance: StoreMaintenance | undefined;
  readonly loadMaintenance: () => Promise<StoreMaintenance>;
  /** What other tabs wrote before maintenance was here. */
  readonly missed: [key: string | null, value: string | null][];
  /** Whether a newer version of the application has written: what it wrote is not in memory, so nothing may be. */
  isOutdated: boolean;
  /** Tells listeners that these tables changed. */
  readonly changed: (tables: ReadonlySet<string>) => void;
  readonly notice: (notice: Notice) => void;
  /** The database's own record, as another tab wrote it. */
  readonly versionSeen: (record: string | null) => void;
}
