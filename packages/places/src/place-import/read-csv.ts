import { ownCsvFormat } from '@keepmark/ui/file-export';
import Papa from 'papaparse';
import { placeCsvColumns } from '../place-export/write-csv';
import { type ColumnMatch, matchColumns } from './csv-columns';
import { ImportFileError } from './import-file-error';
import { importLimits } from './limits';
import type { CsvTable } from './places-of-csv';

/** Lists of Google Takeout may begin with the list's own name and description. */
const linesBeforeHeader = 5;

const isHeader = (match: ColumnMatch) =>
  match.includes('name') || (match.includes('latitude') && match.includes('longitude')) || match.includes('position');

/**
 * A CSV file as a table. Commas, semicolons and tabs separate; quotes hold lines together.
 * @throws {ImportFileError}
 */
export function readCsvTable(text: string): CsvTable {
  const plain = text.replace(/^\uFEFF/, '');
  const own = ownCsvFormat(plain, placeCsvColumns);
  const { data } = Papa.parse<string[]>(plain, { ...own, skipEmptyLines: 'greedy' });
  if (data.length > importLimits.places + linesBeforeHeader) throw new ImportFileError('too-many');
  const candidates = data.slice(0, linesBeforeHeader + 1).map(matchColumns);
  const at = Math.max(0, candidates.findIndex(isHeader));
  const header = (data[at] ?? []).map((cell) => cell.trim());
  const rows = data.slice(at + 1);
  if (rows.length === 0) throw new ImportFileError('no-places');
  // One column is no table: prose, or a file of another kind.
  if (header.length < 2 && !isHeader(candidates[at] ?? [])) throw new ImportFileError('unknown-kind');
  return { header, rows, match: candidates[at] ?? [], isOwn: own !== undefined };
}
