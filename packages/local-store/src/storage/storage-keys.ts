/**
 * The keys of a database called `keepmark` in local storage:
 * `keepmark` and `keepmark=` its own record, twice · `keepmark@` what it remembers of its care · `keepmark/jobs` a table's record · `keepmark/jobs/ID` a row written since ·
 * `keepmark/jobs#ID` a page of rows · `keepmark!ID` a transaction under way ·
 * `keepmark?…` what could not be read, kept.
 */
export interface StorageKey {
  /** What follows the names of database and table; `/` is a row, `#` a page. */
  readonly kind: '' | '=' | '@' | 'table' | '/' | '#' | '!' | '?';
  readonly table: string;
  readonly id: string;
}

const pattern = /^(?:\/(\w+))?(?:([/#!?=@])(.*))?$/;

/** Undefined for a key of somebody else. */
export function parseKey(database: string, key: string): StorageKey | undefined {
  const match = key.startsWith(database) && pattern.exec(key.slice(database.length));
  if (!match) return undefined;
  const [, table = '', kind = table && 'table', id = ''] = match;
  return { kind: kind as StorageKey['kind'], table, id };
}
