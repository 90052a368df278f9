import type { JobPosting } from '@keepmark/contracts';
import { attempted, notify, tellUndo, toldWithUndo } from '@keepmark/ui';
import { useMemo } from 'react';
import { jobName, type JobValues } from './job';
import { calendarDayOf } from './job-dates';
import type { JobStep } from './job-history/job-history';
import { type JobStatus, jobStatusLabels } from './job-status';
import type { Job } from './job-table';
import { type JobPosition, useJobsStore } from './jobs-store';

const counted = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'job' : 'jobs'}`;

/** What one press does to a job, told in a notification that can take it back. */
export function useJobActions() {
  const store = useJobsStore();
  return useMemo(
    () => ({
      keep: (posting: JobPosting): void => {
        toldWithUndo(`Kept ${jobName(posting)}.`, () => store.keep(posting));
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
      remove: (job: Job): boolean => toldWithUndo(`Deleted ${jobName(job)}.`, () => store.delete([job.internalId])),

      merge: (group: readonly Job[], gained: (jobs: readonly Job[]) => JobValues): void => {
        const undo = attempted(() => store.merge(group, gained));
        if (undo && group[0]) tellUndo(`Merged ${jobName(group[0])}.`, undo);
      },

      place: (positions: readonly JobPosition[]): void => {
        const count = positions.reduce((sum, { ids }) => sum + ids.length, 0);
        toldWithUndo(`Put ${counted(count)} on the map.`, () => store.place(positions));
      },

      /** @returns whether they are stored */
      addMany: (list: readonly JobValues[]): boolean =>
        toldWithUndo(`Added ${counted(list.length)}.`, () => store.addMany(list)),

      /** @returns whether they are gone */
      removeMany: (ids: readonly string[]): boolean =>
        toldWithUndo(`Deleted ${counted(ids.length)}.`, () => store.delete(ids)),

      /** @returns whether it is stored */
      setStatusOfMany: (ids: readonly string[], status: JobStatus): boolean =>
        toldWithUndo(`Moved ${counted(ids.length)} to ${jobStatusLabels[status]}.`, () => store.setStatus(ids, status)),

      /** @returns whether it is stored */
      correctStep: (step: JobStep, changes: { at?: string; note?: string }): boolean =>
        toldWithUndo(`Corrected: ${jobStatusLabels[step.status]}.`, () => store.correctStep(step, changes)),

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
