import { savedCompanies } from '@keepmark/companies';
import type { Database, Undo } from '@keepmark/local-store';
import { useAllRows, useCounts, useDatabase, useRow } from '@keepmark/local-store/react';
import { useMemo } from 'react';
import { meansApplied } from './applied';
import { jobName, jobToAdd, jobToImport, jobToUpdate, type JobValues, withCompanyMark } from './job';
import type { ImportedJob } from './job-files/imported-job';
import { companiesAtDeletion } from './company-jobs/companies-at-deletion';
import { createApplicationDocuments } from './job-resume/application-documents';
import type { ChangedHistory } from './job-history/changed-history';
import { createHistoryStore, type EnteredStep, type JoinHistories } from './job-history/history-store';
import type { JobStep } from './job-history/job-history';
import type { JobCounts } from './job-metrics';
import type { JobStatus } from './job-status';
import { deleteMarksOfJobs, moveMarksOfJobs } from './preparation/preparation-marks';
import { type Job, jobTable } from './job-table';

const counted = (ids: readonly string[]) => `${ids.length.toLocaleString('en')} jobs`;

/** The coordinates of some jobs, in degrees. */
export interface JobPosition {
  readonly ids: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
}

/** How duplicates become one job. Passed in, so that the list doesn't load what only a merge needs. */
export interface MergeRules {
  /** The values that the first job gains from the others. */
  readonly values: (jobs: readonly Job[]) => JobValues;
  readonly history: JoinHistories;
  /** Moves the rows of other packages from the duplicates to the job. */
  readonly moveRows?: (database: Database, jobId: string, duplicateIds: readonly string[]) => void;
}

/**
 * The saved jobs in a database. Every write applies the rules of a job, and every status change goes into its history.
 * All writes throw the errors of local-store, such as when the browser is out of space.
 */
export function createJobsStore(database: Database, clock: () => Date = () => new Date()) {
  const jobs = database.table(jobTable);
  const history = createHistoryStore(database);
  const documents = createApplicationDocuments(database);

  const nameOf = (ids: readonly string[]) => {
    const job = ids.length === 1 ? jobs.get(ids[0] ?? '') : undefined;
    return job ? jobName(job) : counted(ids);
  };

  const marked = (values: JobValues) => withCompanyMark(values, savedCompanies(database));
  const insert = (values: JobValues): string => {
    const internalId = jobs.insert(marked(jobToAdd(values, clock())));
    documents.recordChange(undefined, jobs.get(internalId));
    return internalId;
  };

  const write = (job: Job, changes: JobValues): void => {
    const written = marked(jobToUpdate(job, changes, clock()));
    history.recordChange(job, changes, written, clock());
    jobs.update(job.internalId, written);
    documents.recordChange(job, jobs.get(job.internalId));
  };

  /** Writes what follows from a changed history. A job whose only application was deleted isn't applied anymore. */
  const follow = (job: Job, { status, dateApplied }: ChangedHistory): void => {
    const isRevoked = job.applied && job.dateApplied !== '' && dateApplied === '' && !meansApplied(status);
    const changes = { status, dateApplied, ...(isRevoked && { applied: false }) };
    jobs.update(job.internalId, jobToUpdate(job, changes, clock()));
    documents.recordChange(job, jobs.get(job.internalId));
  };

  return {
    get: (internalId: string) => jobs.get(internalId),

    add(values: JobValues): string {
      return database.transaction(() => insert(values));
    },

    /** Adds the jobs in a file with their history, in one step. */
    addMany(list: readonly ImportedJob[]): Undo {
      const now = clock();
      return database.undoable(`Imported ${list.length.toLocaleString('en')} jobs`, () => {
        for (const { internalId = '', history: steps = [], ...values } of list) {
          const isFree = internalId !== '' && jobs.get(internalId) === undefined;
          const job = marked(jobToImport(values, now));
          history.add(jobs.insert({ ...job, ...(isFree && { internalId }) }), steps);
        }
      });
    },

    /** Adds a job that was made from a posting. */
    save(values: JobValues): Undo {
      return database.undoable(`Saved ${jobName(values)}`, () => insert(values));
    },

    /** @returns undefined if the job no longer exists */
    update(internalId: string, changes: JobValues): Undo | undefined {
      const job = jobs.get(internalId);
      return job && database.undoable(`Changed ${jobName(job)}`, () => write(job, changes));
    },

    /**
     * Records an application, and keeps the documents that were sent with it.
     * @param letterId the letter that was sent; empty for the text on the job
     * @returns undefined if the job no longer exists
     */
    apply(internalId: string, changes: JobValues, letterId: string): Undo | undefined {
      const job = jobs.get(internalId);
      return (
        job &&
        database.undoable(`Applied for ${jobName(job)}`, () => {
          const written = marked(jobToUpdate(job, changes, clock()));
          history.recordChange(job, changes, written, clock());
          jobs.update(internalId, written);
          documents.send({ ...job, ...written }, letterId);
        })
      );
    },

    /** @returns undefined if none of the jobs exist anymore */
    setStatus(ids: readonly string[], status: JobStatus): Undo | undefined {
      const there = ids.flatMap((id) => jobs.get(id) ?? []);
      if (there.length === 0) return undefined;
      return database.undoable(`Moved ${nameOf(ids)}`, () => there.forEach((job) => write(job, { status })));
    },

    /** Sets the coordinates of jobs. */
    setPositions(positions: readonly JobPosition[]): Undo {
      return database.undoable('Added jobs to the map', () => {
        for (const { ids, latitude, longitude } of positions) {
          for (const id of ids) {
            const job = jobs.get(id);
            if (job) jobs.update(id, jobToUpdate(job, { latitude, longitude }, clock()));
          }
        }
      });
    },

    /** Changes the date or the note of a step. The date of an application is also the `dateApplied` of the job. */
    editStep(step: JobStep, changes: { at?: string; note?: string }): Undo | undefined {
      const job = jobs.get(step.jobId);
      if (!job) return undefined;
      return database.undoable(`Edited the history of ${jobName(job)}`, () => {
        const dateApplied = history.editStep(job, step, changes);
        if (dateApplied === undefined) return;
        jobs.update(job.internalId, jobToUpdate(job, { dateApplied }, clock()));
        documents.recordChange(job, jobs.get(job.internalId));
      });
    },

    /** Adds a step to the history. The status and the date applied of the job follow it. */
    addStep(internalId: string, step: EnteredStep): Undo | undefined {
      const job = jobs.get(internalId);
      if (!job) return undefined;
      return database.undoable(`Edited the history of ${jobName(job)}`, () =>
        follow(job, history.addStep(job, step, clock())),
      );
    },

    /** Deletes a step of the history, unless it is the only one. */
    deleteStep(step: JobStep): Undo | undefined {
      const job = jobs.get(step.jobId);
      if (!job) return undefined;
      return database.undoable(`Edited the history of ${jobName(job)}`, () => {
        const changed = history.deleteStep(job, step);
        if (changed) follow(job, changed);
      });
    },

    /** Merges the other jobs and their history into the first, and deletes them. */
    merge([first, ...rest]: readonly Job[], rules: MergeRules): Undo | undefined {
      const job = first && jobs.get(first.internalId);
      if (!job) return undefined;
      const others = rest.flatMap(({ internalId }) => jobs.get(internalId) ?? []);
      const restore = companiesAtDeletion(database, others);
      const undo = database.undoable(`Merged ${jobName(job)}`, () => {
        write(job, rules.values([job, ...others]));
        history.mergeInto(jobs.get(job.internalId) ?? job, others, rules.history);
        documents.moveTo(job.internalId, others);
        const duplicateIds = others.map(({ internalId }) => internalId);
        moveMarksOfJobs(database, duplicateIds, job.internalId);
        rules.moveRows?.(database, job.internalId, duplicateIds);
        for (const { internalId } of others) jobs.delete(internalId);
      });
      return () => restore(undo);
    },

    /** Deletes jobs with their history and the documents sent with them. */
    delete(ids: readonly string[]): Undo {
      const restore = companiesAtDeletion(
        database,
        ids.flatMap((id) => jobs.get(id) ?? []),
      );
      const undo = database.undoable(`Deleted ${nameOf(ids)}`, () => {
        history.deleteOf(ids);
        documents.deleteOf(ids);
        deleteMarksOfJobs(database, ids);
        for (const id of ids) jobs.delete(id);
      });
      return () => restore(undo);
    },
  };
}

export type JobsStore = ReturnType<typeof createJobsStore>;

export function useJobsStore(): JobsStore {
  const database = useDatabase();
  return useMemo(() => createJobsStore(database), [database]);
}

/** All saved jobs, in no particular order. Rerenders when they change. */
export function useSavedJobs(): readonly Job[] {
  return useAllRows(jobTable);
}

/** One saved job; undefined if none has this id. Rerenders when it changes. */
export function useSavedJob(internalId: string): Job | undefined {
  return useRow(jobTable, internalId);
}

/** The counts behind the metrics. The store maintains them, so this reads no rows. */
export function useJobCounts(): JobCounts {
  const byStatus = useCounts(jobTable, 'status');
  const bySubmissionMethod = useCounts(jobTable, 'submissionMethod');
  const byApplied = useCounts(jobTable, 'applied');
  return useMemo(
    () => ({
      saved: Object.values(byStatus).reduce((sum, count) => sum + count, 0),
      applied: byApplied['true'] ?? 0,
      byStatus,
      bySubmissionMethod,
    }),
    [byStatus, bySubmissionMethod, byApplied],
  );
}
