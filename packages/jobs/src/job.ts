import type { SavedCompanies } from '@keepmark/companies';
import { appliedValues } from './applied';
import { calendarDayOf, formatDay } from '@keepmark/ui/words';
import { defaultJobStatus, isJobStatus } from './job-status';
import type { Job } from './job-table';

/** The values of a job from a person, a posting, or an import. The store sets the rest. */
export type JobValues = Partial<Omit<Job, 'internalId'>>;

/** Applies the rules for every write of a job (specification, section 4). */
function withJobRules(values: JobValues, before: Job | undefined, today: string): JobValues {
  const checked: JobValues = {
    ...values,
    jobAlreadyAdded: true,
    ...('status' in values && !isJobStatus(values.status) && { status: defaultJobStatus }),
    ...(values.datePosted !== undefined && { datePostedFormatted: formatDay(values.datePosted) }),
  };
  return { ...checked, ...appliedValues(checked, before, today) };
}

function newJob(values: JobValues, now: Date, today: string): JobValues {
  const status = values.status ?? defaultJobStatus;
  return withJobRules({ ...values, status, dateAdded: values.dateAdded || now.toISOString() }, undefined, today);
}

/** The values of a job that a person adds. A status that means applied without a date means applied today. */
export const jobToAdd = (values: JobValues, now: Date): JobValues => newJob(values, now, calendarDayOf(now));

/** The values of a job from a file. It never makes up a date applied. */
export const jobToImport = (values: JobValues, now: Date): JobValues => newJob(values, now, '');

/**
 * The values to write for changes to a saved job, including `dateUpdated`.
 * @param today the date applied to fill in; empty if it isn't to be made up
 */
export function jobToUpdate(job: Job, changes: JobValues, now: Date, today = calendarDayOf(now)): JobValues {
  return { ...withJobRules(changes, job, today), dateUpdated: now.toISOString() };
}

/** The day that a job was posted, as "Oct 20, 2026". Older data may lack the formatted day. */
export const postedOn = ({
  datePosted,
  datePostedFormatted,
}: Pick<Job, 'datePosted' | 'datePostedFormatted'>): string => datePostedFormatted || formatDay(datePosted);

/** Sets `companyAlreadyAdded` for values that name a company (specification, section 3). */
export function withCompanyMark<Values extends JobValues>(values: Values, saved: SavedCompanies): Values {
  if (values.companyName === undefined) return values;
  return { ...values, companyAlreadyAdded: saved.named(values.companyName) !== undefined };
}

// A saved job is called as its posting was.
export { postingName as jobName } from '@keepmark/postings/posting-name';
