import { type DateOrder, webAddress, writtenDay } from '@keepmark/contracts';
import { plainCsvText } from '@keepmark/ui/file-export';
import { calendarDayOf, dayOf } from '@keepmark/ui/words';
import { type JobStatus, jobStatuses, jobStatusLabels } from '../job-status';
import { readHistoryText } from './history-text';
import type { ImportedJob } from './imported-job';
import { jobSources, jobSourceLabels, jobTypeOf, submissionMethodLabels, submissionMethods } from '../vocabulary';

/** The fields that a column of a file can fill, with their labels. */
export const importFields = {
  jobTitle: 'Job title',
  companyName: 'Company',
  status: 'Status',
  location: 'Location',
  city: 'City',
  state: 'State',
  country: 'Country',
  salary: 'Salary',
  jobType: 'Job type',
  source: 'Found through',
  url: 'Link to the posting',
  dateAdded: 'Saved on',
  dateApplied: 'Applied on',
  submissionMethod: 'Submitted through',
  followUpOn: 'Follow up on',
  nextStep: 'Next step',
  contactInfo: 'Contact',
  notes: 'Notes',
  description: 'Description',
  latitude: 'Latitude',
  longitude: 'Longitude',
  applied: 'Has applied',
  submissionUrl: 'Link to the application',
  coverLetter: 'Cover letter',
  resumeId: 'Résumé ID',
  datePosted: 'Posted on',
  externalId: 'Posting ID',
  jobPostingData: 'Posting data',
  postingClosedDate: 'Posting closed on',
  dateUpdated: 'Updated on',
  history: 'History',
} as const;
export type ImportField = keyof typeof importFields;

/**
 * Headers for each field: ours, and common ones in spreadsheets and other trackers (such as Huntr, Teal, and Simplify).
 * Those trackers publish no export format, so this is a best guess. People match any other column on the screen.
 */
const headers: Readonly<Record<ImportField, readonly string[]>> = {
  jobTitle: ['job title', 'title', 'position', 'job position', 'role'],
  companyName: ['company', 'company name', 'employer', 'organization'],
  status: ['status', 'list', 'list name', 'stage', 'job status'],
  location: ['location', 'job location'],
  city: ['city'],
  state: ['state', 'province', 'state province'],
  country: ['country'],
  salary: ['salary', 'max salary', 'compensation', 'pay'],
  jobType: ['job type', 'type', 'employment type'],
  source: ['source', 'found through', 'saved from'],
  url: ['url', 'link', 'job url', 'job post url', 'job link', 'posting url', 'job posting'],
  dateAdded: ['date added', 'date saved', 'created', 'created at', 'saved', 'added'],
  dateApplied: ['date applied', 'applied', 'applied on', 'applied at', 'application date', 'applied date'],
  submissionMethod: ['submitted through', 'submission method'],
  followUpOn: ['follow up', 'follow up on', 'follow up date'],
  nextStep: ['next step', 'next steps', 'next action', 'to do', 'todo'],
  contactInfo: ['contact', 'contacts', 'contact info'],
  notes: ['notes', 'note', 'comments'],
  description: ['description', 'job description'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lng', 'lon'],
  applied: ['has applied'],
  submissionUrl: ['application link', 'application url'],
  coverLetter: ['cover letter'],
  resumeId: ['resume id'],
  datePosted: ['date posted', 'posted on', 'posted'],
  externalId: ['posting id'],
  jobPostingData: ['posting data'],
  postingClosedDate: ['posting closed'],
  dateUpdated: ['date updated', 'last changed'],
  history: ['history'],
};

/** Words without case and punctuation. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The field that each column fills, by its header; undefined for none. No two columns fill the same field. */
export function matchColumns(columns: readonly string[]): (ImportField | undefined)[] {
  const taken = new Set<ImportField>();
  return columns.map((column) => {
    const name = plain(column);
    const field = (Object.keys(headers) as ImportField[]).find(
      (candidate) => !taken.has(candidate) && headers[candidate].includes(name),
    );
    if (field) taken.add(field);
    return field;
  });
}

/** Common words for a status in other trackers. Any other word is reported as unreadable. */
const statusWords: Readonly<Record<string, JobStatus>> = {
  wishlist: 'application-not-started',
  bookmarked: 'application-not-started',
  saved: 'application-not-started',
  'to apply': 'application-not-started',
  applying: 'application-in-progress',
  applied: 'application-submitted',
  'phone screen': 'interview-requested',
  screening: 'interview-requested',
  interview: 'interview-in-progress',
  interviewing: 'interview-in-progress',
  negotiating: 'offer-pending',
  offer: 'offer-pending',
  accepted: 'offer-accepted',
  hired: 'offer-accepted',
  'offer accepted': 'offer-accepted',
  'offer declined': 'offer-rejected',
  declined: 'offer-rejected',
  'not applied': 'application-not-started',
  'in progress': 'application-in-progress',
  submitted: 'application-submitted',
  sent: 'application-submitted',
  interviewed: 'interview-in-progress',
  'interview scheduled': 'interview-scheduled',
  'on site': 'interview-in-progress',
  beworben: 'application-submitted',
  absage: 'rejected-before-interview',
  zusage: 'offer-accepted',
  haettu: 'application-submitted',
  hylätty: 'rejected-before-interview',
  rejected: 'rejected-before-interview',
  'no response': 'application-no-response',
  ghosted: 'application-no-response',
  withdrawn: 'filled-or-canceled',
  'i withdrew': 'filled-or-canceled',
  'not selected': 'rejected-before-interview',
  closed: 'archived',
};

function statusOf(text: string): JobStatus | undefined {
  const word = plain(text);
  return (
    jobStatuses.find((status) => plain(status) === word || plain(jobStatusLabels[status]) === word) ?? statusWords[word]
  );
}

const oneOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>, text: string) =>
  values.find((value) => plain(value) === plain(text) || plain(labels[value]) === plain(text));

/** A moment in ISO 8601, unchanged, or else a calendar day. */
const momentIn = (text: string, order?: DateOrder) =>
  /^\d{4}-\d{2}-\d{2}T/.test(text) && dayOf(text) !== '' ? text : writtenDay(text, order);

/** The day in the reader's zone of a moment, or else the day as written. */
const dayIn = (text: string, order?: DateOrder) => dayOf(momentIn(text, order));

/** Reads degrees from -`most` to `most`; undefined for anything else. */
const degreesIn = (most: number) => (text: string) => {
  const degrees = Number(text);
  return Math.abs(degrees) <= most ? degrees : undefined;
};

/** How to read the text of a cell, for fields other than plain text. Undefined or empty if the text makes no sense. */
const readers: Partial<Record<ImportField, (text: string, order?: DateOrder) => unknown>> = {
  status: statusOf,
  jobType: jobTypeOf,
  source: (text) => oneOf(jobSources, jobSourceLabels, text),
  submissionMethod: (text) => oneOf(submissionMethods, submissionMethodLabels, text),
  url: webAddress,
  submissionUrl: webAddress,
  dateApplied: dayIn,
  followUpOn: dayIn,
  dateAdded: momentIn,
  datePosted: momentIn,
  dateUpdated: momentIn,
  postingClosedDate: momentIn,
  latitude: degreesIn(90),
  longitude: degreesIn(180),
  applied: (text) => ({ yes: true, true: true, no: false, false: false })[text.toLowerCase()],
  history: readHistoryText,
};

export interface RowOptions {
  readonly isOwn?: boolean;
  readonly dateOrder?: DateOrder | undefined;
}

/** The fields that hold a date. */
export const dateFields: ReadonlySet<ImportField> = new Set([
  'dateAdded',
  'dateApplied',
  'dateUpdated',
  'datePosted',
  'followUpOn',
  'postingClosedDate',
]);

/** Whether a text makes sense in a field. Dates may be in any order. */
export function isReadable(field: ImportField, text: string): boolean {
  const read = readers[field]?.(text, 'month');
  return !(field in readers) || (read !== undefined && read !== '');
}

/** The location in words. Screens show that, and many spreadsheets have only its parts. */
function locationOfParts({ city, state }: Pick<ImportedJob, 'city' | 'state'>): Pick<ImportedJob, 'location'> {
  return city || state ? { location: [city, state].filter(Boolean).join(', ') } : {};
}

/** Nobody applied on a day that is still ahead. The form doesn't take one either. */
const isYetToCome = (field: ImportField, day: unknown): boolean =>
  field === 'dateApplied' && String(day) > calendarDayOf(new Date());

/**
 * A row of a file as a job, with the values we couldn't read. A row without title and company isn't a job.
 *
 * @param options.isOwn whether Keepmark wrote the file, so that spaces around a text are part of it
 * @param options.dateOrder how the file writes dates such as 05/06/2026; unknown ones stay empty
 */
export function jobOfRow(
  row: readonly string[],
  fields: readonly (ImportField | undefined)[],
  { isOwn = false, dateOrder }: RowOptions = {},
) {
  const values: Record<string, unknown> = {};
  const unreadable: string[] = [];
  for (const [index, field] of fields.entries()) {
    const cell = row[index] ?? '';
    const text = plainCsvText(isOwn ? cell : cell.trim());
    if (field === undefined || text === '') continue;
    const reader = readers[field];
    const read = reader ? reader(text, dateOrder) : text;
    if (read === undefined || read === '' || (!isOwn && isYetToCome(field, read)))
      unreadable.push(`${importFields[field]}: ${text.slice(0, 60)}`);
    else values[field] = read;
  }
  const job: ImportedJob = isOwn ? values : { ...locationOfParts(values), ...values };
  return { values: job.jobTitle || job.companyName || isOwn ? job : undefined, unreadable };
}
