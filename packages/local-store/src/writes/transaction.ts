import type { JournalEntry } from '../journal/journal';
import { bulk, type BulkPages } from '../pages/new-pages';
import { loadTable, readPage, takePage } from '../storage/load-table';
import { parseKey, recordKey, rowKey, transactionKey } from '../storage/storage-keys';
import type { Store } from '../store';
import { idOf, nextStamp } from '../tables/row';
import { asRecord, encodeDeleted, encodeRecord, parseJson, type RowRecord } from '../tables/row-codec';
import type { TableMemory } from '../tables/table-memory';
import { absorbRecord, encodeTableRecord, takeTableRecord } from '../tables/table-record';
import type { ChangeSet, RowChange } from './change-set';

/**
 * Writes one row under its key. Most changes are like this, so it does no more than it must.
 *
 * @throws {AreaFull} and leaves storage as it was.
 */
export function commitRow(store: Store, change: Write): void {
  const key = rowKey(store, change.memory, change.id);
  const text = textOf(change);
  // A delete may use reserved space.
  store.area.set(key, text, !change.after);
  written(change);
  store.journal?.add([[key, text]]);
}

/**
 * Writes the changes to storage, all or nothing, whenever the browser is killed. Many rows go into new pages.
 *
 * @param records other records of the database, by key, that belong to the transaction
 * @throws {AreaFull} and leaves storage as it was.
 */
export function commit(store: Store, changes: ChangeSet, records: readonly JournalEntry[] = []): void {
  const { truncations } = changes;
  const rows = changes.list().filter(({ memory, stamp }) => stamp > (truncations.get(memory) ?? 0));
  const { pages, single } = bulk(store, rows);
  const writes = single.map((change): JournalEntry => [rowKey(store, change.memory, change.id), textOf(change)]);
  const keys = [
    ...Array.from(truncations, ([memory, truncatedAt]): JournalEntry => [
      recordKey(store, memory),
      encodeTableRecord(memory, truncatedAt),
    ]),
    ...records,
  ];
  // A transaction that only deletes may use reserved space.
  transact(
    store,
    writes,
    pages,
    keys,
    rows.every(({ after }) => !after),
  );
  // Storage has everything. Now update what memory knows about it.
  for (const [memory, truncatedAt] of truncations) {
    memory.truncatedAt = truncatedAt;
    memory.tombstones.clear();
    // Nothing reads what a truncated table left, so it may stay until the next opening.
    store.maintenance.emptied(memory);
  }
  for (const change of single) written(change);
  pages.place();
  store.journal?.add([...keys, ...writes, ...pages.entries()]);
}

type Write = Omit<RowChange, 'before'>;

/** The stored text of a row, or of its tombstone. */
export const textOf = ({ memory, after, stamp }: Pick<Write, 'memory' | 'after' | 'stamp'>): string =>
  after ? encodeRecord(memory.columns, after) : encodeDeleted(stamp);

function written({ memory, id, after, stamp }: Write): void {
  memory.layout.loose.add(id);
  if (after) memory.tombstones.delete(id);
  else memory.tombstones.set(id, stamp);
}

interface TransactionRecord {
  /** Row keys with their records. */
  readonly rows: readonly (readonly [key: string, record: unknown])[];
  /** Pages that were written before the record. */
  readonly pages: readonly string[];
  /** Records of tables and the database. */
  readonly keys: readonly JournalEntry[];
}

/**
 * Writes several keys, all or nothing, whenever the browser is killed. Pages are written first and ignored until the
 * transaction's record exists. From then on the transaction has happened: a tab that opens the database and finds the
 * record finishes it.
 *
 * @param essential may use reserved space
 * @throws {AreaFull} Storage is unchanged then.
 */
function transact(
  store: Store,
  rows: readonly JournalEntry[],
  pages: BulkPages,
  keys: readonly JournalEntry[],
  essential: boolean,
): void {
  const { area } = store;
  const others = [...rows, ...keys];
  if (pages.keys.length === 0 && others.length <= 1) {
    for (const [key, text] of others) area.set(key, text, essential);
    return;
  }
  const id = idOf(nextStamp());
  const ownKey = transactionKey(store, id);
  const lines = rows.map(([key, text]) => `[${JSON.stringify(key)},${text}]`);
  const record = `{"rows":[${lines.join()}],"pages":${JSON.stringify(pages.keys)},"keys":${JSON.stringify(keys)}}`;
  try {
    pages.begin(id, [[ownKey, record], ...rows], essential);
    area.set(ownKey, record, essential);
  } catch (cause) {
    pages.remove();
    throw cause;
  }
  try {
    pages.finish();
    for (const [key, text] of others) area.set(key, text, true);
    area.remove(ownKey);
  } catch {
    // The record stays and has the rest. It is finished when there is space, or on the next opening.
  }
}

/**
 * Applies a transaction of another tab, or of a session that was killed, to memory.
 *
 * @param took is called for each row with its own key that changed in memory
 * @returns the tables that changed in memory
 */
export function takeTransaction(
  store: Store,
  key: string,
  text: string,
  took: (memory: TableMemory, id: string, storedKey: string) => void = () => {},
): ReadonlySet<string> {
  const changed = new Set<string>();
  const { rows, pages, keys } = readRecord(store, key, text);
  for (const [tableKey, value] of keys) {
    const parsed = parseKey(store.name, tableKey);
    if (parsed?.kind !== 'table') continue;
    if (takeTableRecord(loadTable(store, parsed.table), value).changed) changed.add(parsed.table);
  }
  for (const pageKey of pages) {
    const parsed = parseKey(store.name, pageKey);
    const page = readPage(store, store.area.get(pageKey) ?? '');
    if (!parsed || !page) continue;
    if (takePage(loadTable(store, parsed.table), pageKey, page).changed) changed.add(parsed.table);
  }
  for (const [storedKey, value] of rows) {
    const parsed = parseKey(store.name, storedKey);
    if (parsed?.kind !== '/') continue;
    const memory = loadTable(store, parsed.table);
    if (!absorbRecord(memory, parsed.id, value).changed) continue;
    changed.add(parsed.table);
    took(memory, parsed.id, storedKey);
  }
  return changed;
}

interface ReadRecord extends TransactionRecord {
  readonly rows: readonly (readonly [key: string, record: RowRecord])[];
  /** False when part of it couldn't be read. */
  readonly whole: boolean;
}

/** The readable part of the record. If it is damaged, every page that names it counts, because a record means that the transaction happened. */
export function readRecord(store: Store, key: string, text: string): ReadRecord {
  const record = parseJson(text) as Partial<Record<keyof TransactionRecord, unknown>> | null | undefined;
  const [rows, pages, keys] = [record?.rows, record?.pages, record?.keys];
  const read = {
    rows: list(rows).filter((row): row is [string, RowRecord] => isPair(row) && asRecord(row[1]) !== undefined),
    pages: list(pages).filter((page) => typeof page === 'string'),
    keys: list(keys).filter((entry): entry is [string, string] => isPair(entry) && typeof entry[1] === 'string'),
  };
  const given = [rows, pages, keys];
  const taken = [read.rows, read.pages, read.keys];
  const whole = given.every((part, index) => Array.isArray(part) && part.length === taken[index]!.length);
  return whole ? { ...read, whole } : { ...read, pages: pagesNaming(store, key), whole };
}

const list = (part: unknown): readonly unknown[] => (Array.isArray(part) ? part : []);

const isPair = (entry: unknown): entry is [string, unknown] =>
  Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string';

function pagesNaming(store: Store, key: string): string[] {
  const { area, name } = store;
  const { id } = parseKey(name, key)!;
  const pages = area.keys().filter((other) => parseKey(name, other)?.kind === '#');
  return pages.filter((page) => readPage(store, area.get(page) ?? '')?.transaction === id);
}
