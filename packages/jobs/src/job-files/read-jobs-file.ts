import { dateOrderOf } from '@keepmark/contracts';
import { ownCsvFormat } from '@keepmark/ui/file-export';
import { decodeText, FileImportError } from '@keepmark/ui/file-import';
import { jobName } from '../job';
import { dateFields, jobOfRow, type RowOptions } from './csv-import';
import type { ImportField } from './import-fields';
import { type ReadTable, tableOf } from './csv-table';
import type { ReadJobs } from './imported-job';
import { csvColumns, csvHeader } from './job-csv';
import { readJobsJson } from './job-json';

const maxFileBytes = 100_000_000;

/** The jobs in a table, with each column in the field it is matched to. */
export function jobsOfTable(
  { rows }: ReadTable,
  fields: readonly (ImportField | undefined)[],
  options: RowOptions = {},
): ReadJobs {
  const read = rows.map((row) => jobOfRow(row, fields, options));
  const jobs = read.flatMap(({ values }) => values ?? []);
  const unreadable = read.flatMap(({ values, unreadable: texts }) =>
    values ? texts.map((text) => `${jobName(values)}: ${text}`) : [],
  );
  return { jobs, unreadable, skipped: read.length - jobs.length };
}

/** The order of the dates in a table, from all columns that are matched to one. */
export function dateOrderOfTable(
  { rows }: ReadTable,
  fields: readonly (ImportField | undefined)[],
): ReturnType<typeof dateOrderOf> {
  const columns = fields.flatMap((field, index) => (field && dateFields.has(field) ? [index] : []));
  return dateOrderOf(rows.flatMap((row) => columns.map((index) => row[index] ?? '')));
}

/**
 * Reads the text of a file: its jobs if Keepmark wrote it (JSON or CSV), or else the table of a CSV file.
 * @throws {FileImportError}
 */
export async function readJobsText(text: string): Promise<ReadTable | ReadJobs> {
  const plain = text.replace(/^\uFEFF/, '');
  if (plain.trimStart().startsWith('{')) return readJobsJson(plain);
  const { default: papa } = await import('papaparse');
  const own = ownCsvFormat(plain, csvHeader);
  // Excel may name the separator in a line of its own.
  const [line = '', delimiter = ''] = own ? [] : (/^"?sep=(.)"?\r?\n/i.exec(plain) ?? []);
  const { data } = papa.parse<string[]>(plain.slice(line.length), {
    ...(delimiter && { delimiter }),
    ...own,
    skipEmptyLines: 'greedy',
  });
  const table = tableOf(data, own !== undefined);
  if (table.rows.length === 0) {
    throw new FileImportError('This file has no rows below its header. Choose a CSV file with one job per row.');
  }
  const fields = csvColumns.map(([, field]) => field);
  return own ? jobsOfTable(table, fields, { isOwn: true }) : table;
}

/** Reads a chosen file, like `readJobsText`. @throws {FileImportError} also for a file that is too large */
export async function readJobsFile(file: File): Promise<ReadTable | ReadJobs> {
  if (file.size > maxFileBytes) throw new FileImportError('This file is over 100 MB. Split it and import the parts.');
  return readJobsText(decodeText(new Uint8Array(await file.arrayBuffer())));
}
