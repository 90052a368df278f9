import { dateOrderOf } from '@keepmark/contracts';
import { ownCsvFormat } from '@keepmark/ui/file-export';
import { FileImportError } from '@keepmark/ui/file-import';
import { jobName } from '../job';
import { dateFields, type ImportField, jobOfRow, type RowOptions } from './csv-import';
import type { ReadJobs } from './imported-job';
import { csvColumns, csvHeader } from './job-csv';
import { readJobsJson } from './job-json';

const maxFileBytes = 100_000_000;

/** A table whose columns people match to fields. */
export interface ReadTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

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
  const [header = [], ...rows] = papa.parse<string[]>(plain, { ...own, skipEmptyLines: 'greedy' }).data;
  if (rows.length === 0) {
    throw new FileImportError('This file has no rows below its header. Choose a CSV file with one job per row.');
  }
  const table = { header, rows };
  const fields = csvColumns.map(([, field]) => field);
  return own ? jobsOfTable(table, fields, { isOwn: true }) : table;
}

/** Reads a chosen file, like `readJobsText`. @throws {FileImportError} also for a file that is too large */
export async function readJobsFile(file: File): Promise<ReadTable | ReadJobs> {
  if (file.size > maxFileBytes) throw new FileImportError('This file is over 100 MB. Split it and import the parts.');
  return readJobsText(await file.text());
}
