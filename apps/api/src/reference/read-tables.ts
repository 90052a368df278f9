import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { ReferenceFileError } from './reference-file-error';

/** One line of a table by the names of its columns; what a cell does not hold is empty. */
export type TableLine = Readonly<Record<string, string>>;

/**
 * Reads delimited text whose first line names the columns.
 * @param quoted whether cells may stand in quotes, as in CSV.
 */
export function readDelimited(bytes: Uint8Array, delimiter: string, columns: readonly string[], quoted = false) {
  const lines = parseText(bytes, delimiter, quoted);
  const [header = [], ...rest] = lines;
  return linesOf(header, rest, columns);
}

/** Reads tab-separated text without a header; lines that begin with # are left out. */
export function readPlainTabs(bytes: Uint8Array): string[][] {
  return parseText(bytes, '\t', false).filter(([first = '']) => !first.startsWith('#'));
}

/** Reads the first sheet of a workbook; its header is the first row that holds every wanted column. */
export async function readWorkbook(bytes: Uint8Array, columns: readonly string[]): Promise<TableLine[]> {
  const rows = await readSheet(Buffer.from(bytes)).catch((cause: unknown) => {
    throw new ReferenceFileError('This is no workbook that can be read. Give the .xlsx file itself.', { cause });
  });
  const cells = rows.map((row) => row.map(textOf));
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

function textOf(cell: unknown): string {
  if (typeof cell === 'string') return cell.trim();
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}
