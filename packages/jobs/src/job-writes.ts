import { savedCompanies } from '@keepmark/companies';
import type { Database } from '@keepmark/local-store';
import { meansApplied } from './applied';
import { jobToAdd, jobToImport, jobToUpdate, type JobValues, withCompanyMark } from './job';
import type { JobStatus } from './job-status';
import type { ImportedJob } from './job-files/imported-job';
import type { ChangedHistory } from './job-history/changed-history';
import { createHistoryStore } from './job-history/history-store';
import { createApplicationDocuments } from './job-resume/application-documents';
import { type Job, jobTable } from './job-table';
import { createStoredNextSteps } from './next-steps/stored-next-steps';

/** What a person knows of an application that wasn't recorded. Each is empty if unknown or not sent. */
export interface KnownApplication {
  /** A calendar day. */
  readonly dateApplied: string;
  readonly resumeId: string;
  readonly letterId: string;
}

/**
 * The writes that every change to saved jobs is made of. Each applies the rules of a job, and updates its history and
 * documents. All of them run within the transaction of their caller.
 */
export function createJobWrites(database: Database, clock: () => Date) {
  const jobs = database.table(jobTable);
  const history = createHistoryStore(database);
  const documents = createApplicationDocuments(database);
  const nextSteps = createStoredNextSteps(database);
  const marked = (values: JobValues) => withCompanyMark(values, savedCompanies(database));

  /** Writes values that a person entered, except for the documents. @returns everything that was written */
  const enter = (job: Job, changes: JobValues, today?: string): JobValues => {
    const written = marked(jobToUpdate(job, { ...changes, ...nextSteps.follow(job, changes) }, clock(), today));
    history.recordChange(job, changes, written, clock());
    jobs.update(job.internalId, written);
    return written;
  };

  /** Writes values that follow from the history, which has them already. */
  const followHistory = (job: Job, changes: JobValues): void => {
    jobs.update(job.internalId, jobToUpdate(job, changes, clock(), ''));
    documents.recordChange(job, jobs.get(job.internalId), changes);
  };

  return {
    database,
    clock,
    jobs,
    history,
    documents,
    nextSteps,
    followHistory,

    insert: (values: JobValues): string => {
      const internalId = jobs.insert(marked(jobToAdd(values, clock())));
      documents.recordChange(undefined, jobs.get(internalId), values);
      return internalId;
    },

    /** Adds a job of a file, with its history. It keeps its id unless a saved job has that. */
    insertImported: (
      { internalId = '', history: steps = [], nextSteps: list = [], ...values }: ImportedJob,
      now: Date,
    ): void => {
      const isFree = internalId !== '' && jobs.get(internalId) === undefined;
      const job = marked(jobToImport(values, now));
      const jobId = jobs.insert({ ...job, ...(isFree && { internalId }) });
      history.add(jobId, steps);
      nextSteps.add(jobId, list);
    },

    update: (job: Job, changes: JobValues): void => {
      enter(job, changes);
      documents.recordChange(job, jobs.get(job.internalId), changes);
    },

    /** Writes values that say nothing about what was sent, such as those of a merged duplicate. */
    prepare: (job: Job, changes: JobValues): void => {
      enter(job, changes, '');
      documents.followDate(job, jobs.get(job.internalId));
    },

    /** Moves a job that was applied for before. It records only what the person knows of the application. */
    moveApplied: (job: Job, status: JobStatus, { dateApplied, resumeId, letterId }: KnownApplication): void => {
      const changes = { status, ...(dateApplied && { dateApplied }), ...(resumeId && { resumeId }) };
      const written = enter(job, changes, '');
      documents.sendOnly({ ...job, ...written, resumeId }, letterId);
    },

    /** Writes an application, and keeps the documents that were sent with it. */
    apply: (job: Job, changes: JobValues, letterId: string): void => {
      documents.send({ ...job, ...enter(job, changes) }, letterId);
    },

    /** Writes what follows from added and deleted steps. A job without its only application isn't applied anymore. */
    followSteps: (job: Job, { status, dateApplied }: ChangedHistory): void => {
      const wasRecorded = job.dateApplied !== '' || meansApplied(job.status);
      const isRevoked = job.applied && wasRecorded && dateApplied === '' && !meansApplied(status);
      followHistory(job, { status, dateApplied, ...(isRevoked && { applied: false }) });
    },
  };
}

export type JobWrites = ReturnType<typeof createJobWrites>;
