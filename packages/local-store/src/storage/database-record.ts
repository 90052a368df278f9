import { NewerDatabaseError } from '../errors';
import type { JournalEntry } from '../journal/journal';
import type { Store } from '../store';
import { parseJson } from '../tables/row-codec';
import { databaseKeys } from './storage-keys';

/** The version of the layout of keys and values. A different one was written by a newer version of this package. */
const layoutFormat = 1;

interface DatabaseRecord {
  readonly format: number;
  readonly version: number;
  readonly packed?: number;
}

function parseRecord(text: string | null): DatabaseRecord | undefined {
  const record = parseJson(text) as DatabaseRecord | null | undefined;
  return Number.isInteger(record?.format) && Number.isInteger(record?.version) ? record! : undefined;
}

function storedRecord(store: Store): DatabaseRecord | undefined {
  const [first, second] = databaseKeys(store).map((key) => parseRecord(store.area.get(key)));
  return first ?? second;
}

/** The database record, which holds the version, under each key where storage lacks it. */
export function databaseRecords(store: Store, version: number, packed: boolean): JournalEntry[] {
  // The record has the same length with and without packed pages, because packing must not need space.
  const record = JSON.stringify({ format: layoutFormat, version, packed: packed ? 1 : 0 } satisfies DatabaseRecord);
  return databaseKeys(store)
    .filter((key) => store.area.get(key) !== record)
    .map((key) => [key, record]);
}

/** Whether some pages may be packed. The code that reads those loads separately. */
export function mayBePacked(store: Store): boolean {
  const record = storedRecord(store);
  return record ? record.packed === 1 : store.unread.size > 0;
}

/**
 * The version in a record, or undefined when it can't be read.
 *
 * @throws {NewerDatabaseError} for a version that this code doesn't know.
 */
export const versionIn = (text: string | null, known: number): number | undefined => checked(parseRecord(text), known);

/**
 * The stored version. A new database has the version of this code.
 *
 * @throws {NewerDatabaseError} when this code doesn't know the version. Nothing was changed.
 */
export const storedVersion = (store: Store, known: number): number => checked(storedRecord(store), known) ?? known;

function checked(record: DatabaseRecord | undefined, known: number): number | undefined {
  if (record && (record.format > layoutFormat || record.version > known)) throw new NewerDatabaseError();
  return record?.version;
}
