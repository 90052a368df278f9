import type { Journal } from './journal';
import type { Notice } from './notice';
import type { Packing } from './packing';
import type { PendingRewrites } from './pending-rewrites';
import type { StorageArea } from './storage-area';
import type { TableMemory } from './table-memory';

/** What the parts of one open database share. */
export interface Store {
  readonly name: string;
  readonly area: StorageArea;
  readonly tables: Map<string, TableMemory>;
  /** Keys of tables that nobody has opened yet, by table. */
  readonly unread: Map<string, Set<string>>;
  readonly rewrites: PendingRewrites;
  readonly journal: Journal | undefined;
  /** Here once the first packed page, or a store that is nearly full, asked for it. */
  packing: Packing | undefined;
  readonly loadPacking: () => Promise<Packing>;
  /** Whether no other tab has the database open: then pages may be written again. */
  readonly alone: boolean;
  /** Whether a newer version of the application has written: what it wrote is not in memory, so nothing may be. */
  readonly isOutdated: boolean;
  /** Tells listeners that these tables changed. */
  readonly changed: (tables: ReadonlySet<string>) => void;
  readonly notice: (notice: Notice) => void;
  /** Another tab wrote the database's own record. */
  readonly versionSeen: (record: string | null) => void;
}
