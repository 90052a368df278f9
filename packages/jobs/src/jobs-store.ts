import type { Database, Undo } from '@keepmark/local-store';
import { useAllRows, useCounts, useDatabase, useRow } from '@keepmark/local-store/react';
import { useMemo } from 'react';
import { deleteAttachmentsOf, moveAttachments } from './attachments/attachment-table';
import { jobName, jobToUpdate, type JobValues } from './job';
import type { ImportedJob } from './job-files/imported-job';
import { companiesAtDeletion } from './company-jobs/companies-at-deletion';
import type { EnteredStep, JoinHistories } from './job-history/history-store';
import type { JobStep } from './job-history/job-history';
import type { JobCounts } from './job-metrics';
import type { JobStatus } from './job-status';
import { createJobWrites, type JobWrites, type KnownApplication } from './job-writes';
import { deleteMarksOfJobs, moveMarksOfJobs } from './preparation/preparation-marks';
import { type Job, jobTable } from './job-table';
import { stepDone } from './next-step';

const counted = (list: readonly unknown[]) => `${list.length.toLocaleString('en')} jobs`;

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
  /**
   * Gives the next steps of the others to the job. @returns the values of its first open step; undefined where `values`
   * have it already
   */
  readonly nextSteps: (database: Database, job: Job, others: readonly Job[]) => JobValues | undefined;
  /** Moves the rows of other packages from the duplicates to the job. */
  readonly moveRows?: (database: Database, jobId: string, duplicateIds: readonly string[]) => void;
}

/**
 * The saved jobs in a database. Every write applies the rules of a job, and every status change goes into its history.
 * All writes throw the errors of local-store, such as when the browser is out of space.
 */
export function createJobsStore(database: Database, clock: () => Date = () => new Date()) {
  const writes = createJobWrites(database, clock);
  return {
    get: (internalId: string) => writes.jobs.get(internalId),
    ...additions(writes),
    ...edits(writes),
    ...historyEdits(writes),
    ...deletions(writes),
  };
}

const additions = ({ database, clock, insert, insertImported }: JobWrites) => ({
  add(values: JobValues): string {
    return database.transaction(() => insert(values));
  },

  /** Adds the jobs in a file with their history, in one step. */
  addMany(list: readonly ImportedJob[]): Undo {
    const now = clock();
    return database.undoable(`Imported ${counted(list)}`, () => list.forEach((job) => insertImported(job, now)));
  },

  /** Adds a job that was made from a posting. */
  save(values: JobValues): Undo {
    return database.undoable(`Saved ${jobName(values)}`, () => insert(values));
  },
});

const edits = ({ database, clock, jobs, update, apply, prepare, moveApplied }: JobWrites) => ({
  /** @returns undefined if the job no longer exists */
  update(internalId: string, changes: JobValues): Undo | undefined {
    const job = jobs.get(internalId);
    return job && database.undoable(`Changed ${jobName(job)}`, () => update(job, changes));
  },

  /**
   * Records an application, and keeps the documents that were sent with it.
   * @param letterId the letter that was sent; empty for the text on the job
   * @returns undefined if the job no longer exists
   */
  apply(internalId: string, changes: JobValues, letterId: string): Undo | undefined {
    const job = jobs.get(internalId);
    return job && database.undoable(`Applied for ${jobName(job)}`, () => apply(job, changes, letterId));
  },

  /** Changes what an application is prepared with: nothing is recorded as sent. @returns undefined if the job is gone */
  prepare(internalId: string, changes: JobValues): Undo | undefined {
    const job = jobs.get(internalId);
    return job && database.undoable(`Changed ${jobName(job)}`, () => prepare(job, changes));
  },

  /**
   * Moves a job past its application, which wasn't recorded. Records only what the person knows of it.
   * @returns undefined if the job no longer exists
   */
  moveApplied(internalId: string, status: JobStatus, known: KnownApplication): Undo | undefined {
    const job = jobs.get(internalId);
    return job && database.undoable(`Moved ${jobName(job)}`, () => moveApplied(job, status, known));
  },

  /** @returns undefined if none of the jobs exist anymore */
  setStatus(ids: readonly string[], status: JobStatus): Undo | undefined {
    const there = ids.flatMap((id) => jobs.get(id) ?? []);
    if (there.length === 0) return undefined;
    return database.undoable(`Moved ${nameOf(jobs, ids)}`, () => there.forEach((job) => update(job, { status })));
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
});

const historyEdits = ({ database, clock, jobs, history, followHistory, followSteps }: JobWrites) => {
  const edit = (jobId: string, work: (job: Job) => void): Undo | undefined => {
    const job = jobs.get(jobId);
    return job && database.undoable(`Edited the history of ${jobName(job)}`, () => work(job));
  };
  return {
    /** Changes the date or the note of a step. The date of an application is also the `dateApplied` of the job. */
    editStep: (step: JobStep, changes: { at?: string; note?: string }): Undo | undefined =>
      edit(step.jobId, (job) => {
        const dateApplied = history.editStep(job, step, changes);
        if (dateApplied !== undefined) followHistory(job, { dateApplied });
      }),

    /** Adds a step to the history. The status and the date applied of the job follow it. */
    addStep: (internalId: string, step: EnteredStep): Undo | undefined =>
      edit(internalId, (job) => followSteps(job, history.addStep(job, step, clock()))),

    /** Deletes a step of the history, unless it is the only one. */
    deleteStep: (step: JobStep): Undo | undefined =>
      edit(step.jobId, (job) => {
        const changed = history.deleteStep(job, step);
        if (changed) followSteps(job, changed);
      }),
  };
};

const deletions = ({ database, jobs, history, documents, nextSteps, prepare }: JobWrites) => ({
  /** Merges the other jobs, their history, next steps and files into the first, and deletes them. */
  merge([kept, ...rest]: readonly Job[], rules: MergeRules): Undo | undefined {
    const job = kept && jobs.get(kept.internalId);
    if (!job) return undefined;
    const others = rest.flatMap(({ internalId }) => jobs.get(internalId) ?? []);
    const restore = companiesAtDeletion(database, others);
    const undo = database.undoable(`Merged ${jobName(job)}`, () => {
      const first = rules.nextSteps(database, job, others);
      prepare(job, rules.values([job, ...others.map((other) => (first ? { ...other, ...stepDone } : other))]));
      if (first) jobs.update(job.internalId, first);
      history.mergeInto(jobs.get(job.internalId) ?? job, others, rules.history);
      documents.moveTo(job.internalId, others);
      const duplicateIds = others.map(({ internalId }) => internalId);
      moveMarksOfJobs(database, duplicateIds, job.internalId);
      moveAttachments(database, duplicateIds, job.internalId);
      rules.moveRows?.(database, job.internalId, duplicateIds);
      for (const { internalId } of others) jobs.delete(internalId);
    });
    return () => restore(undo);
  },

  /** Deletes jobs with their history, their files, and the documents sent with them. */
  delete(ids: readonly string[]): Undo {
    const restore = companiesAtDeletion(
      database,
      ids.flatMap((id) => jobs.get(id) ?? []),
    );
    const undo = database.undoable(`Deleted ${nameOf(jobs, ids)}`, () => {
      history.deleteOf(ids);
      documents.deleteOf(ids);
      nextSteps.deleteOf(ids);
      deleteMarksOfJobs(database, ids);
      deleteAttachmentsOf(database, ids);
      for (const id of ids) jobs.delete(id);
    });
    return () => restore(undo);
  },
});

function nameOf(jobs: JobWrites['jobs'], ids: readonly string[]): string {
  const job = ids.length === 1 ? jobs.get(ids[0] ?? '') : undefined;
  return job ? jobName(job) : counted(ids);
}

export type { KnownApplication } from './job-writes';
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
