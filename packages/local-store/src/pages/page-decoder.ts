import { parseJson } from '../parse-json';
import { cellsStart, type Column, type DraftRow, type Row, setCell } from '../tables/row';
import { isStamp } from '../tables/stamp';

/** The format that `encodePage` writes. A page in another format is left alone. */
export const pageFormat = 1;

/** A decoded page: rows with their cells in the order of `columns`. The rows of a page without columns were deleted. */
export interface Page {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** The transaction that wrote it, while that isn't complete. */
  readonly transaction: string | undefined;
  /** False when some of its lines couldn't be read. */
  readonly whole: boolean;
}

/** Decodes a page. Returns undefined for any other text. */
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

/** Whether it can be a row with this number of cells. */
const isRow = (row: unknown, cells: number): row is Row =>
  Array.isArray(row) && typeof row[0] === 'string' && isStamp(row[1]) && row.length === cells;

/** The row with its cells in the order of the table. `places` are the table's columns for the page's. */
export function rearranged(row: Row, places: readonly Column[]): Row {
  const next: DraftRow = [row[0], row[1]];
  places.forEach((column, index) => setCell(next, column, row[index + cellsStart]));
  return next;
}
