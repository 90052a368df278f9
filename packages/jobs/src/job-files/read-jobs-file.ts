import { ownCsvFormat } from '@keepmark/ui/file-export';
import { jobName } from '../job';
import { type ImportField, jobOfRow } from './csv-import';
import type { ReadJobs } from './imported-job';
import { csvColumns, csvHeader } from './job-csv';
import { readJobsJson } from './job-json';

const maxFileBytes = 100_000_000;

/** A table whose columns a person matches with fields. */
export interface ReadTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The jobs of a table, each column filling the field that it is matched with. */
export function jobsOfTable(
  { rows }: ReadTable,
  fields: readonly (ImportField | undefined)[],
  isOwn = false,
): ReadJobs {
  const read = rows.map((row) => jobOfRow(row, fields, isOwn));
  const jobs = read.flatMap(({ values }) => values ?? []);
  const unreadable = read.flatMap(({ values, unreadable: texts }) =>
    values ? texts.map((text) => `${jobName(values)}: ${text}`) : [],
  );
  return { jobs, unreadable, skipped: read.length - jobs.length };
}

/**
 * The jobs of a file that we wrote, as JSON or CSV, or else the table of a CSV file.
 * @throws {Error} whose message says what to do
 */
export async function readJobsText(text: string): Promise<ReadTable | ReadJobs> {
  const plain = text.replace(/^\uFEFF/, '');
  if (plain.trimStart().startsWith('{')) return readJobsJson(plain);
  const { default: papa } = await import('papaparse');
  const own = ownCsvFormat(plain, csvHeader);
  const [header = [], ...rows] = papa.parse<string[]>(plain, { ...own, skipEmptyLines: 'greedy' }).data;
  if (rows.length === 0) {
    throw new Error('The file has no rows below its header. Choose a CSV file with one job per line.');
  }
  const table = { header, rows };
  const fields = csvColumns.map(([, field]) => field);
  return own ? jobsOfTable(table, fields, true) : table;
}

/** As `readJobsText`, of a file that was chosen. @throws {Error} also for a file that is far too large */
export async function readJobsFile(file: File): Promise<ReadTable | ReadJobs> {
  if (file.size > maxFileBytes) throw new Error('The file is over 100 MB. Split it and import the parts.');
  return readJobsText(await file.text());
}
