import type { LogEntry } from '../logs/log-copy';
import { loadTable } from '../storage/load-table';
import type { Store } from '../store';
import { cell, cellsStart, type Row } from '../tables/row';
import type { TableMemory } from '../tables/table-memory';

/** A deleted row, without its values. When it was deleted for good, only that is still known, for other devices. */
export interface DeletedEntry extends LogEntry {
  /** The stamp of the deletion. */
  readonly stamp: number;
  /** Ids and hashes in the row: of the rows that it belongs to, and of what it holds. */
  readonly links?: readonly string[];
  /** The row only links two rows: all its texts are ids. */
  readonly isLink?: true;
}

/** The key of its text in the log. */
export const textKey = ({ table, id }: LogEntry): string => `${table}/${id}`;

/** An id that `idOf` made, or a SHA-256 in hexadecimal digits. */
const link = /^(?:[0-9a-z]{19}|[0-9a-f]{64})$/;

/** Whether a link is the hash of a content instead of a row's id. */
export const isHash = (text: string): boolean => text.length === 64;

export function entryOf(memory: TableMemory, row: Row, stamp: number): DeletedEntry {
  const cells = row.slice(cellsStart);
  const texts = cells.filter((value) => typeof value === 'string' && value !== '') as string[];
  const links = texts.filter((text) => link.test(text));
  const isLink = links.length > 1 && links.length === texts.length && !links.some(isHash);
  return {
    table: memory.name,
    id: row[0],
    stamp,
    ...(links.length > 0 && { links: [...new Set(links)] }),
    ...(isLink && { isLink }),
  };
}

/** The row's values as JSON: every column, also those that this version of the application doesn't declare. */
export const textOf = ({ columns }: TableMemory, row: Row): string =>
  JSON.stringify(Object.fromEntries(Array.from(columns.values(), (column) => [column.name, cell(row, column)])));

/** Whether the row exists again: it was restored, or a newer change in another tab has brought it back. */
export const exists = (store: Store, { table, id }: LogEntry): boolean => loadTable(store, table).rows.has(id);
