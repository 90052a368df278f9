import type { RowChange } from '../writes/change-set';
import { recordKey } from '../writes/commit';
import type { JournalEntry } from '../journal/journal';
import { encodeLine, encodePage, fillPages } from './page-encoder';
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
  return fillPages(rows, (row) => encodeLine(columns, row)).map(({ ids, lines }) => {
    const key = `${recordKey(store, memory)}#${idOf(nextStamp())}`;
    return {
      key,
      ids,
      text: (transaction) => encodePage(columns, lines, transaction),
      place: () => placePage(memory, key, ids),
    };
  });
}

/** The pages of one transaction. */
export interface BulkPages {
  readonly keys: readonly string[];
  /** What they hold. */
  entries(): JournalEntry[];
  /**
   * Writes them with the name of the transaction, which is not over.
   *
   * @param others what else it is to write: all of it has to fit before any is written.
   * @throws {AreaFull}
   */
  begin(transaction: string, others: readonly JournalEntry[], essential: boolean): void;
  /** Writes them without it. @throws {AreaFull} */
  finish(): void;
  /** Takes back what was written. */
  remove(): void;
  /** They are written: memory takes note of where their rows are. */
  place(): void;
}

/**
 * Whether the row may go into a page now. A page knows one age for all fields of a row: beside other tabs, which may be
 * changing another field at this moment, a row whose fields differ in age keeps a key of its own.
 */
export const mayBePaged = ({ upkeep }: Store, [, version]: Row): boolean =>
  typeof version === 'number' || upkeep?.alone === true;

/** What changed at once: pages for the tables of which many rows changed, and single rows. */
export interface Bulk {
  readonly pages: BulkPages;
  readonly single: readonly RowChange[];
}

export function bulk(store: Store, changes: readonly RowChange[]): Bulk {
  const counts = new Map<TableMemory, number>();
  const mayBe = ({ after }: RowChange): boolean => after !== undefined && mayBePaged(store, after);
  for (const change of changes) if (mayBe(change)) counts.set(change.memory, (counts.get(change.memory) ?? 0) + 1);
  const isPaged = (change: RowChange): boolean => mayBe(change) && counts.get(change.memory)! >= bulkRows;
  const pages = [...counts.keys()].flatMap((memory) => {
    const rows = changes.flatMap((change) => (change.memory === memory && isPaged(change) ? [change.after!] : []));
    return pagesFor(store, memory, rows);
  });
  return { pages: bulkPages(store, pages), single: changes.filter((change) => !isPaged(change)) };
}

function bulkPages({ area }: Store, pages: readonly NewPage[]): BulkPages {
  const keys = pages.map(({ key }) => key);
  const entries = (transaction?: string) => pages.map(({ key, text }): JournalEntry => [key, text(transaction)]);
  let finished: JournalEntry[] | undefined;
  return {
    keys,
    // Made once: they are as long as all the rows.
    entries: () => (finished ??= entries()),
    begin(transaction, others, essential) {
      const begun = entries(transaction);
      area.account?.ensureAll([...begun, ...others], essential);
      for (const [key, text] of begun) area.set(key, text, essential);
    },
    finish() {
      for (const [key, text] of this.entries()) area.set(key, text, true);
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
function placePage(memory: TableMemory, key: string, ids: readonly string[]): void {
  const { layout, graves } = memory;
  const { pages, stale } = layout;
  agePaged(memory, ids);
  const here = new Set(ids);
  for (const id of ids) graves.delete(id);
  for (const [other, theirs] of pages) if (theirs.some((id) => here.has(id))) stale.add(other);
  pages.set(key, ids);
}
