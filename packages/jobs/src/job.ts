import type { SavedCompanies } from '@keepmark/companies';
import { type JobPosting, webAddress } from '@keepmark/contracts';
import { appliedValues } from './applied';
import { countryName } from './country-name';
import { calendarDayOf, formatDay } from './job-dates';
import { defaultJobStatus, isJobStatus } from './job-status';
import type { Job } from './job-table';
import { readableText } from './job-posting/readable-text';
import { jobSourceOf, jobTypeOf } from './vocabulary';

/** What a person, a posting or an import says of a job; the rest is ours to stamp. */
export type JobValues = Partial<Omit<Job, 'internalId'>>;

/** The rules that hold whenever a job is written (specification, section 4). */
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

/** A job as a person adds it. With a status that means applied and no date, it was applied for today. */
export const jobToAdd = (values: JobValues, now: Date): JobValues => newJob(values, now, calendarDayOf(now));

/** A job as it comes from a file: no date of application is invented. */
export const jobToImport = (values: JobValues, now: Date): JobValues => newJob(values, now, '');

/** Changes to a saved job as they are written, stamped with the moment of the change. */
export function jobToUpdate(job: Job, changes: JobValues, now: Date): JobValues {
  return { ...withJobRules(changes, job, calendarDayOf(now)), dateUpdated: now.toISOString() };
}

/** A job's values with whether its company is saved, where they name one (specification, section 3). */
export function withCompanyMark<Values extends JobValues>(values: Values, saved: SavedCompanies): Values {
  if (values.companyName === undefined) return values;
  return { ...values, companyAlreadyAdded: saved.named(values.companyName) !== undefined };
}

/** What a posting says of a job that is to be kept. What the posting leaves open stays empty. */
export function jobFromPosting(posting: JobPosting): JobValues {
  const { externalId, companyName, jobTitle, datePosted, location, city, state } = posting;
  return {
    externalId,
    companyName,
    jobTitle,
    datePosted,
    location,
    city,
    state,
    country: countryName(posting.country),
    latitude: posting.latitude,
    longitude: posting.longitude,
    salary: posting.salary,
    // A feed may write anything here; what is kept is opened with a press.
    url: webAddress(posting.url) ?? '',
    jobType: jobTypeOf(posting.jobType),
    source: jobSourceOf(posting.source),
    description: readableText(posting.description),
  };
}

/** "1 job", "2,000 jobs". */
export const countedJobs = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'job' : 'jobs'}`;

/** "Data Analyst at Acme"; whichever of the two is known, "Untitled job" when neither is. */
export function jobName({ jobTitle = '', companyName = '' }: Partial<Pick<Job, 'jobTitle' | 'companyName'>>): string {
  if (jobTitle === '' && companyName === '') return 'Untitled job';
  if (jobTitle === '') return `A job at ${companyName}`;
  return companyName === '' ? jobTitle : `${jobTitle} at ${companyName}`;
}
