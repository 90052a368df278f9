import type { Journal } from './journal/journal';
import type { Notice } from './notice';
import type { Packing } from './pages/packing';
import type { Platform } from './platform';
import type { Schema } from './schema';
import type { StorageArea } from './storage/storage-area';
import type { TableMemory } from './tables/table-memory';
import type { Upkeep } from './upkeep/upkeep';

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
  upkeep: Upkeep | undefined;
  readonly loadUpkeep: () => Promise<Upkeep>;
  /** What other tabs wrote before upkeep was here. */
  readonly missed: [key: string | null, value: string | null][];
  /** Whether a newer version of the application has written: what it wrote is not in memory, so nothing may be. */
  isOutdated: boolean;
  /** Tells listeners that these tables changed. */
  readonly changed: (tables: ReadonlySet<string>) => void;
  readonly notice: (notice: Notice) => void;
  /** The database's own record, as another tab wrote it. */
  readonly versionSeen: (record: string | null) => void;
}
