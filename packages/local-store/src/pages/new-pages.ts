import type { JournalEntry } from '../journal/journal';
import { databaseRecords, storedVersion } from '../storage/database-record';
import { isPacked } from '../storage/load-table';
import { AreaFull } from '../storage/storage-area';
import { pageKey } from '../storage/storage-keys';
import type { Store } from '../store';
import { type Column, type DraftRow, idOf, nextStamp, type Row } from '../tables/row';
import type { TableMemory } from '../tables/table-memory';
import type { RowChange } from '../writes/change-set';
import { encodeDeletedLine, encodeLine, encodePage, fillPages } from './page-codec';

/** From this many rows of a table on, they go into new pages instead of a key each. */
export const pagedRows = 64;

/** A page that isn't written yet. */
export interface NewPage {
  readonly key: string;
  readonly ids: readonly string[];
  /** The text of the page. It names the transaction until that is complete. */
  readonly text: (transaction?: string) => string;
  /** Call when the page is written: records in memory what it says of its rows. */
  readonly note: () => void;
}

function newPages<Entry>(
  store: Store,
  memory: TableMemory,
  columns: readonly Column[],
  entries: {
    readonly rows: readonly Entry[];
    readonly id: (row: Entry) => string;
    readonly line: (row: Entry) => string;
  },
  note: (page: Pick<NewPage, 'key' | 'ids'>) => void,
): NewPage[] {
  return fillPages(entries.rows, entries.id, entries.line).map(({ ids, lines }) => {
    const key = pageKey(store, memory, idOf(nextStamp()));
    return { key, ids, text: (transaction) => encodePage(columns, lines, transaction), note: () => note({ key, ids }) };
  });
}

/** New pages for many rows, beside the existing pages. */
export function pagesFor(store: Store, memory: TableMemory, rows: readonly Row[]): NewPage[] {
  const columns = [...memory.columns.values()];
  const line = (row: Row): string => encodeLine(columns, row);
  return newPages(store, memory, columns, { rows, id: ([id]) => id, line }, ({ ids }) => {
    agePaged(memory, ids);
    for (const id of ids) memory.tombstones.delete(id);
  });
}

/** Pages of tombstones for many deleted rows, which are shorter than a key for each. */
function deletedPagesFor(store: Store, memory: TableMemory, rows: readonly RowChange[]): NewPage[] {
  const line = ({ id, stamp }: RowChange): string => encodeDeletedLine(id, stamp);
  const stamps = new Map(rows.map(({ id, stamp }) => [id, stamp]));
  return newPages(store, memory, [], { rows, id: ({ id }) => id, line }, ({ key, ids }) => {
    for (const id of ids) memory.tombstones.set(id, stamps.get(id)!);
    memory.layout.tombstonePages.add(key);
  });
}

/**
 * Whether the row may go into a page. A page has one stamp for all fields of a row, so beside other tabs, which may be
 * changing another field right now, a row whose fields have different stamps keeps its own key. So does a row without
 * fields, because a page without columns holds deleted rows.
 */
export const mayBePaged = ({ maintenance }: Store, { columns }: TableMemory, [, version]: Row): boolean =>
  columns.size > 0 && (typeof version === 'number' || maintenance.alone);

/** The pages of one transaction. */
export interface BulkPages {
  readonly keys: readonly string[];
  /** Their contents. */
  entries(): JournalEntry[];
  /**
   * Writes the pages with the name of the unfinished transaction.
   *
   * @param others what else the transaction writes. Everything has to fit before anything is written.
   * @throws {AreaFull}
   */
  begin(transaction: string, others: readonly JournalEntry[], essential: boolean): void;
  /** Writes the pages again without that name. @throws {AreaFull} */
  finish(): void;
  /** Deletes the pages. */
  remove(): void;
  /** Call when they are written: records in memory where their rows are. */
  place(): void;
}

/** The changes of a transaction: pages for tables with many changed rows, and single rows. */
export interface Bulk {
  readonly pages: BulkPages;
  readonly single: readonly RowChange[];
}

type PagesOfTable = readonly [memory: TableMemory, pages: readonly NewPage[]];

/** Splits the changes of a transaction into pages, for tables with many changed rows, and single rows. */
export function bulk(store: Store, changes: readonly RowChange[]): Bulk {
  const written = byTable(changes.filter(({ memory, after }) => after && mayBePaged(store, memory, after)));
  const deleted = byTable(changes.filter(({ after }) => !after));
  const paged = new Set([...written.values(), ...deleted.values()].flat());
  const pagesByTable = [
    ...Array.from(written, ([memory, rows]): PagesOfTable => {
      const after = rows.map((change) => change.after!);
      return [memory, pagesFor(store, memory, after)];
    }),
    ...Array.from(deleted, ([memory, rows]): PagesOfTable => [memory, deletedPagesFor(store, memory, rows)]),
  ];
  return {
    pages: bulkPages(store, pagesByTable),
    single: changes.filter((change) => !paged.has(change)),
  };
}

/** The changes of tables with so many changed rows that they go into pages. */
function byTable(changes: readonly RowChange[]): Map<TableMemory, RowChange[]> {
  const groups = new Map<TableMemory, RowChange[]>();
  for (const change of changes) {
    const group = groups.get(change.memory);
    if (group) group.push(change);
    else groups.set(change.memory, [change]);
  }
  return new Map([...groups].filter(([, rows]) => rows.length >= pagedRows));
}

function bulkPages(store: Store, pagesByTable: readonly PagesOfTable[]): BulkPages {
  const { area } = store;
  const pages = pagesByTable.flatMap(([, ofTable]) => ofTable);
  const keys = pages.map(({ key }) => key);
  const entries = (transaction?: string) => pages.map(({ key, text }): JournalEntry => [key, text(transaction)]);
  let finished: JournalEntry[] | undefined;
  let packs = false;
  return {
    keys,
    // Encoded once, because they are as long as all the rows.
    entries: () => (finished ??= entries()),
    begin(transaction, others, essential) {
      let begun = entries(transaction);
      packs = store.isShort && store.packing !== undefined && !fits([...begun, ...others]);
      if (packs) begun = begun.map(([key, text]) => [key, store.packing!.pack(text)]);
      area.quota.ensureAll([...begun, ...others], essential);
      if (packs) sayPacked(store);
      for (const [key, text] of begun) area.set(key, text, essential);

      function fits(all: readonly JournalEntry[]): boolean {
        try {
          area.quota.ensureAll(all, essential);
          return true;
        } catch {
          return false;
        }
      }
    },
    finish() {
      for (const [key, text] of this.entries()) area.set(key, packs ? store.packing!.pack(text) : text, true);
    },
    remove() {
      for (const key of keys) area.remove(key);
    },
    place() {
      for (const [memory, ofTable] of pagesByTable) placePages(memory, ofTable);
    },
  };
}

/**
 * Gives all fields of these rows one stamp, as their page does. Otherwise the next change of a row would seem to come
 * from an older row than the page's, and opening the database would have to merge the two.
 */
export function agePaged(memory: TableMemory, ids: readonly string[]): void {
  // In place, because the row's values stay the same.
  for (const row of memory.rowsOf(ids) as DraftRow[]) if (typeof row[1] !== 'number') row[1] = row[1].v;
}

/**
 * Call when the pages are written: marks the pages that held their rows before, so that they are rewritten without them.
 * All at once, so that each earlier page is searched once, however many are new.
 */
export function placePages(memory: TableMemory, written: readonly NewPage[]): void {
  const { pages, stale } = memory.layout;
  const moved = new Set(written.flatMap(({ ids }) => ids));
  for (const [other, theirs] of pages) if (theirs.some((id) => moved.has(id))) stale.add(other);
  for (const page of written) {
    page.note();
    pages.set(page.key, page.ids);
  }
}

/**
 * Packs the page in place, to about an eighth of its length, without extra space. Returns whether it became shorter.
 */
export function packPage(store: Store, key: string): boolean {
  const text = store.area.get(key);
  if (!store.packing || text === null || isPacked(text)) return false;
  const packed = store.packing.pack(text);
  if (packed.length >= text.length) return false;
  setPacked(store, key, packed);
  return true;
}

/** Writes a page, packed if the old one under its key was, or if it doesn't fit otherwise. @throws {AreaFull} */
export function setPage(store: Store, key: string, text: string): void {
  if (store.packing && isPacked(store.area.get(key) ?? '')) {
    setPacked(store, key, store.packing.pack(text));
    return;
  }
  try {
    store.area.set(key, text, true);
  } catch (cause) {
    if (!(cause instanceof AreaFull) || !store.packing) throw cause;
    setPacked(store, key, store.packing.pack(text));
  }
}

function setPacked(store: Store, key: string, packed: string): void {
  sayPacked(store);
  store.area.set(key, packed, true);
}

/** Call before writing a packed page, so that opening the database knows that it needs the code to unpack. */
function sayPacked(store: Store): void {
  for (const [record, said] of databaseRecords(store, storedVersion(store, Number.POSITIVE_INFINITY), true)) {
    store.area.set(record, said, true);
  }
}
