import { type MoveToJob, useAppContext } from '@keepmark/app-shell';
import type { Database, Undo } from '@keepmark/local-store';
import { useDatabase } from '@keepmark/local-store/react';
import { changeWithUndo, notify, notifyWithUndo, saveChanges, seriesOf, tryAndNotify } from '@keepmark/ui';
import { nextPaint } from '@keepmark/ui/next-paint';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { JobAtCompany } from './desk/quiet-company';
import { jobName, type JobValues } from './job';
import { formatDay, plural } from '@keepmark/ui/words';
import type { ImportedJob } from './job-files/imported-job';
import type { EnteredStep } from './job-history/history-store';
import type { JobStep } from './job-history/job-history';
import { type JobStatus, jobStatusLabels } from './job-status';
import { jobsSaved } from './job-posting/use-save-posting';
import type { Job } from './job-table';
import { type JobPosition, type JobsStore, type MergeRules, useJobsStore } from './jobs-store';

const submitted = 'application-submitted';
/** Whether these values mean that someone applied. */
const isApplication = ({ status, dateApplied }: JobValues) => status === submitted || Boolean(dateApplied);

/** What a notification says of a date applied that the person didn't enter. */
const appliedOn = (dateApplied: string) => (dateApplied === '' ? '' : ` Applied on ${formatDay(dateApplied)}.`);

// What several of the same notifications say together.
const jobsAdded = seriesOf('added', 'job');
const jobsDeleted = seriesOf('deleted', 'job');
const statusesChanged = seriesOf('changed', 'status', 'statuses');

/** Actions on jobs, each with a toast, most of them with Undo. */
export function useJobActions() {
  const store = useJobsStore();
  const database = useDatabase();
  const navigate = useNavigate();
  const { loadMoveToJob } = useAppContext();
  return useMemo(() => {
    const open = (internalId: string) => void navigate({ to: '/job/edit/$internalId', params: { internalId } });
    const warnIfQuiet = quietWarning(database, open);
    return {
      ...jobActions(store, warnIfQuiet),
      ...statusActions(store, warnIfQuiet),
      ...stepActions(store),
      ...bulkActions(store),
      ...mergeAction(store, loadMoveToJob),
    };
  }, [store, database, navigate, loadMoveToJob]);
}

type WarnIfQuiet = (appliedFor: readonly JobAtCompany[], undo: Undo) => void;

/** Loads the warning in the background. If that fails, the action still went through. */
const quietWarning =
  (database: Database, open: (internalId: string) => void): WarnIfQuiet =>
  (appliedFor, undo) => {
    // It looks through all jobs, so the result of the action is on the screen first.
    Promise.all([import('./desk/warn-about-quiet'), nextPaint()])
      .then(([{ warnAboutQuiet }]) => warnAboutQuiet(database, appliedFor, open, undo))
      .catch(() => {});
  };

const jobActions = (store: JobsStore, warnIfQuiet: WarnIfQuiet) => ({
  /**
   * @param verb people save what they find and add what they type
   * @returns whether it was saved
   */
  add: (values: JobValues, verb: 'Added' | 'Saved' = 'Added'): boolean => {
    const internalId = tryAndNotify(() => store.add(values));
    if (internalId === undefined) return false;
    const undo = () => void store.delete([internalId]);
    const dateApplied = values.dateApplied ? '' : (store.get(internalId)?.dateApplied ?? '');
    notifyWithUndo(
      `${verb} ${jobName(values)}.${appliedOn(dateApplied)}`,
      undo,
      verb === 'Added' ? jobsAdded : jobsSaved,
    );
    if (isApplication(values)) warnIfQuiet([{ internalId, companyName: values.companyName ?? '' }], undo);
    return true;
  },

  /** @returns whether it was saved */
  change: (job: Job, changes: JobValues): boolean => {
    let undo: Undo | undefined;
    const isSaved = saveChanges('job', changes, () => (undo = store.update(job.internalId, changes)));
    if (undo && !isApplication(job) && isApplication(changes)) warnIfQuiet([{ ...job, ...changes }], undo);
    return isSaved;
  },

  /**
   * Records an application on a screen that already warned.
   * @param letterId the letter that was sent; empty for the text on the job
   * @returns whether it was saved
   */
  apply: (job: Job, changes: JobValues, letterId: string): boolean => {
    const apply = () => store.apply(job.internalId, changes, letterId);
    return saveChanges('job', { ...changes, letterId }, apply, `Applied: ${jobName(job)}.`);
  },

  /** @returns whether it was deleted */
  remove: (job: Job): boolean =>
    changeWithUndo(`Deleted ${jobName(job)}.`, () => store.delete([job.internalId]), jobsDeleted),
});

const statusActions = (store: JobsStore, warnIfQuiet: WarnIfQuiet) => ({
  setStatus: (job: Job, status: JobStatus): void => {
    const undo = tryAndNotify(() => store.setStatus([job.internalId], status));
    if (!undo) return;
    const dateApplied = job.dateApplied === '' ? (store.get(job.internalId)?.dateApplied ?? '') : '';
    notifyWithUndo(`${jobName(job)}: ${jobStatusLabels[status]}.${appliedOn(dateApplied)}`, undo, statusesChanged);
    if (status === submitted && !job.applied) warnIfQuiet([job], undo);
  },

  /** @returns whether it was saved */
  setStatusOfMany: (ids: readonly string[], status: JobStatus): boolean => {
    const before = ids.flatMap((id) => store.get(id) ?? []);
    const appliedFor = status === submitted ? before : [];
    const undo = tryAndNotify(() => store.setStatus(ids, status));
    if (!undo) return false;
    const undated = before.filter(({ dateApplied }) => dateApplied === '');
    const dated = undated.filter(({ internalId }) => store.get(internalId)?.dateApplied);
    const applied = dated.length === 0 ? '' : ` Applied today: ${plural(dated.length, 'job')}.`;
    notifyWithUndo(`Moved ${plural(ids.length, 'job')} to ${jobStatusLabels[status]}.${applied}`, undo);
    warnIfQuiet(
      appliedFor.filter((job) => !isApplication(job)),
      undo,
    );
    return true;
  },
});

const stepActions = (store: JobsStore) => ({
  /** @returns whether it was saved */
  editStep: (step: JobStep, changes: { at?: string; note?: string }): boolean =>
    changeWithUndo(`Changes saved: ${jobStatusLabels[step.status]}.`, () => store.editStep(step, changes)),

  /** @returns whether it was added */
  addStep: (job: Job, step: EnteredStep): boolean =>
    changeWithUndo(`Event added: ${jobStatusLabels[step.status]}.`, () => store.addStep(job.internalId, step)),

  /** @returns whether it was deleted */
  deleteStep: (step: JobStep): boolean =>
    changeWithUndo(`Event deleted: ${jobStatusLabels[step.status]}.`, () => store.deleteStep(step)),
});

const bulkActions = (store: JobsStore) => ({
  /** @returns whether they were imported */
  addMany: (list: readonly ImportedJob[]): boolean =>
    changeWithUndo(`Imported ${plural(list.length, 'job')}.`, () => store.addMany(list)),

  /** @returns whether they were deleted */
  removeMany: (ids: readonly string[]): boolean =>
    changeWithUndo(`Deleted ${plural(ids.length, 'job')}.`, () => store.delete(ids)),

  setPositions: (positions: readonly JobPosition[]): void => {
    const count = positions.reduce((sum, { ids }) => sum + ids.length, 0);
    changeWithUndo(`Added ${plural(count, 'job')} to the map.`, () => store.setPositions(positions));
  },
});

const mergeAction = (store: JobsStore, loadMoveToJob: (() => Promise<MoveToJob>) | undefined) => ({
  merge: (group: readonly Job[], rules: MergeRules): void => {
    const merge = (moveRows: MergeRules['moveRows']) => {
      const undo = tryAndNotify(() => store.merge(group, { ...rules, ...(moveRows && { moveRows }) }));
      if (undo && group[0]) notifyWithUndo(`Merged ${jobName(group[0])}.`, undo);
    };
    if (!loadMoveToJob) merge(undefined);
    else
      loadMoveToJob().then(merge, () =>
        notify.error('We couldn’t merge these jobs. Check your connection and try again.'),
      );
  },
});
