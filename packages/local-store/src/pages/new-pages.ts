import type { Bulk, BulkPages } from '../writes/bulk';
import type { RowChange } from '../writes/change-set';
import { recordKey } from '../writes/commit';
import type { JournalEntry } from '../journal/journal';
import { sayPacked } from './packed-page';
import { encodeDeletedLine, encodeLine, encodePage, fillPages } from './page-encoder';
import type { DraftRow, Row } from '../tables/row';
import { idOf, nextStamp } from '../tables/stamp';
import type { Store } from '../store';
import type { TableMemory } from '../tables/table-memory';

/** So many changed rows of a table go into pages of their own instead of a key each. */
const bulkRows = 64;

/** A page that is yet to be written. */
export interface NewPage {
  readonly key: string;
  readonly ids: readonly string[];
  /** Its text; with the name of the transaction while that is not over. */
  readonly text: (transaction?: string) => string;
  /** It is written: memory takes note of where its rows are. */
  readonly place: () => void;
}

/** Pages for many rows at once, beside the pages that are there. */
export function pagesFor(store: Store, memory: TableMemory, rows: readonly Row[]): NewPage[] {
  const columns = [...memory.columns.values()];
  const line = (row: Row): string => encodeLine(columns, row);
  return fillPages(rows, ([id]) => id, line).map(({ ids, lines }) => {
    const key = newKey(store, memory);
    return {
      key,
      ids,
      text: (transaction) => encodePage(columns, lines, transaction),
      place() {
        agePaged(memory, ids);
        for (const id of ids) memory.tombstones.delete(id);
        placePage(memory, key, ids);
      },
    };
  });
}

/** Pages that say of many rows at once that they were deleted: shorter than a key for each. */
function deletedPagesFor(store: Store, memory: TableMemory, changes: readonly RowChange[]): NewPage[] {
  const line = ({ id, stamp }: RowChange): string => encodeDeletedLine(id, stamp);
  const stamps = new Map(changes.map(({ id, stamp }) => [id, stamp]));
  return fillPages(changes, ({ id }) => id, line).map(({ ids, lines }) => {
    const key = newKey(store, memory);
    return {
      key,
      ids,
      text: (transaction) => encodePage([], lines, transaction),
      place() {
        for (const id of ids) memory.tombstones.set(id, stamps.get(id)!);
        placePage(memory, key, ids);
        memory.layout.tombstonePages.add(key);
      },
    };
  });
}

const newKey = (store: Store, memory: TableMemory): string => `${recordKey(store, memory)}#${idOf(nextStamp())}`;

/**
 * Whether the row may go into a page now. A page knows one age for all fields of a row: beside other tabs, which may be
 * changing another field at this moment, a row whose fields differ in age keeps a key of its own. So does one without
 * fields: a page without columns holds deleted rows.
 */
export const mayBePaged = ({ maintenance }: Store, { columns }: TableMemory, [, version]: Row): boolean =>
  columns.size > 0 && (typeof version === 'number' || maintenance?.alone === true);

/** @param isShort packs the pages when they don't fit otherwise. */
export function bulk(store: Store, changes: readonly RowChange[], isShort: boolean): Bulk {
  const written = byTable(changes.filter(({ memory, after }) => after && mayBePaged(store, memory, after)));
  const deleted = byTable(changes.filter(({ after }) => !after));
  const paged = new Set([...written.values(), ...deleted.values()].flat());
  const pages = [
    ...Array.from(written, ([memory, rows]) =>
      pagesFor(
        store,
        memory,
        rows.map(({ after }) => after!),
      ),
    ),
    ...Array.from(deleted, ([memory, rows]) => deletedPagesFor(store, memory, rows)),
  ].flat();
  return {
    pages: bulkPages(store, pages, isShort),
    single: changes.filter((change) => !paged.has(change)),
  };
}

/** The changes of those tables of which so many changed that they go into pages. */
function byTable(changes: readonly RowChange[]): Map<TableMemory, RowChange[]> {
  const groups = new Map<TableMemory, RowChange[]>();
  for (const change of changes) {
    const group = groups.get(change.memory);
    if (group) group.push(change);
    else groups.set(change.memory, [change]);
  }
  return new Map([...groups].filter(([, rows]) => rows.length >= bulkRows));
}

function bulkPages(store: Store, pages: readonly NewPage[], isShort: boolean): BulkPages {
  const { area } = store;
  const keys = pages.map(({ key }) => key);
  const entries = (transaction?: string) => pages.map(({ key, text }): JournalEntry => [key, text(transaction)]);
  let finished: JournalEntry[] | undefined;
  let isPacked = false;
  return {
    keys,
    // Made once: they are as long as all the rows.
    entries: () => (finished ??= entries()),
    begin(transaction, others, essential) {
      let begun = entries(transaction);
      isPacked = isShort && store.packing !== undefined && !fits([...begun, ...others]);
      if (isPacked) begun = begun.map(([key, text]) => [key, store.packing!.pack(text)]);
      area.quota?.ensureAll([...begun, ...others], essential);
      if (isPacked) sayPacked(store);
      for (const [key, text] of begun) area.set(key, text, essential);

      function fits(all: readonly JournalEntry[]): boolean {
        try {
          area.quota?.ensureAll(all, essential);
          return true;
        } catch {
          return false;
        }
      }
    },
    finish() {
      for (const [key, text] of this.entries()) area.set(key, isPacked ? store.packing!.pack(text) : text, true);
    },
    remove() {
      for (const key of keys) area.remove(key);
    },
    place() {
      for (const page of pages) page.place();
    },
  };
}

/**
 * The page is written with these rows: all their fields have one age now. Else the next change of one would seem to have
 * been made from an older row than the page's, and who opens the database would have to merge the two.
 */
export function agePaged(memory: TableMemory, ids: readonly string[]): void {
  // In place: what is seen of the row stays the same.
  for (const row of memory.rowsOf(ids) as DraftRow[]) if (typeof row[1] !== 'number') row[1] = row[1].v;
}

/** The page is written: the pages that held its rows before are to be written again without them. */
function placePage({ layout: { pages, stale } }: TableMemory, key: string, ids: readonly string[]): void {
  const here = new Set(ids);
  for (const [other, theirs] of pages) if (theirs.some((id) => here.has(id))) stale.add(other);
  pages.set(key, ids);
}
