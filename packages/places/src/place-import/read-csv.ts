import { ownCsvFormat } from '@keepmark/ui/csv';
import Papa from 'papaparse';
import { placeCsvColumns } from '../place-export/write-csv';
import { type ColumnMatch, matchColumns, takeoutHeader, withNameColumn } from './csv-columns';
import { ImportFileError } from './import-file-error';
import { importLimits } from './limits';
import type { CsvTable } from './places-of-csv';

/** Google Takeout lists may have the list's name and description before the header. */
const linesBeforeHeader = 5;

const isHeader = (match: ColumnMatch) =>
  match.includes('name') || (match.includes('latitude') && match.includes('longitude')) || match.includes('position');

/** Whether a row where a header should be holds coordinates or an address on the web: what no column is called. */
const hasNoHeader = (row: readonly string[]): boolean =>
  row.filter((cell) => /^-?\d{1,3}[.,]\d{3,}$/.test(cell.trim())).length > 1 ||
  row.some((cell) => /^https?:\/\//i.test(cell.trim()));

/**
 * Reads a CSV file as a table, with commas, semicolons or tabs as separators.
 * @throws {ImportFileError}
 */
export function readCsvTable(text: string): CsvTable {
  const plain = text.replace(/^\uFEFF/, '');
  const own = ownCsvFormat(plain, placeCsvColumns);
  const { data } = Papa.parse<string[]>(plain, { ...own, skipEmptyLines: 'greedy' });
  return placesTable(data, own !== undefined);
}

/** The rows of a table with its header found and its columns matched. @throws {ImportFileError} */
export function placesTable(data: readonly (readonly string[])[], isOwn = false): CsvTable {
  if (data.length > importLimits.places + linesBeforeHeader) throw new ImportFileError('too-many');
  const candidates = data.slice(0, linesBeforeHeader + 1).map(matchColumns);
  const takeout = isOwn ? undefined : takeoutHeader(data);
  const at = takeout?.at ?? Math.max(0, candidates.findIndex(isHeader));
  const known = candidates[at] ?? [];
  // Headers whose words we know say more than the structure.
  const match = takeout && known.every((field) => field === null || field === 'url') ? takeout.match : known;
  if (!takeout && !isOwn && known.every((field) => field === null) && hasNoHeader(data[at] ?? []))
    throw new ImportFileError('no-header');
  const header = (data[at] ?? []).map((cell) => cell.trim());
  const rows = data.slice(at + 1);
  if (rows.length === 0) throw new ImportFileError('no-places');
  // A single unknown column means that this isn't a CSV file.
  if (header.length < 2 && !isHeader(match)) throw new ImportFileError('unknown-kind');
  const preamble = data
    .slice(0, at)
    .map((cells) =>
      cells
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join(', '),
    )
    .join('\n');
  return { header, rows, match: withNameColumn(match, rows), preamble, isOwn };
}
