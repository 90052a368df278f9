import { type CsvWriter, spreadsheetCsv } from '@keepmark/ui/csv';
import { recordedSteps } from '../job-history/job-history';
import type { JobEvent } from '../job-history/job-event-table';
import type { Job } from '../job-table';
import { jobStatusLabels } from '../job-status';
import { jobTypeText } from '@keepmark/postings/job-type';
import { isSubmissionMethod, jobSourceLabels, submissionMethodLabels } from '../vocabulary';
import { workplaceLabels } from '@keepmark/postings/workplace';
import type { ImportField } from './import-fields';
import { historyText } from './history-text';

type CellOf = (job: Job, events: readonly JobEvent[]) => string | number | null;

/** The columns of the CSV file: header, the field it imports into, and the cell. */
export const csvColumns: readonly (readonly [string, ImportField, CellOf])[] = [
  ['Job Title', 'jobTitle', (job) => job.jobTitle],
  ['Company', 'companyName', (job) => job.companyName],
  ['Status', 'status', (job) => jobStatusLabels[job.status]],
  ['Location', 'location', (job) => job.location],
  ['City', 'city', (job) => job.city],
  ['State', 'state', (job) => job.state],
  ['Country', 'country', (job) => job.country],
  ['Salary', 'salary', (job) => job.salary],
  ['Job Type', 'jobType', (job) => jobTypeText(job.jobType)],
  ['Workplace', 'workplace', (job) => (job.workplace === '' ? '' : workplaceLabels[job.workplace])],
  ['Source', 'source', (job) => jobSourceLabels[job.source]],
  ['URL', 'url', (job) => job.url],
  ['Date Added', 'dateAdded', (job) => job.dateAdded],
  ['Date Applied', 'dateApplied', (job) => job.dateApplied],
  [
    'Submitted Through',
    'submissionMethod',
    (job) => (isSubmissionMethod(job.submissionMethod) ? submissionMethodLabels[job.submissionMethod] : ''),
  ],
  ['Follow Up', 'followUpOn', (job) => job.followUpOn],
  ['Next Step', 'nextStep', (job) => job.nextStep],
  ['Contact', 'contactInfo', (job) => job.contactInfo],
  ['Notes', 'notes', (job) => job.notes],
  ['Description', 'description', (job) => job.description],
  ['Latitude', 'latitude', (job) => job.latitude],
  ['Longitude', 'longitude', (job) => job.longitude],
  ['Has Applied', 'applied', (job) => (job.applied ? 'Yes' : 'No')],
  ['Application Link', 'submissionUrl', (job) => job.submissionUrl],
  ['Cover Letter', 'coverLetter', (job) => job.coverLetter],
  ['Resume ID', 'resumeId', (job) => job.resumeId],
  ['Date Posted', 'datePosted', (job) => job.datePosted],
  ['Posting ID', 'externalId', (job) => job.externalId],
  ['Posting Data', 'jobPostingData', (job) => job.jobPostingData],
  ['Posting Closed', 'postingClosedDate', (job) => job.postingClosedDate],
  ['Date Updated', 'dateUpdated', (job) => job.dateUpdated],
  ['History', 'history', (job, events) => historyText(recordedSteps(job, events))],
  // Files of before end here.
  ['Deadline', 'deadline', (job) => job.deadline],
  // One form of the file has no commas.
  ['Tags', 'tags', (job) => job.tags.join('; ')],
];

/** The header row. It also tells the import that Keepmark wrote the file. */
export const csvHeader = csvColumns.map(([name]) => name);

/** The header row of files from before jobs had deadlines and tags. */
export const olderCsvHeader = csvHeader.filter((name) => name !== 'Deadline' && name !== 'Tags');

/**
 * Saved jobs as CSV, safe to open in a spreadsheet. The import restores everything but ids.
 *
 * @param write `csvText` for the form of the specification (section 9), which strips commas
 */
export function jobsCsv(
  jobs: readonly Job[],
  eventsOf: (jobId: string) => readonly JobEvent[],
  write: CsvWriter = spreadsheetCsv,
): string {
  return write(
    csvHeader,
    jobs.map((job) => csvColumns.map(([, , cellOf]) => cellOf(job, eventsOf(job.internalId)))),
  );
}
