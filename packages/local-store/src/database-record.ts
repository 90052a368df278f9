import { NewerDatabaseError } from './errors';
import type { JournalEntry } from './journal/journal';
import { parseJson } from './parse-json';
import type { Store } from './store';

/** The layout of keys and values; another one means that a newer version of this package wrote them. */
const layoutFormat = 1;

interface DatabaseRecord {
  readonly format: number;
  readonly version: number;
  readonly packed?: number;
}

/** The database's own record lies there twice: no row repeats it. */
const recordKeys = (name: string): string[] => [name, `${name}=`];

function parseRecord(text: string | null): DatabaseRecord | undefined {
  const record = parseJson(text) as DatabaseRecord | null | undefined;
  return Number.isInteger(record?.format) && Number.isInteger(record?.version) ? record! : undefined;
}

function storedRecord({ area, name }: Store): DatabaseRecord | undefined {
  const [first, second] = recordKeys(name).map((key) => parseRecord(area.get(key)));
  return first ?? second;
}

/** The database's own record, which says its version, as far as storage lacks it. */
export function databaseRecords({ area, name }: Store, version: number, packed: boolean): JournalEntry[] {
  // As long with packed pages as without: packing must not need room.
  const record = JSON.stringify({ format: layoutFormat, version, packed: packed ? 1 : 0 } satisfies DatabaseRecord);
  return recordKeys(name)
    .filter((key) => area.get(key) !== record)
    .map((key) => [key, record]);
}

/** Whether some page may be packed, so that it takes more than this code to read it. */
export function mayBePacked(store: Store): boolean {
  const record = storedRecord(store);
  return record ? record.packed === 1 : store.unread.size > 0;
}

/**
 * The version that a record says; undefined when there is none that can be read.
 *
 * @throws {NewerDatabaseError} for one that this code does not know.
 */
export const versionIn = (text: string | null, known: number): number | undefined => checked(parseRecord(text), known);

/**
 * The version of what is stored; the one of this code for a database that is new.
 *
 * @throws {NewerDatabaseError} when this code does not know the version. Nothing was touched.
 */
export const storedVersion = (store: Store, known: number): number => checked(storedRecord(store), known) ?? known;

function checked(record: DatabaseRecord | undefined, known: number): number | undefined {
  if (record && (record.format > layoutFormat || record.version > known)) throw new NewerDatabaseError();
  return record?.version;
}
