import { savedCompanies } from '@keepmark/companies';
import type { Database } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import type { WrittenFile } from '@keepmark/ui/file-export';
import { groupedEvents } from '../job-history/history-store';
import { jobEventTable } from '../job-history/job-event-table';
import { withCompanyMark } from '../job';
import type { Job } from '../job-table';
import { jobsCsv } from './job-csv';
import { jobsJson } from './job-json';

export type JobsFormat = 'csv' | 'json';

/** These jobs as a file, with their history. */
export function writeJobs(database: Database, jobs: readonly Job[], format: JobsFormat): WrittenFile {
  const eventsOf = groupedEvents(allRows(database.table(jobEventTable)));
  if (format === 'csv') return { name: 'keepmark-jobs.csv', content: jobsCsv(jobs, eventsOf), type: 'text/csv' };
  const saved = savedCompanies(database);
  const marked = jobs.map((job) => withCompanyMark(job, saved));
  return { name: 'keepmark-jobs.json', content: jobsJson(marked, eventsOf), type: 'application/json' };
}
