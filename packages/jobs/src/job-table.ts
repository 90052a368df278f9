import { jobTypes, workplaces } from '@keepmark/contracts';
import { defineTable, field, type RowOf } from '@keepmark/local-store';
import { defaultJobStatus, jobStatuses } from './job-status';
import { defaultJobSource, jobSources, submissionMethods } from './vocabulary';

/** A saved job (specification, section 3). Moments are ISO 8601; `dateApplied`, `deadline` and `followUpOn` are calendar days, "2026-10-20". */
export const jobTable = defineTable('jobs', {
  fields: {
    externalId: field.text(),
    jobTitle: field.text(),
    companyName: field.text(),
    companyAlreadyAdded: field.boolean(false),
    jobAlreadyAdded: field.boolean(true),
    jobType: field.oneOf(['', ...jobTypes], ''),
    /** Where the work is done; empty when unknown. */
    workplace: field.oneOf(['', ...workplaces], ''),
    salary: field.text(),
    source: field.oneOf(jobSources, defaultJobSource),
    url: field.text(),
    location: field.text(),
    city: field.text(),
    state: field.text(),
    country: field.text(),
    latitude: field.number(null),
    longitude: field.number(null),
    status: field.oneOf(jobStatuses, defaultJobStatus),
    applied: field.boolean(false),
    dateApplied: field.text(),
    /** The last day to apply. */
    deadline: field.text(),
    /** What the person calls it by, such as "remote": see `job-tags.ts`. */
    tags: field.list(),
    /** Date of the reminder on the desk. */
    followUpOn: field.text(),
    /** What the person wrote that they do next; empty for the usual step of its status. */
    nextStep: field.text(),
    submissionMethod: field.oneOf(['', ...submissionMethods], ''),
    submissionUrl: field.text(),
    resumeId: field.text(),
    coverLetter: field.text(),
    contactInfo: field.text(),
    notes: field.text(),
    datePosted: field.text(),
    datePostedFormatted: field.text(),
    dateAdded: field.text(),
    dateUpdated: field.text(),
    description: field.text(),
    jobPostingData: field.text(),
    /** The moment the posting was gone from its feed; empty while it is open, and for jobs that came from no feed. */
    postingClosedDate: field.text(),
  },
  indexes: ['status', 'dateAdded', 'resumeId'],
  counts: ['status', 'submissionMethod', 'applied'],
});
export type Job = RowOf<typeof jobTable>;
