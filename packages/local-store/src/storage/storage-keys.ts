import type { Store } from '../store';

/**
 * The keys of a database called `keepmark` in local storage:
 * - `keepmark` and `keepmark=`: the database record, twice
 * - `keepmark@`: the care record
 * - `keepmark@sync`: the mark of sync
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

/** Something that keys name: a database, or a table in it. */
interface Named {
  readonly name: string;
}

/** The key of a table's record. */
export const recordKey = (database: Named, table: Named): string => `${database.name}/${table.name}`;

export const rowKey = (database: Named, table: Named, id: string): string => `${recordKey(database, table)}/${id}`;

export const pageKey = (database: Named, table: Named, id: string): string => `${recordKey(database, table)}#${id}`;

export const transactionKey = ({ name }: Named, id: string): string => `${name}!${id}`;

/** The database record is stored under both, because no row repeats what it says. */
export const databaseKeys = ({ name }: Named): [string, string] => [name, `${name}=`];

export const careKey = ({ name }: Named): string => `${name}@`;

export const syncMarkKey = (database: Named): string => `${careKey(database)}sync`;

/** The key of a copy of what was found under `from` and couldn't be read. */
export const rescueKey = ({ name }: Named, from: string): string => `${name}?${from.slice(name.length)}`;

/** Groups the keys by table. Returns those of unfinished transactions. */
export function sortKeys(store: Store): string[] {
  const transactions: string[] = [];
  for (const key of store.area.keys()) {
    const { kind, table } = parseKey(store.name, key) ?? {};
    if (kind === '!') transactions.push(key);
    if (!table) continue;
    const keys = store.unread.get(table);
    if (keys) keys.add(key);
    else store.unread.set(table, new Set([key]));
  }
  return transactions.sort();
}

/** The records of unfinished transactions: running in another tab, or left by one that crashed or ran out of space. */
export const unfinished = ({ area, name }: Store): string[] =>
  area
    .keys()
    .filter((key) => parseKey(name, key)?.kind === '!')
    .sort();
