import type { FileReading } from '@keepmark/ui/file-reading';
import { plural } from '@keepmark/ui/words';
import { guessColumns } from './column-guess';
import type { ImportedJob, ReadJobs } from './imported-job';
import { dateOrderOfTable, jobsOfTable, readJobsFile } from './read-jobs-file';

/** Reads the jobs of a file, with each column in the field that is offered for it. @throws {FileImportError} */
export async function jobsReading(file: File): Promise<FileReading<ImportedJob>> {
  const read = await readJobsFile(file);
  if ('jobs' in read) return readingOf(read, [], []);
  const fields = guessColumns(read.header, read.rows).map(({ field }) => field);
  const unmatched = read.header.filter((_, index) => fields[index] === undefined);
  const order = dateOrderOfTable(read, fields);
  // Where it could be either, the person is asked.
  const jobs = jobsOfTable(read, fields, { dateOrder: order === 'either' ? undefined : order });
  return readingOf(
    jobs,
    read.remarks ?? [],
    unmatched.map((name) => `column “${name}”`),
  );
}

const readingOf = (
  { jobs, unreadable, unknownStatuses = [], skipped }: ReadJobs,
  remarks: readonly string[],
  columns: readonly string[],
): FileReading<ImportedJob> => ({
  kind: 'jobs',
  rows: jobs,
  remarks: [
    ...remarks,
    ...unreadable,
    ...unknownStatuses.map(({ text, count }) => `unknown status “${text}” of ${plural(count, 'job')}`),
  ],
  skipped: [...columns, ...(skipped > 0 ? [`${plural(skipped, 'row')} without title and company`] : [])],
});
