import type { Database } from '@keepmark/local-store';
import { useRows } from '@keepmark/local-store/react';
import { useMemo } from 'react';
import type { JobValues } from '../job';
import type { Job } from '../job-table';
import { type JobEvent, jobEventTable } from './job-event-table';
import { applicationStep, eventsOfChange, historyOf, type JobStep } from './job-history';
import { mergedHistory } from './merged-history';

/** The events of a database. Every method is a part of its caller's transaction. */
export function createHistoryStore(database: Database) {
  const events = database.table(jobEventTable);
  const eventsOf = (jobId: string) => events.query({ where: { jobId } });
  const store = (step: JobStep) => events.insert({ ...step, internalId: undefined });

  const deleteOf = (jobIds: readonly string[]): void => {
    const gone = new Set(jobIds);
    if (gone.size === 1) events.delete({ jobId: jobIds[0] ?? '' });
    else events.delete(({ jobId }) => gone.has(jobId));
  };

  return {
    /** Writes down what a change to a job does to its history; called before the job is changed. */
    recordChange(job: Job, { status, dateApplied }: JobValues, now: Date): void {
      const kept = eventsOf(job.internalId);
      if (dateApplied && dateApplied !== job.dateApplied && kept.length > 0) {
        const application = applicationStep(historyOf(job, kept));
        if (application?.internalId) events.update(application.internalId, { at: dateApplied });
      }
      if (status === undefined) return;
      const dated = dateApplied ? { ...job, dateApplied } : job;
      // What was read from the job is read as it was before the change, the day of the application as it is now.
      eventsOfChange(dated, eventsOf(job.internalId), status, now).forEach(store);
    },

    /** @returns the day of the application when that is what the step was */
    correctStep(job: Job, step: JobStep, changes: { at?: string; note?: string }): string | undefined {
      const steps = historyOf(job, eventsOf(job.internalId));
      const corrected = steps.find(({ internalId, status, at }) =>
        step.internalId ? internalId === step.internalId : !internalId && status === step.status && at === step.at,
      );
      // A history that was only read from the job is stored, so that its correction has a place.
      for (const one of steps) {
        if (!one.internalId) store(one === corrected ? { ...one, ...changes } : one);
        else if (one === corrected) events.update(one.internalId, changes);
      }
      return corrected && corrected === applicationStep(steps) ? changes.at : undefined;
    },

    /** Gives a job the history of those that are merged into it, and deletes theirs. */
    mergeInto(job: Job, others: readonly Job[]): void {
      const own = historyOf(job, eventsOf(job.internalId));
      const theirs = others.flatMap((other) => historyOf(other, eventsOf(other.internalId)));
      const merged = mergedHistory(own, theirs);
      const isChanged = merged.length !== own.length || merged.some((step, index) => step !== own[index]);
      deleteOf([...(isChanged ? [job] : []), ...others].map(({ internalId }) => internalId));
      // Stored anew, since steps are in the order of their ids.
      if (isChanged) for (const step of merged) store({ ...step, jobId: job.internalId });
    },

    deleteOf,
  };
}

/** What happened to a job, oldest first, kept current. */
export function useJobHistory(job: Job): readonly JobStep[] {
  const events = useRows(jobEventTable, { where: { jobId: job.internalId } });
  return useMemo(() => historyOf(job, events), [job, events]);
}

const noEvents: readonly JobEvent[] = [];

/** The stored events by the job that they belong to. */
export function groupedEvents(events: readonly JobEvent[]): (jobId: string) => readonly JobEvent[] {
  const byJob = new Map<string, JobEvent[]>();
  for (const event of events) {
    const list = byJob.get(event.jobId);
    if (list) list.push(event);
    else byJob.set(event.jobId, [event]);
  }
  return (jobId) => byJob.get(jobId) ?? noEvents;
}
