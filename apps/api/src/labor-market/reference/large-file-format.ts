import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { LargeRow } from './large-row';

/** How a file of tens of thousands of rows is recognized, and read as a stream into a table of its own. */
export interface LargeFileFormat<Table extends PgTable = PgTable> {
  /** What the file's name looks like. */
  readonly named: RegExp;
  /** For people. */
  readonly title: string;
  /** The table that only it fills. */
  readonly table: Table;
  /** The columns that identify a row, and all columns. */
  readonly keys: readonly (keyof Table['$inferInsert'] & string)[];
  readonly columns: readonly (keyof Table['$inferInsert'] & string)[];
  /** The rows one by one. @throws ReferenceFileError for a file that is something else. */
  readonly read: (bytes: Uint8Array, name: string) => AsyncIterable<LargeRow<object>> | Iterable<LargeRow<object>>;
  /** What the file's name says of its edition: "2025-26". */
  readonly edition?: (name: string) => string;
  /** Whether the source has some rows twice. */
  readonly mayRepeat?: boolean;
  /** The rows of the table that are this file's; all of them without it. */
  readonly ownRows?: SQL;
  /** What is done with all rows before they are stored. @param staged the table that they are in. */
  readonly finish?: (staged: SQL) => SQL;
}

/** Makes the types of a format agree with its table. */
export const largeFormat = <Table extends PgTable>(
  definition: LargeFileFormat<Table> & {
    read: (
      bytes: Uint8Array,
      name: string,
    ) => AsyncIterable<LargeRow<Table['$inferInsert']>> | Iterable<LargeRow<Table['$inferInsert']>>;
  },
): LargeFileFormat => definition as unknown as LargeFileFormat;
