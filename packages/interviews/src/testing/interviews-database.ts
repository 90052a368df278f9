import { type Company, companyTable } from '@keepmark/companies';
import { type Contact, contactTable } from '@keepmark/contacts';
import type { JobValues } from '@keepmark/jobs';
import { createJobsStore } from '@keepmark/jobs/jobs-store';
import { blankDocument } from '@keepmark/resume-document/new-document';
import { createResumesStore } from '@keepmark/resumes/resumes-store';
import { testDatabase } from '@keepmark/local-store/testing';
import type { InterviewValues } from '../interview';
import { createInterviewsStore } from '../interviews-store';

/** The rows to save before a screen opens. */
export interface SavedRows {
  interviews?: readonly InterviewValues[];
  jobs?: readonly (JobValues & { internalId?: string })[];
  companies?: readonly Partial<Company>[];
  contacts?: readonly Partial<Contact>[];
  /** The titles of résumés. */
  resumes?: readonly string[];
}

/** A new database with these rows, and the ids of its interviews. */
export function interviewsDatabase({
  interviews = [],
  jobs = [],
  companies = [],
  contacts = [],
  resumes = [],
}: SavedRows) {
  const database = testDatabase();
  const [saved, savedJobs] = [createInterviewsStore(database), createJobsStore(database)];
  const ids = database.transaction(() => {
    for (const company of companies) database.table(companyTable).insert(company);
    for (const contact of contacts) database.table(contactTable).insert(contact);
    for (const title of resumes) createResumesStore(database).add(blankDocument({ title }));
    for (const job of jobs) savedJobs.add(job);
    return interviews.map((values) => saved.add(values).internalId);
  });
  return { database, ids };
}
