import type { Database } from '@keepmark/local-store';
import { readTable } from '@keepmark/local-store/data-definition';
import { spreadsheetCsv } from '@keepmark/ui/csv';
import type { WrittenFile } from '@keepmark/ui/file-export';
import { fileDay } from '../data-formats';

export type TableFileFormat = 'json' | 'csv';

/** A value as text: a text as it is, anything else as JSON. */
export const valueText = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);

/** A whole table as a file. JSON keeps the types of values. @throws {TableMissingError} */
export function tableFile(database: Database, table: string, format: TableFileFormat): WrittenFile {
  const { columns, rows } = readTable(database, table, { limit: Number.POSITIVE_INFINITY });
  const name = `keepmark-${table}-${fileDay()}.${format}`;
  if (format === 'json') return { name, content: JSON.stringify(rows, null, 2), type: 'application/json' };
  const header = ['internalId', ...columns.map((column) => column.name)];
  const cells = rows.map((row) => header.map((column) => valueText(row[column])));
  return { name, content: spreadsheetCsv(header, cells), type: 'text/csv' };
}
