import type { Database } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { useAllRows } from '@keepmark/local-store/react';
import { useMemo } from 'react';
import type { JobValues } from '../job';
import { dayOf } from '../job-dates';
import type { Job } from '../job-table';
import { type JobEvent, jobEventTable } from './job-event-table';
import {
  applicationStep,
  eventsOfChange,
  historyOf,
  type JobStep,
  recordedSteps,
  withApplicationOn,
} from './job-history';
import { mergedHistory } from './merged-history';

/** The events of a database. Every method is a part of its caller's transaction. */
export function createHistoryStore(database: Database) {
  const events = database.table(jobEventTable);
  const eventsOf = (jobId: string) => allRows(events, { where: { jobId } });
  const store = (step: JobStep) => events.insert({ ...step, internalId: undefined });

  const deleteOf = (jobIds: readonly string[]): void => {
    const gone = new Set(jobIds);
    if (gone.size === 1) events.delete({ jobId: jobIds[0] ?? '' });
    else events.delete(({ jobId }) => gone.has(jobId));
  };

  /** Stores a whole history anew, since steps are in the order of their ids. */
  const replace = (jobId: string, steps: readonly JobStep[]): void => {
    deleteOf([jobId]);
    for (const step of steps) store({ ...step, jobId });
  };

  /** Moves the submission to the day that was entered on the job; adds it when only later steps are recorded. */
  const moveApplication = (job: Job, dateApplied: string): void => {
    const stored = eventsOf(job.internalId);
    if (stored.length === 0) return;
    const steps = recordedSteps(job, stored);
    const application = applicationStep(steps, job.dateApplied);
    if (application?.internalId && application.status === 'application-submitted') {
      events.update(application.internalId, { at: dateApplied });
      return;
    }
    const moved = withApplicationOn(dateApplied, steps);
    if (moved !== steps) replace(job.internalId, moved);
  };

  return {
    /**
     * Writes down what a change to a job does to its history; called before the job is changed.
     *
     * @param entered what a person changed
     * @param written all that is written with it
     */
    recordChange(job: Job, entered: JobValues, written: JobValues, now: Date): void {
      const { status } = written;
      const isMoved = status !== undefined && status !== job.status;
      const isEntered = Boolean(entered.dateApplied) && entered.dateApplied !== job.dateApplied;
      const dateApplied = written.dateApplied ?? job.dateApplied;
      const isSubmission = isMoved && status === 'application-submitted';
      if (isEntered && !isSubmission) moveApplication(job, dateApplied);
      if (!isMoved) return;
      const isFilledIn = !isEntered && dateApplied !== '' && dateApplied !== job.dateApplied;
      const isApplication = isFilledIn || (isEntered && isSubmission);
      const dated = isEntered && !isSubmission ? { ...job, dateApplied } : job;
      const change = { status, dateApplied, isApplication };
      eventsOfChange(dated, eventsOf(job.internalId), change, now).forEach(store);
    },

    /**
     * Gives a step another day or note.
     *
     * @returns the job's `dateApplied` when that changes with it: the step is the application, or came after it and is
     *   now earlier
     */
    editStep(job: Job, step: JobStep, changes: { at?: string; note?: string }): string | undefined {
      const steps = historyOf(job, eventsOf(job.internalId));
      const index = steps.findIndex(({ internalId, status, at }) =>
        step.internalId ? internalId === step.internalId : !internalId && status === step.status && at === step.at,
      );
      if (index === -1) return undefined;
      const application = applicationStep(steps, job.dateApplied);
      const place = application ? steps.indexOf(application) : -1;
      const day = changes.at === undefined ? '' : dayOf(changes.at);
      const isBefore = place !== -1 && place < index && job.dateApplied !== '' && day < job.dateApplied;
      const dateApplied = day !== '' && (place === index || isBefore) ? day : undefined;
      // A history that was only read from the job is stored, so that its correction has a place.
      for (const [at, one] of steps.entries()) {
        const change = at === index ? changes : at === place && dateApplied ? { at: dateApplied } : {};
        if (!one.internalId) store({ ...one, ...change });
        else if (Object.keys(change).length > 0) events.update(one.internalId, change);
      }
      return dateApplied;
    },

    /** Gives a job the history of those that are merged into it, and deletes theirs. */
    mergeInto(job: Job, others: readonly Job[]): void {
      const own = historyOf(job, eventsOf(job.internalId));
      const theirs = others.flatMap((other) => historyOf(other, eventsOf(other.internalId)));
      const merged = withApplicationOn(job.dateApplied, mergedHistory(own, theirs));
      const isChanged = merged.length !== own.length || merged.some((step, index) => step !== own[index]);
      deleteOf(others.map(({ internalId }) => internalId));
      if (isChanged) replace(job.internalId, merged);
    },

    /** Adds recorded steps to a job, oldest first. */
    add(jobId: string, steps: readonly Omit<JobEvent, 'internalId' | 'jobId'>[]): void {
      for (const step of steps) store({ ...step, jobId, internalId: undefined });
    },

    deleteOf,
  };
}

/** What happened to a job, oldest first, kept current. */
export function useJobHistory(job: Job): readonly JobStep[] {
  const events = useAllRows(jobEventTable, { where: { jobId: job.internalId } });
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
