import type { Database } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { jobEventTable } from './job-event-table';
import type { JobStep } from './job-history';

/** Reads and writes the stored steps of jobs, within the transaction of the caller. */
export function createStoredSteps(database: Database) {
  const events = database.table(jobEventTable);
  const add = (step: JobStep) => events.insert({ ...step, internalId: undefined });

  const deleteOf = (jobIds: readonly string[]): void => {
    const gone = new Set(jobIds);
    if (gone.size === 1) events.delete({ jobId: jobIds[0] ?? '' });
    else events.delete(({ jobId }) => gone.has(jobId));
  };

  return {
    of: (jobId: string) => allRows(events, { where: { jobId } }),
    add,
    update: (internalId: string, changes: { at?: string; note?: string }) => events.update(internalId, changes),
    deleteOf,

    /** Stores a whole history again, since steps are ordered by id. */
    replace(jobId: string, steps: readonly JobStep[]): void {
      deleteOf([jobId]);
      for (const step of steps) add({ ...step, jobId });
    },
  };
}

export type StoredSteps = ReturnType<typeof createStoredSteps>;
