import { parseJson } from './parse-json';
import { cell, cellsStart, type Column, type DraftRow, type Row, setCell, versionOf } from './row';
import { isStamp } from './stamp';

/** The layout below; a page that names another is left as it is. */
const pageFormat = 1;

/** Rows of a page, at most; fewer when they are long, so that writing a page again stays quick. */
export const pageRows = 128;
export const pageCharacters = 49_152;

/** A page as read: rows with their cells in the order of `columns`. */
export interface Page {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** The transaction that wrote it and was not over yet. */
  readonly transaction: string | undefined;
  /** Nothing was wrong with it. False when some of its lines could not be read. */
  readonly whole: boolean;
}

/**
 * One line a row, so that a page that is cut can be read up to the cut:
 * `{"f":1,"c":["title"],"r":[⏎["id",0,"Baker"],⏎["id",stamp,"Cook"]⏎]}`
 */
export function encodePage(columns: readonly Column[], lines: readonly string[], transaction?: string): string {
  const names = JSON.stringify(columns.map(({ name }) => name));
  const mark = transaction ? `"t":"${transaction}",` : '';
  return `{"f":${pageFormat},${mark}"c":${names},"r":[\n${lines.join(',\n')}\n]}`;
}

/** The text of a page whose transaction is over. */
export const withoutTransaction = (text: string): string => text.replace(/"t":"[0-9a-z]+",/, '');

/** The line of a row. All its fields get the age of the newest, since no other tab holds an older row any more. */
export function encodeLine(columns: readonly Column[], row: Row): string {
  const cells: unknown[] = [row[0], row[1] === 0 ? 0 : versionOf(row)];
  for (const column of columns) cells.push(cell(row, column));
  return JSON.stringify(cells);
}

/** Gathers rows into pages that are neither too long to write nor too many. */
export function fillPages(rows: readonly Row[], line: (row: Row) => string): { ids: string[]; lines: string[] }[] {
  const pages: { ids: string[]; lines: string[] }[] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const text = line(row);
    characters += text.length;
    if (characters > pageCharacters || pages.at(-1)!.ids.length === pageRows) {
      pages.push({ ids: [], lines: [] });
      characters = text.length;
    }
    pages.at(-1)!.ids.push(row[0]);
    pages.at(-1)!.lines.push(text);
  }
  return pages;
}

/** Undefined when nothing of it can be read. */
export function decodePage(text: string): Page | undefined {
  const page = parseJson(text) as { f?: unknown; t?: string; c?: unknown; r?: unknown } | null | undefined;
  if (page?.f === pageFormat && isColumns(page.c) && Array.isArray(page.r)) {
    const rows = page.r.filter((row): row is Row => isRow(row, page.c as string[]));
    return { columns: page.c, rows, transaction: page.t, whole: rows.length === page.r.length };
  }
  return page === undefined ? salvage(text) : undefined;
}

// A page that is no JSON any more: its head and each of its lines may be.
function salvage(text: string): Page | undefined {
  const [head = '', ...lines] = text.split('\n');
  const start = parseJson(`${head}]}`) as { f?: unknown; t?: string; c?: unknown } | null | undefined;
  if (start?.f !== pageFormat || !isColumns(start.c)) return undefined;
  const { c: columns, t: transaction } = start;
  const rows = lines.map((line) => parseJson(line.replace(/,$/, ''))).filter((row): row is Row => isRow(row, columns));
  return { columns, rows, transaction, whole: false };
}

const isColumns = (columns: unknown): columns is string[] =>
  Array.isArray(columns) && columns.every((name) => typeof name === 'string' && name !== '__proto__');

const isRow = (row: unknown, columns: readonly string[]): row is Row =>
  Array.isArray(row) && typeof row[0] === 'string' && isStamp(row[1]) && row.length === columns.length + cellsStart;

/** The row with its cells where the table has them, from a page whose columns are at these `places`. */
export function rearranged(row: Row, places: readonly Column[]): Row {
  const next: DraftRow = [row[0], row[1]];
  places.forEach((column, index) => setCell(next, column, row[index + cellsStart]));
  return next;
}
