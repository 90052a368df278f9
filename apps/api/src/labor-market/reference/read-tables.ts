import { parse } from 'csv-parse/sync';
import { ReferenceFileError } from './reference-file-error';
import { sheetRows } from './sheet-rows';

/** One row of a table by the names of its columns. Missing cells are empty. */
export type TableLine = Readonly<Record<string, string>>;

/**
 * Reads delimited text whose first line names the columns.
 * @param quoted whether cells may be quoted, as in CSV.
 */
export function readDelimited(bytes: Uint8Array, delimiter: string, columns: readonly string[], quoted = false) {
  const lines = parseText(bytes, delimiter, quoted);
  const [header = [], ...rest] = lines;
  return linesOf(header, rest, columns);
}

/** The names of the columns of delimited text with quotes. */
export function headerOf(bytes: Uint8Array, delimiter: string): string[] {
  const end = bytes.indexOf(10);
  return parseText(end < 0 ? bytes : bytes.subarray(0, end), delimiter, true)[0] ?? [];
}

/** Reads tab-separated text without a header; lines that begin with # are left out. */
export function readPlainTabs(bytes: Uint8Array): string[][] {
  return parseText(bytes, '\t', false).filter(([first = '']) => !first.startsWith('#'));
}

/** Reads the first sheet of a workbook; its header is the first row that holds every wanted column. */
export function readWorkbook(bytes: Uint8Array, columns: readonly string[]): TableLine[] {
  const rows = [...sheetRows(bytes)];
  // A sheet omits empty cells at the end of a row, also where a column has no name.
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0);
  const cells = rows.map((row) => row.concat(Array.from({ length: width - row.length }, () => '')));
  const at = cells.findIndex((row) => columns.every((column) => row.includes(column)));
  return linesOf(cells[at] ?? cells[0] ?? [], cells.slice(at + 1), columns);
}

function parseText(bytes: Uint8Array, delimiter: string, quoted: boolean): string[][] {
  try {
    return parse(Buffer.from(bytes), {
      delimiter,
      bom: true,
      quote: quoted ? '"' : false,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch (cause) {
    throw new ReferenceFileError('We couldn’t read this text table. Download the file again.', { cause });
  }
}

function linesOf(header: readonly string[], rows: readonly string[][], columns: readonly string[]): TableLine[] {
  const missing = columns.filter((column) => !header.includes(column));
  if (missing.length > 0) {
    throw new ReferenceFileError(
      `There is no column ${missing.map((column) => `"${column}"`).join(', ')}. Get the official file, unchanged.`,
    );
  }
  const at = columns.map((column) => [column, header.indexOf(column)] as const);
  return rows.map((row) => Object.fromEntries(at.map(([column, index]) => [column, row[index] ?? ''])));
}
