import { type DateOrder, dayWithoutYear, webAddress, workplaceNamed, writtenDay } from '@keepmark/contracts';
import { plainCsvText } from '@keepmark/ui/csv';
import { calendarDayOf, dayOf } from '@keepmark/ui/words';
import {
  belongsInNotes,
  dayOfSerial,
  isDeadline,
  isFilePath,
  isOfDocument,
  salaryRange,
  withoutRelations,
} from './cell-text';
import { readHistoryText } from './history-text';
import type { ImportedJob } from './imported-job';
import { plainWords as plain } from '@keepmark/ui/match-headers';
import { type ImportField, importFields } from './import-fields';
import { tagsIn } from '../job-tags';
import { jobTypeInWords } from './job-type-words';
import { statusOf } from './status-words';
import { jobTypeOf } from '@keepmark/postings/job-type';
import type { JobStatus } from '../job-status';
import { jobSources, jobSourceLabels, submissionMethodLabels, submissionMethods } from '../vocabulary';

const oneOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>, text: string) =>
  values.find((value) => plain(value) === plain(text) || plain(labels[value]) === plain(text));

/** A moment in ISO 8601, unchanged, or else a calendar day. A day without a year is the latest such day. */
const momentIn = (text: string, order?: DateOrder) =>
  /^\d{4}-\d{2}-\d{2}T/.test(text) && dayOf(text) !== ''
    ? text
    : dayOfSerial(text) || writtenDay(text, order) || dayWithoutYear(text, calendarDayOf(new Date()));

/** The day in the reader's zone of a moment, or else the day as written. */
const dayIn = (text: string, order?: DateOrder) => dayOf(momentIn(text, order));

/** A day that may be ahead: without a year, the next one. */
const dayAheadIn = (text: string, order?: DateOrder) =>
  dayOfSerial(text) ||
  writtenDay(text, order) ||
  dayWithoutYear(text, calendarDayOf(new Date()), 'future') ||
  dayIn(text, order);

/** Reads degrees from -`most` to `most`; undefined for anything else. */
const degreesIn = (most: number) => (text: string) => {
  const degrees = Number(text);
  return Math.abs(degrees) <= most ? degrees : undefined;
};

/** Whether another program wrote where something is, instead of the thing itself: "cv/acme.pdf" would pass for a link. */
const isOnlyPath = (field: ImportField, text: string): boolean =>
  field === 'coverLetter'
    ? isFilePath(text) || /^https?:\/\/\S+$/i.test(text)
    : (field === 'url' || field === 'submissionUrl') && isFilePath(text);

/** How to read the text of a cell, for fields other than plain text. Undefined or empty if the text makes no sense. */
const readers: Partial<Record<ImportField, (text: string, order?: DateOrder) => unknown>> = {
  status: statusOf,
  jobType: (text) => jobTypeOf(text) || jobTypeInWords(text),
  workplace: (text) =>
    workplaceNamed(text) ?? { yes: 'remote', true: 'remote', no: 'onsite', false: 'onsite' }[text.toLowerCase()],
  source: (text) => oneOf(jobSources, jobSourceLabels, text),
  // Our earlier files and many people write "E-mail".
  submissionMethod: (text) => oneOf(submissionMethods, submissionMethodLabels, text.replace(/e-mail/i, 'email')),
  url: webAddress,
  submissionUrl: webAddress,
  dateApplied: dayIn,
  deadline: dayAheadIn,
  followUpOn: dayAheadIn,
  tags: tagsIn,
  dateAdded: momentIn,
  datePosted: momentIn,
  dateUpdated: momentIn,
  postingClosedDate: momentIn,
  latitude: degreesIn(90),
  longitude: degreesIn(180),
  applied: (text) => ({ yes: true, true: true, no: false, false: false })[text.toLowerCase()],
  history: readHistoryText,
};

/** Fields whose text may have parentheses with an address of its own. */
const longTexts: ReadonlySet<ImportField> = new Set([
  'notes',
  'description',
  'coverLetter',
  'jobPostingData',
  'history',
]);

/** Whether a note says nothing without the name of its column. */
export const goesWithItsName = (header: string, text: string): boolean =>
  belongsInNotes(header) ||
  isOfDocument(header) ||
  (isFilePath(text) && !/note|comment|remark|bemerk|notiz/i.test(header));

export interface RowOptions {
  /** The headers of the columns. Tags and deadlines go to the notes with theirs. */
  readonly header?: readonly string[];
  /** The status that a person chose for each text that we couldn't read. */
  readonly statuses?: Readonly<Record<string, JobStatus>>;
  readonly isOwn?: boolean;
  readonly dateOrder?: DateOrder | undefined;
}

/** The fields that hold a date. */
export const dateFields: ReadonlySet<ImportField> = new Set([
  'dateAdded',
  'dateApplied',
  'dateUpdated',
  'datePosted',
  'deadline',
  'followUpOn',
  'postingClosedDate',
]);

/** Whether a text makes sense in a field. Dates may be in any order. */
export function isReadable(field: ImportField, text: string): boolean {
  if (isOnlyPath(field, text)) return false;
  const read = readers[field]?.(text, 'month');
  return !(field in readers) || (read !== undefined && read !== '');
}

/** Several columns may fill these: the name of a contact and their email address. */
export const joinedFields: ReadonlySet<ImportField> = new Set(['contactInfo', 'notes']);

/** Columns whose field another one before them fills: it takes one value. */
export const furtherColumns = (fields: readonly (ImportField | undefined)[]) =>
  fields.flatMap((field, index) =>
    field !== undefined && field !== 'salary' && !joinedFields.has(field) && fields.indexOf(field) < index
      ? [{ index, field }]
      : [],
  );

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
  { isOwn = false, dateOrder, header = [], statuses = {} }: RowOptions = {},
) {
  const values: Record<string, unknown> = {};
  const unreadable: string[] = [];
  const further: string[] = [];
  for (const [index, field] of fields.entries()) {
    const cell = row[index] ?? '';
    const plainCell = plainCsvText(isOwn ? cell : cell.trim());
    const named = isOwn || field === undefined || longTexts.has(field) ? plainCell : withoutRelations(plainCell);
    const name = header[index] ?? '';
    const isNoted = !isOwn && field === 'notes' && named !== '' && goesWithItsName(name, named);
    const text = isNoted ? `${name.trim()}: ${(isDeadline(name) && dayOfSerial(named)) || named}` : named;
    if (field === undefined || text === '') continue;
    const reader = readers[field];
    const chosen = field === 'status' && Object.hasOwn(statuses, text) ? statuses[text] : undefined;
    const read = chosen ?? (reader ? reader(text, dateOrder) : text);
    const before = values[field];
    if (read === undefined || read === '' || (!isOwn && (isYetToCome(field, read) || isOnlyPath(field, text))))
      unreadable.push(`${importFields[field]}: ${text.slice(0, 60)}`);
    else if (joinedFields.has(field) && typeof before === 'string' && before !== '')
      values[field] = `${before}${field === 'notes' ? '\n' : ', '}${text}`;
    else if (field === 'salary' && !isOwn && typeof before === 'string')
      values[field] = salaryRange(before, text, name);
    else if (before === undefined) values[field] = read;
    else if (before !== read) further.push(`${name.trim() || importFields[field]}: ${text}`);
  }
  // The first column fills a field that takes one value.
  if (further.length > 0) values['notes'] = [values['notes'], ...further].filter(Boolean).join('\n');
  // Whoever wrote down the day they applied has applied.
  if (!isOwn && values['status'] === undefined && values['dateApplied']) values['status'] = 'application-submitted';
  const job: ImportedJob = isOwn ? values : { ...locationOfParts(values), ...values };
  return { values: job.jobTitle || job.companyName || isOwn ? job : undefined, unreadable };
}
