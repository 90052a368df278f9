import { cell, cellsStart, type Column, type DraftRow, isStamp, type Row, setCell, versionOf } from '../tables/row';
import { parseJson } from '../tables/row-codec';

/** The most rows in a page. Long rows make it fewer, so that rewriting a page stays fast. */
export const pageRows = 128;
export const pageCharacters = 49_152;

/**
 * Encodes a page, one row per line, so that a truncated page can be read up to the cut:
 * `{"f":1,"c":["title"],"r":[⏎["id",0,"Baker"],⏎["id",stamp,"Cook"]⏎]}`
 */
export function encodePage(columns: readonly Column[], lines: readonly string[], transaction?: string): string {
  const names = JSON.stringify(columns.map(({ name }) => name));
  const mark = transaction ? `"t":"${transaction}",` : '';
  return `{"f":${pageFormat},${mark}"c":${names},"r":[\n${lines.join(',\n')}\n]}`;
}

/** The text of a page whose transaction is complete. */
export const withoutTransaction = (text: string): string => text.replace(/"t":"[0-9a-z]+",/, '');

/** The line of a row. All its fields get the newest stamp, since no other tab has an older row anymore. */
export function encodeLine(columns: readonly Column[], row: Row): string {
  const cells: unknown[] = [row[0], row[1] === 0 ? 0 : versionOf(row)];
  for (const column of columns) cells.push(cell(row, column));
  return JSON.stringify(cells);
}

/** The line of a deleted row. */
export const encodeDeletedLine = (id: string, stamp: number): string => JSON.stringify([id, stamp]);

/** Splits rows into pages that are neither too long nor too many. */
export function fillPages<Entry>(
  rows: readonly Entry[],
  id: (row: Entry) => string,
  line: (row: Entry) => string,
): { ids: string[]; lines: string[] }[] {
  const pages: { ids: string[]; lines: string[] }[] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const text = line(row);
    characters += text.length;
    if (characters > pageCharacters || pages.at(-1)!.ids.length === pageRows) {
      pages.push({ ids: [], lines: [] });
      characters = text.length;
    }
    pages.at(-1)!.ids.push(id(row));
    pages.at(-1)!.lines.push(text);
  }
  return pages;
}

/** The format that `encodePage` writes. A page in another format is left alone. */
const pageFormat = 1;

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
