import type { Database } from '@keepmark/local-store';
import { useAllRows } from '@keepmark/local-store/react';
import { useMemo } from 'react';
import type { JobValues } from '../job';
import { dayOf } from '@keepmark/ui/words';
import type { Job } from '../job-table';
import { type ChangedHistory, historyWith, historyWithout } from './changed-history';
import { type JobEvent, jobEventTable } from './job-event-table';
import {
  applicationStep,
  eventsOfChange,
  historyOf,
  type JobStep,
  recordedSteps,
  withApplicationOn,
} from './job-history';
import { createStoredSteps, type StoredSteps } from './stored-steps';

/** Joins the history of a job with the steps of its duplicates. */
export type JoinHistories = (own: readonly JobStep[], theirs: readonly JobStep[]) => JobStep[];

/** A step as a person enters it. */
export type EnteredStep = Pick<JobStep, 'status' | 'at' | 'note'>;

/** Finds a step in a history that was read again. */
const isStep =
  (wanted: JobStep) =>
  ({ internalId, status, at }: JobStep): boolean =>
    wanted.internalId ? internalId === wanted.internalId : !internalId && status === wanted.status && at === wanted.at;

/** The job events in a database. Every method runs within the transaction of its caller. */
export function createHistoryStore(database: Database) {
  const stored = createStoredSteps(database);
  return {
    ...changeRecorder(stored),
    ...stepEdits(stored),

    /** Merges the histories of other jobs into the history of a job, and deletes theirs. */
    mergeInto(job: Job, others: readonly Job[], join: JoinHistories): void {
      const own = historyOf(job, stored.of(job.internalId));
      const theirs = others.flatMap((other) => historyOf(other, stored.of(other.internalId)));
      const merged = withApplicationOn(job.dateApplied, join(own, theirs));
      const isChanged = merged.length !== own.length || merged.some((step, index) => step !== own[index]);
      stored.deleteOf(others.map(({ internalId }) => internalId));
      if (isChanged) stored.replace(job.internalId, merged);
    },

    /** Adds recorded steps to a job. Pass the oldest first. */
    add(jobId: string, steps: readonly Omit<JobEvent, 'internalId' | 'jobId'>[]): void {
      for (const step of steps) stored.add({ ...step, jobId, internalId: undefined });
    },

    deleteOf: stored.deleteOf,
  };
}

const changeRecorder = (stored: StoredSteps) => ({
  /**
   * Records a change to a job in its history. Call it before the job changes.
   *
   * @param entered the values that a person changed
   * @param written all values that are written
   */
  recordChange(job: Job, entered: JobValues, written: JobValues, now: Date): void {
    const { status } = written;
    const isMoved = status !== undefined && status !== job.status;
    const isEntered = Boolean(entered.dateApplied) && entered.dateApplied !== job.dateApplied;
    const dateApplied = written.dateApplied ?? job.dateApplied;
    const isSubmission = isMoved && status === 'application-submitted';
    if (isEntered && !isSubmission) moveApplication(stored, job, dateApplied);
    if (!isMoved) return;
    const isFilledIn = !isEntered && dateApplied !== '' && dateApplied !== job.dateApplied;
    const isApplication = isFilledIn || (isEntered && isSubmission);
    const dated = isEntered && !isSubmission ? { ...job, dateApplied } : job;
    const change = { status, dateApplied, isApplication };
    eventsOfChange(dated, stored.of(job.internalId), change, now).forEach(stored.add);
  },
});

/** Moves the submission to the date entered on the job, or adds one if only later steps are recorded. */
function moveApplication(stored: StoredSteps, job: Job, dateApplied: string): void {
  const events = stored.of(job.internalId);
  if (events.length === 0) return;
  const steps = recordedSteps(job, events);
  const application = applicationStep(steps, job.dateApplied);
  if (application?.internalId && application.status === 'application-submitted') {
    stored.update(application.internalId, { at: dateApplied });
    return;
  }
  const moved = withApplicationOn(dateApplied, steps);
  if (moved !== steps) stored.replace(job.internalId, moved);
}

const stepEdits = (stored: StoredSteps) => ({
  /**
   * Changes the date or the note of a step.
   *
   * @returns the new `dateApplied` of the job if it changes, too: the step is the application, or came after it and is
   *   now earlier
   */
  editStep(job: Job, step: JobStep, changes: { at?: string; note?: string }): string | undefined {
    const steps = historyOf(job, stored.of(job.internalId));
    const index = steps.findIndex(isStep(step));
    if (index === -1) return undefined;
    const application = applicationStep(steps, job.dateApplied);
    const place = application ? steps.indexOf(application) : -1;
    const day = changes.at === undefined ? '' : dayOf(changes.at);
    const isBefore = place !== -1 && place < index && job.dateApplied !== '' && day < job.dateApplied;
    const dateApplied = day !== '' && (place === index || isBefore) ? day : undefined;
    // Store steps that only came from the dates of the job, so that the edit can be stored, too. The application keeps
    // the date that it shows: its stored one may be later, pulled back only by the step that is edited now.
    for (const [at, one] of steps.entries()) {
      const change = at === index ? changes : at === place ? { at: dateApplied ?? one.at } : {};
      if (!one.internalId) stored.add({ ...one, ...change });
      else if (Object.keys(change).length > 0) stored.update(one.internalId, change);
    }
    return dateApplied;
  },

  /** Adds a step that a person entered. @returns what follows from it for the job */
  addStep(job: Job, { status, at, note }: EnteredStep, now: Date): ChangedHistory {
    const step = { internalId: undefined, jobId: job.internalId, status, at, note, dateRecorded: now.toISOString() };
    const changed = historyWith(historyOf(job, stored.of(job.internalId)), step, job.dateApplied);
    stored.replace(job.internalId, changed.steps);
    return changed;
  },

  /** Deletes a step. @returns what follows from it for the job; undefined if it is the only step or gone */
  deleteStep(job: Job, step: JobStep): ChangedHistory | undefined {
    const steps = historyOf(job, stored.of(job.internalId));
    const removed = steps.find(isStep(step));
    const changed = removed && historyWithout(steps, removed, job.dateApplied);
    if (changed) stored.replace(job.internalId, changed.steps);
    return changed;
  },
});

/** The history of a job, oldest step first. Rerenders when it changes. */
export function useJobHistory(job: Job): readonly JobStep[] {
  const events = useAllRows(jobEventTable, { where: { jobId: job.internalId } });
  return useMemo(() => historyOf(job, events), [job, events]);
}

const noEvents: readonly JobEvent[] = [];

/** Groups stored events by job. */
export function groupedEvents(events: readonly JobEvent[]): (jobId: string) => readonly JobEvent[] {
  const byJob = new Map<string, JobEvent[]>();
  for (const event of events) {
    const list = byJob.get(event.jobId);
    if (list) list.push(event);
    else byJob.set(event.jobId, [event]);
  }
  return (jobId) => byJob.get(jobId) ?? noEvents;
}
