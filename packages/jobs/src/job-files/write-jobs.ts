import { savedCompanies } from '@keepmark/companies';
import type { Database } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { csvText, spreadsheetCsv } from '@keepmark/ui/csv';
import { type WrittenFile } from '@keepmark/ui/file-export';
import { groupedEvents } from '../job-history/history-store';
import { jobEventTable } from '../job-history/job-event-table';
import { withCompanyMark } from '../job';
import type { Job } from '../job-table';
import { jobsCsv } from './job-csv';
import { jobsJson } from './job-json';
import { allNextSteps } from '../next-steps/all-next-steps';

/** `csv-without-commas` is the form of the specification (section 9). */
export type JobsFormat = 'csv' | 'csv-without-commas' | 'json';

/** These jobs as a file, with their history, as JSON also with all their next steps. */
export function writeJobs(database: Database, jobs: readonly Job[], format: JobsFormat): WrittenFile {
  const eventsOf = groupedEvents(allRows(database.table(jobEventTable)));
  if (format !== 'json') {
    const write = format === 'csv' ? spreadsheetCsv : csvText;
    return { name: 'keepmark-jobs.csv', content: jobsCsv(jobs, eventsOf, write), type: 'text/csv' };
  }
  const saved = savedCompanies(database);
  const marked = jobs.map((job) => withCompanyMark(job, saved));
  return {
    name: 'keepmark-jobs.json',
    content: jobsJson(marked, eventsOf, allNextSteps(database)),
    type: 'application/json',
  };
}
