import type { ChangeSet } from './change-set';
import { NewerDatabaseError } from './errors';
import type { JournalEntry } from './journal';
import { parseJson } from './parse-json';
import type { Store } from './store';

/** The version of what the application keeps, and the way there from older ones: made by `migrations`. */
export interface Schema {
  readonly version: number;
  /** Changes the rows of a database of version `from`, within a transaction. */
  readonly migrate: (store: Store, changes: ChangeSet, from: number) => void;
}

/** The layout of keys and values; another one means that a newer version of this package wrote them. */
const layoutFormat = 1;

/** The database's own record, which says its version, as far as storage lacks it. Twice: no row repeats it. */
export function databaseRecords({ area, name }: Store, version: number, packed: boolean): JournalEntry[] {
  // As long with packed pages as without: packing must not need room.
  const record = JSON.stringify({ format: layoutFormat, version, packed: packed ? 1 : 0 });
  return [name, `${name}=`].filter((key) => area.get(key) !== record).map((key) => [key, record]);
}

/**
 * The version that a record says; undefined when there is none that can be read.
 *
 * @throws {NewerDatabaseError} for one that this code does not know.
 */
export function versionIn(record: string | null, known: number): number | undefined {
  const { format, version } = (parseJson(record) ?? {}) as { format?: number; version?: number };
  if (!Number.isInteger(format) || !Number.isInteger(version)) return undefined;
  if (format! > layoutFormat || version! > known) throw new NewerDatabaseError();
  return version;
}

/** Whether some page may be packed, so that it takes more than this code to read it. */
export function mayBePacked({ area, name, unread }: Store): boolean {
  const records = [name, `${name}=`].map((key) => parseJson(area.get(key)) as { packed?: number } | null | undefined);
  const record = records.find((one) => one?.packed !== undefined);
  return record ? record.packed === 1 : unread.size > 0;
}

/**
 * The version of what is stored; the one of this code for a database that is new.
 *
 * @param transactions those that are not over: one may have been about to write another version, and has happened.
 * @throws {NewerDatabaseError} when this code does not know the version. Nothing was touched.
 */
export function storedVersion({ area, name }: Store, known: number, transactions: readonly string[] = []): number {
  let version: number | undefined;
  for (const key of transactions) {
    const { keys } = (parseJson(area.get(key)) ?? {}) as { keys?: readonly JournalEntry[] };
    for (const [record, text] of Array.isArray(keys) ? keys : [])
      if (record === name) version = versionIn(text, known) ?? version;
  }
  return version ?? versionIn(area.get(name), known) ?? versionIn(area.get(`${name}=`), known) ?? known;
}
