import type { JobPosting } from '@keepmark/contracts';
import type { Undo } from '@keepmark/local-store';
import { notify } from '@keepmark/ui';
import { useMemo } from 'react';
import { jobName, type JobValues } from './job';
import { calendarDayOf } from './job-dates';
import type { JobStep } from './job-history/job-history';
import { type JobStatus, jobStatusLabels } from './job-status';
import type { Job } from './job-table';
import { useJobsStore } from './jobs-store';

const tellUndo = (message: string, undo: Undo) =>
  notify.success(message, { action: { label: 'Undo', onClick: () => attempted(undo) } });

/** Tells what went wrong instead of throwing. @returns undefined when it did */
function attempted<Result>(change: () => Result): Result | undefined {
  try {
    return change();
  } catch (error) {
    notify.error(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

const counted = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'job' : 'jobs'}`;

/** What one press does to a job, told in a notification that can take it back. */
export function useJobActions() {
  const store = useJobsStore();
  return useMemo(
    () => ({
      keep: (posting: JobPosting): void => {
        const undo = attempted(() => store.keep(posting));
        if (undo) tellUndo(`Kept ${jobName(posting)}.`, undo);
      },

      /** @returns whether it is stored */
      add: (values: JobValues): boolean => {
        const isAdded = attempted(() => store.add(values)) !== undefined;
        if (isAdded) notify.success(`Added ${jobName({ jobTitle: '', companyName: '', ...values })}.`);
        return isAdded;
      },

      /** @returns whether it is stored */
      change: (job: Job, changes: JobValues): boolean => {
        if (Object.keys(changes).length === 0) return true;
        const isThere = attempted(() => store.update(job.internalId, changes));
        if (isThere === false) notify.error('This job was deleted meanwhile. Copy what you need, then add it anew.');
        if (isThere) notify.success(`Saved ${jobName({ ...job, ...changes })}.`);
        return isThere === true;
      },

      /** @returns whether it is gone */
      remove: (job: Job): boolean => {
        const undo = attempted(() => store.delete([job.internalId]));
        if (undo) tellUndo(`Deleted ${jobName(job)}.`, undo);
        return undo !== undefined;
      },

      merge: (group: readonly Job[], gained: (jobs: readonly Job[]) => JobValues): void => {
        const undo = attempted(() => store.merge(group, gained));
        if (undo && group[0]) tellUndo(`Merged ${jobName(group[0])}.`, undo);
      },

      /** @returns whether they are stored */
      addMany: (list: readonly JobValues[]): boolean => {
        const undo = attempted(() => store.addMany(list));
        if (undo) tellUndo(`Added ${counted(list.length)}.`, undo);
        return undo !== undefined;
      },

      /** @returns whether they are gone */
      removeMany: (ids: readonly string[]): boolean => {
        const undo = attempted(() => store.delete(ids));
        if (undo) tellUndo(`Deleted ${counted(ids.length)}.`, undo);
        return undo !== undefined;
      },

      /** @returns whether it is stored */
      setStatusOfMany: (ids: readonly string[], status: JobStatus): boolean => {
        const undo = attempted(() => store.setStatus(ids, status));
        if (undo) tellUndo(`Moved ${counted(ids.length)} to ${jobStatusLabels[status]}.`, undo);
        return undo !== undefined;
      },

      /** @returns whether it is stored */
      correctStep: (step: JobStep, changes: { at?: string; note?: string }): boolean => {
        const undo = attempted(() => store.correctStep(step, changes));
        if (undo) tellUndo(`Corrected: ${jobStatusLabels[step.status]}.`, undo);
        return undo !== undefined;
      },

      setStatus: (job: Job, status: JobStatus): void => {
        const undo = attempted(() => store.setStatus([job.internalId], status));
        if (!undo) return;
        const said = `${jobName(job)}: ${jobStatusLabels[status]}.`;
        if (status !== 'application-submitted' || job.applied) {
          tellUndo(said, undo);
          return;
        }
        // The day is asked for, not assumed: applications are often entered days later.
        const dateApplied = calendarDayOf(new Date());
        const applyToday = () => attempted(() => store.update(job.internalId, { dateApplied }));
        notify.success(said, { action: { label: 'Applied today', onClick: applyToday } });
      },
    }),
    [store],
  );
}
