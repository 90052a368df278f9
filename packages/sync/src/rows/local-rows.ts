import type { Database } from '@keepmark/local-store';
import { addReplacedTexts, type ReplacedText } from '@keepmark/local-store/replaced';
import {
  type Deletion,
  deletionsOf,
  type Differences,
  type KnownVersions,
  readRows,
  type RowRef,
  rowsDiffering,
  schemaVersion,
  setSyncMark,
  type StoredRow,
  syncMark,
  type Taken,
  type TakenDeletion,
  type TakenRow,
  takeRows,
} from '@keepmark/local-store/sync';

/** What the engine uses of the rows in this browser. `@keepmark/local-store/sync` documents each. */
export interface LocalRows {
  readonly schema: number;
  /** Lies beside the rows, and goes where they go. */
  mark: string | undefined;
  differing(known: KnownVersions): Promise<Differences>;
  read(refs: readonly RowRef[]): readonly StoredRow[];
  take(rows: readonly TakenRow[], deletions: readonly TakenDeletion[]): Promise<Taken>;
  deletions(): Promise<readonly Deletion[]>;
  addReplaced(texts: readonly ReplacedText[]): Promise<void>;
  /** Lets features put rules right that span rows, after rows of others were taken. */
  repair(): void;
}

/** A feature's repair of rules that span rows, such as exactly one default résumé. The same rows must give the same result. */
export type Repair = (database: Database) => void;

export function localRows(database: Database, repairs: readonly Repair[]): LocalRows {
  return {
    schema: schemaVersion(database),
    get mark() {
      return syncMark(database);
    },
    set mark(mark) {
      if (mark !== syncMark(database)) setSyncMark(database, mark);
    },
    differing: (known) => rowsDiffering(database, known),
    read: (refs) => readRows(database, refs),
    take: (rows, deletions) => takeRows(database, rows, deletions),
    deletions: () => deletionsOf(database),
    async addReplaced(texts) {
      await addReplacedTexts(database, texts);
    },
    repair() {
      for (const repair of repairs) repair(database);
    },
  };
}
