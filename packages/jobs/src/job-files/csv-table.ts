import { plural } from '@keepmark/ui/words';
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

/** Whether a row is a total of a table with several columns. */
function isTotal(row: readonly string[], header: readonly string[]): boolean {
  const first = row.find((cell) => cell.trim() !== '')?.trim() ?? '';
  return total.test(first) && filledCells(row) <= 3 && header.length > 3;
}

/** Whether a row is a line between parts, or the header again. */
const isEmpty = (row: readonly string[], header: readonly string[]): boolean =>
  filledCells(row) === 0 || row.every((cell, index) => cell === (header[index] ?? ''));

/**
 * The table in the rows of a CSV file: its header and the rows below it that may be jobs.
 * @param isOwn whether Keepmark wrote the file, so that its first row is the header and all others are jobs
 */
export function tableOf(all: readonly (readonly string[])[], isOwn = false): ReadTable {
  if (isOwn) return { header: all[0] ?? [], rows: all.slice(1) };
  const at = headerAt(all);
  const header = all[at] ?? [];
  const rows = all.slice(at + 1).filter((row) => !isEmpty(row, header));
  const totals = rows.filter((row) => isTotal(row, header));
  const texts = totals.slice(0, 5).map((row) => row.filter((cell) => cell.trim() !== '').join(', '));
  return {
    header,
    rows: rows.filter((row) => !totals.includes(row)),
    ...(totals.length > 0 && {
      remarks: [`Skipped ${plural(totals.length, 'row')} with totals: ${texts.join('; ')}.`],
    }),
  };
}
