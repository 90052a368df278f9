/**
 * The keys of a database called `keepmark` in local storage:
 * - `keepmark` and `keepmark=`: the database record, twice
 * - `keepmark@`: the care record
 * - `keepmark/jobs`: the record of a table
 * - `keepmark/jobs/ID`: a row written since the last compaction, or a tombstone
 * - `keepmark/jobs#ID`: a page of rows
 * - `keepmark!ID`: an unfinished transaction
 * - `keepmark?…`: a value that couldn't be read
 */
export interface StorageKey {
  /** The separator after the names of database and table: `/` for a row, `#` for a page. */
  readonly kind: '' | '=' | '@' | 'table' | '/' | '#' | '!' | '?';
  readonly table: string;
  readonly id: string;
}

const pattern = /^(?:\/(\w+))?(?:([/#!?=@])(.*))?$/;

/** Parses a key of this database. Returns undefined for any other key. */
export function parseKey(database: string, key: string): StorageKey | undefined {
  const match = key.startsWith(database) && pattern.exec(key.slice(database.length));
  if (!match) return undefined;
  const [, table = '', kind = table && 'table', id = ''] = match;
  return { kind: kind as StorageKey['kind'], table, id };
}
