import type { JobPosting } from '@keepmark/contracts';
import type { Database, Undo } from '@keepmark/local-store';
import { useCounts, useDatabase, useRow, useRows } from '@keepmark/local-store/react';
import { useMemo } from 'react';
import { jobFromPosting, jobName, jobToAdd, jobToUpdate, type JobValues } from './job';
import type { JobCounts } from './job-metrics';
import type { JobStatus } from './job-status';
import { type Job, jobTable } from './job-table';

/**
 * The kept jobs of a database. Every write keeps the rules of a job.
 * All of it throws the store's errors, whose messages a person can act on, when the browser has no room left.
 */
export function createJobsStore(database: Database, clock: () => Date = () => new Date()) {
  const jobs = database.table(jobTable);
  return {
    get: (internalId: string) => jobs.get(internalId),

    add(values: JobValues): string {
      return jobs.insert(jobToAdd(values, clock()));
    },

    keep(posting: JobPosting): Undo {
      const values = jobToAdd(jobFromPosting(posting), clock());
      return database.undoable(`Kept ${jobName(posting)}`, () => jobs.insert(values));
    },

    /** @returns false when the job is no longer there */
    update(internalId: string, changes: JobValues): boolean {
      return jobs.update(internalId, jobToUpdate(changes, clock())) > 0;
    },

    /** @returns undefined when the job is no longer there */
    setStatus(internalId: string, status: JobStatus): Undo | undefined {
      const job = jobs.get(internalId);
      if (!job) return undefined;
      const changes = jobToUpdate({ status }, clock());
      return database.undoable(`Moved ${jobName(job)}`, () => jobs.update(internalId, changes));
    },

    delete(internalId: string): Undo {
      const job = jobs.get(internalId);
      return database.undoable(`Deleted ${job ? jobName(job) : 'a job'}`, () => jobs.delete(internalId));
    },
  };
}

export type JobsStore = ReturnType<typeof createJobsStore>;

export function useJobsStore(): JobsStore {
  const database = useDatabase();
  return useMemo(() => createJobsStore(database), [database]);
}

/** Every kept job, kept current; in no order that a screen should rely on. */
export function useKeptJobs(): readonly Job[] {
  return useRows(jobTable);
}

/** One kept job, kept current; undefined when there is none of this id. */
export function useKeptJob(internalId: string): Job | undefined {
  return useRow(jobTable, internalId);
}

/** What metrics are made of. The store counts as it writes, so this reads no job. */
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
