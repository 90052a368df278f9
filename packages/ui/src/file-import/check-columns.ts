import { FileImportError } from './file-import-error';

/** Spreadsheet apps that people use export a few hundred at most. Guessing a field for each takes a second from then on. */
export const maxColumns = 1000;

/**
 * Refuses a table with too many columns, before anything looks at each of them. Only its first rows are looked at: further
 * cells of a later row are no columns.
 * @throws {FileImportError}
 */
export function checkColumns(rows: readonly (readonly string[])[]): void {
  const most = rows.slice(0, 50).reduce((count, row) => Math.max(count, row.length), 0);
  if (most <= maxColumns) return;
  throw new FileImportError(
    `This table has ${most.toLocaleString('en')} columns, and we read up to ${maxColumns.toLocaleString('en')}. Save the columns you need as a file of their own, then choose that file.`,
  );
}
