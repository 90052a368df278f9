import { csvText } from '@keepmark/ui/file-export';
import type { Job } from '../job-table';
import { type JobStatus, jobStatusLabels } from '../job-status';
import { isSubmissionMethod, jobSourceLabels, jobTypeText, submissionMethodLabels } from '../vocabulary';

/** The columns of the CSV file, by their headers: what the import of the same file reads again. */
export const csvColumns: readonly (readonly [string, (job: Job) => string | number | null])[] = [
  ['Job Title', (job) => job.jobTitle],
  ['Company', (job) => job.companyName],
  ['Status', (job) => statusText(job.status)],
  ['Location', (job) => job.location],
  ['City', (job) => job.city],
  ['State', (job) => job.state],
  ['Country', (job) => job.country],
  ['Salary', (job) => job.salary],
  ['Job Type', (job) => jobTypeText(job.jobType)],
  ['Source', (job) => jobSourceLabels[job.source]],
  ['URL', (job) => job.url],
  ['Date Added', (job) => job.dateAdded],
  ['Date Applied', (job) => job.dateApplied],
  [
    'Submitted Through',
    (job) => (isSubmissionMethod(job.submissionMethod) ? submissionMethodLabels[job.submissionMethod] : ''),
  ],
  ['Follow Up', (job) => job.followUpOn],
  ['Contact', (job) => job.contactInfo],
  ['Notes', (job) => job.notes],
  ['Description', (job) => job.description],
  ['Latitude', (job) => job.latitude],
  ['Longitude', (job) => job.longitude],
];

const statusText = (status: JobStatus): string => jobStatusLabels[status];

/** Kept jobs as CSV (specification, section 9), safe in a spreadsheet. */
export function jobsCsv(jobs: readonly Job[]): string {
  return csvText(
    csvColumns.map(([header]) => header),
    jobs.map((job) => csvColumns.map(([, value]) => value(job))),
  );
}
