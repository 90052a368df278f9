import { dateOrderOf } from '@keepmark/contracts';
import { ownCsvFormat, plainCsvText } from '@keepmark/ui/csv';
import { checkColumns } from '@keepmark/ui/check-columns';
import { decodedText } from '@keepmark/ui/decode-text';
import { FileImportError } from '@keepmark/ui/file-import';
import { jobName } from '../job';
import { withoutRelations } from './cell-text';
import { dateFields, jobOfRow, type RowOptions } from './csv-import';
import type { ImportField } from './import-fields';
import { headerAt, type ReadTable, tableOf } from './csv-table';
import type { ReadJobs } from './imported-job';
import { csvColumns, csvHeader, olderCsvHeader } from './job-csv';
import { isOwnJson, readJobsJson } from './job-json';
import { statusOf } from './status-words';
import { trackerTable } from './tracker-json';

const maxFileBytes = 100_000_000;

/** The jobs in a table, with each column in the field it is matched to. */
export function jobsOfTable(
  { header, rows }: ReadTable,
  fields: readonly (ImportField | undefined)[],
  options: RowOptions = {},
): ReadJobs {
  const read = rows.map((row) => jobOfRow(row, fields, { header, ...options }));
  const jobs = read.flatMap(({ values }) => values ?? []);
  const unreadable = read.flatMap(({ values, unreadable: texts }) =>
    values ? texts.map((text) => `${jobName(values)}: ${text}`) : [],
  );
  const counts = new Map<string, number>();
  const statusAt = options.isOwn ? -1 : fields.lastIndexOf('status');
  for (const [index, { values }] of read.entries()) {
    const text = withoutRelations(plainCsvText((rows[index]?.[statusAt] ?? '').trim()));
    if (values && text !== '' && statusOf(text) === undefined) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const unknownStatuses = [...counts]
    .map(([text, count]) => ({ text, count }))
    .toSorted((left, right) => right.count - left.count);
  return { jobs, unreadable, skipped: read.length - jobs.length, ...(counts.size > 0 && { unknownStatuses }) };
}

/** The order of the dates in a table, from all columns that are matched to one. */
export function dateOrderOfTable(
  { rows }: ReadTable,
  fields: readonly (ImportField | undefined)[],
): ReturnType<typeof dateOrderOf> {
  const columns = fields.flatMap((field, index) => (field && dateFields.has(field) ? [index] : []));
  return dateOrderOf(rows.flatMap((row) => columns.map((index) => row[index] ?? '')));
}

/** @throws {FileImportError} */
function checkRows({ rows }: ReadTable): void {
  if (rows.length > 0) return;
  throw new FileImportError('This file has no rows below its header. Choose a CSV or XLSX file with one job per row.');
}

/**
 * Reads the text of a file: its jobs if Keepmark wrote it (JSON or CSV), or else the table of a CSV or JSON file.
 * @throws {FileImportError}
 */
export async function readJobsText(text: string): Promise<ReadTable | ReadJobs> {
  const plain = text.replace(/^\uFEFF/, '');
  if (/^\s*(?:\{|\[\s*[{\]])/.test(plain)) return isOwnJson(plain) ? readJobsJson(plain) : trackerTable(plain);
  const { default: papa } = await import('papaparse');
  const own = ownCsvFormat(plain, csvHeader) ?? ownCsvFormat(plain, olderCsvHeader);
  // Excel may name the separator in a line of its own.
  const [line = '', delimiter = ''] = own ? [] : (/^"?sep=(.)"?\r?\n/i.exec(plain) ?? []);
  const { data } = papa.parse<string[]>(plain.slice(line.length), {
    ...(delimiter && { delimiter }),
    ...own,
    skipEmptyLines: 'greedy',
  });
  checkColumns(data);
  const table = tableOf(data, own !== undefined);
  checkRows(table);
  const fields = csvColumns.map(([, field]) => field);
  return own ? jobsOfTable(table, fields, { isOwn: true }) : table;
}

async function readJobsSpreadsheet(bytes: Uint8Array): Promise<ReadTable> {
  const { readSpreadsheet, rowsWithLinks } = await import('@keepmark/ui/spreadsheet');
  const sheet = await readSpreadsheet(bytes);
  const table = tableOf(rowsWithLinks(sheet, headerAt(sheet.rows)));
  checkRows(table);
  return { ...table, remarks: [...sheet.remarks, ...(table.remarks ?? [])] };
}

/**
 * Reads a chosen file: XLSX, or a text like `readJobsText`. What it is says its content, whatever its name.
 * @throws {FileImportError} also for a file that is too large, or of another kind
 */
export async function readJobsFile(file: File): Promise<ReadTable | ReadJobs> {
  if (file.size > maxFileBytes) throw new FileImportError('This file is over 100 MB. Split it and import the parts.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { fileKindOf, refusedKinds } = await import('@keepmark/ui/file-kind');
  const kind = fileKindOf(bytes);
  if (kind === 'xlsx') return readJobsSpreadsheet(bytes);
  if (kind !== 'text') throw new FileImportError(refusedKinds[kind]);
  const { text, remark } = decodedText(bytes);
  const read = await readJobsText(text);
  return 'rows' in read && remark !== undefined ? { ...read, remarks: [remark, ...(read.remarks ?? [])] } : read;
}
