import { savedCompanies } from '@keepmark/companies';
import type { Database } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { downloadFile } from '@keepmark/ui/file-export';
import { groupedEvents } from '../job-history/history-store';
import { jobEventTable } from '../job-history/job-event-table';
import { withCompanyMark } from '../job';
import type { Job } from '../job-table';
import { jobsCsv } from './job-csv';
import { jobsJson } from './job-json';

/** Downloads these jobs as a file. */
export function saveJobs(database: Database, jobs: readonly Job[], format: 'csv' | 'json'): void {
  const eventsOf = groupedEvents(allRows(database.table(jobEventTable)));
  if (format === 'csv') {
    downloadFile('keepmark-jobs.csv', jobsCsv(jobs, eventsOf), 'text/csv');
    return;
  }
  const saved = savedCompanies(database);
  const marked = jobs.map((job) => withCompanyMark(job, saved));
  downloadFile('keepmark-jobs.json', jobsJson(marked, eventsOf), 'application/json');
}
