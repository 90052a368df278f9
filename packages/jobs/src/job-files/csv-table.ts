import { matchColumns } from './import-fields';

/** A table whose columns people match to fields. */
export interface ReadTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What people should know about the file, such as the sheets that were skipped. Sentences. */
  readonly remarks?: readonly string[];
}

const headerWithin = 12;
const filledCells = (row: readonly string[]): number => row.filter((cell) => cell.trim() !== '').length;

/** The row with the headers. Above it, spreadsheets may have a title, the name of a person, or totals. */
export function headerAt(rows: readonly (readonly string[])[]): number {
  const start = rows.slice(0, headerWithin);
  const widest = Math.max(...rows.slice(0, 50).map(filledCells));
  const known = start.map((row) => matchColumns(row).filter(Boolean).length);
  const most = Math.max(...known);
  const byName = most >= 2 ? known.indexOf(most) : -1;
  const byWidth = start.findIndex((row) => filledCells(row) * 2 > widest);
  return byName === -1 ? Math.max(byWidth, 0) : byName;
}

const total = /^(?:grand )?(?:totals?|sum|summe|gesamt|yhteensä|count|average)\b/i;

/** Whether a row is a total, a line between parts, or the header again. */
function isJob(row: readonly string[], header: readonly string[]): boolean {
  const first = row.find((cell) => cell.trim() !== '')?.trim() ?? '';
  if (first === '' || (total.test(first) && filledCells(row) <= 3 && header.length > 3)) return false;
  return !row.every((cell, index) => cell === (header[index] ?? ''));
}

/**
 * The table in the rows of a CSV file: its header and the rows below it that may be jobs.
 * @param isOwn whether Keepmark wrote the file, so that its first row is the header and all others are jobs
 */
export function tableOf(all: readonly (readonly string[])[], isOwn = false): ReadTable {
  if (isOwn) return { header: all[0] ?? [], rows: all.slice(1) };
  const at = headerAt(all);
  const header = all[at] ?? [];
  return { header, rows: all.slice(at + 1).filter((row) => isJob(row, header)) };
}
