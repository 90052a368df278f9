import type { Database } from '@keepmark/local-store';
import type { IconName } from '@keepmark/ui';

/** A row of a table, by its id. */
export interface SavedRef {
  readonly table: string;
  readonly id: string;
}

/** The stored values of a row. It may be from an older version, so any of them may be missing. */
export type SavedValues = Readonly<Record<string, unknown>>;

/** A kind of entry that people save, for lists of deleted entries and of replaced texts. */
export interface SavedKind {
  readonly table: string;
  readonly nouns: readonly [one: string, many: string];
  readonly icon: IconName;
  /** What people call the entry; empty if it has no name. */
  readonly titleOf: (values: SavedValues) => string;
  /** The screen that shows it. */
  readonly pathOf?: (id: string) => string;
  /** The labels of its texts, by field, as its form has them. */
  readonly fieldLabels?: Readonly<Record<string, string>>;
  /** What a restore doesn't bring back, in a sentence. */
  readonly notRestored?: string;
}

/** Every kind of entry that the features have. Rows of tables that aren't among them are parts of entries. */
export interface SavedKinds {
  readonly kinds: readonly SavedKind[];
  /** Makes rows that come back fit the ones that are there. Runs within the transaction of the restore. */
  readonly afterRestore: (database: Database, restored: readonly SavedRef[]) => void;
}

export const tablesOf = ({ kinds }: SavedKinds): ReadonlySet<string> => new Set(kinds.map(({ table }) => table));
