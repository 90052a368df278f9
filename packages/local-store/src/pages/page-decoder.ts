import { parseJson } from '../parse-json';
import { cellsStart, type Column, type DraftRow, type Row, setCell } from '../tables/row';
import { isStamp } from '../tables/stamp';

/** The layout that `encodePage` writes; a page that names another is left as it is. */
export const pageFormat = 1;

/** A page as read: rows with their cells in the order of `columns`. Those of a page without columns were deleted. */
export interface Page {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** The transaction that wrote it and was not over yet. */
  readonly transaction: string | undefined;
  /** Nothing was wrong with it. False when some of its lines could not be read. */
  readonly whole: boolean;
}

/** Undefined for what is no page. */
export function decodePage(text: string): Page | undefined {
  const page = parseJson(text) as { f?: unknown; t?: string; c?: unknown; r?: unknown } | null | undefined;
  if (page?.f === pageFormat && isColumns(page.c) && Array.isArray(page.r)) {
    const { c: columns, r, t: transaction } = page;
    const cells = columns.length + cellsStart;
    const rows = r.filter((row) => isRow(row, cells));
    return { columns, rows, transaction, whole: rows.length === r.length };
  }
  return undefined;
}

const isColumns = (columns: unknown): columns is string[] =>
  Array.isArray(columns) && columns.every((name) => typeof name === 'string' && name !== '__proto__');

/** Whether it can be a row of so many cells. */
const isRow = (row: unknown, cells: number): row is Row =>
  Array.isArray(row) && typeof row[0] === 'string' && isStamp(row[1]) && row.length === cells;

/** The row with its cells where the table has them, from a page whose columns are at these `places`. */
export function rearranged(row: Row, places: readonly Column[]): Row {
  const next: DraftRow = [row[0], row[1]];
  places.forEach((column, index) => setCell(next, column, row[index + cellsStart]));
  return next;
}
