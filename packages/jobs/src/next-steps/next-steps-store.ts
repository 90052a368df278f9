import type { Database, Undo } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { calendarDayOf } from '@keepmark/ui/words';
import { jobName, jobToUpdate } from '../job';
import { type Job, jobTable } from '../job-table';
import { nextStepTable } from './next-step-table';
import { firstOpenValues, isOpen, type ListedStep, stepList } from './step-list';

/** What a person enters of a step. */
export type StepValues = Pick<ListedStep, 'text' | 'dueOn'>;

/**
 * The writes of the list of next steps. Each keeps the first open step on its job, changes nothing else of the job, and
 * returns undefined if the job is gone. They throw the errors of local-store.
 */
export function createNextStepsStore(database: Database, clock: () => Date = () => new Date()) {
  const [jobs, rows] = [database.table(jobTable), database.table(nextStepTable)];
  const stepsOf = (job: Job) => stepList(job, allRows(rows, { where: { jobId: job.internalId } }));

  /** Gives a step that only its job has a row. @returns its id */
  const rowOf = ({ internalId, ...values }: ListedStep): string => internalId || rows.insert(values);

  /** Keeps the reminder of a job that had no open step. */
  const saveReminder = (job: Job, first: ListedStep): void => {
    const { internalId: jobId, followUpOn } = job;
    if (followUpOn === '' || first.dueOn === followUpOn) return;
    if (first.dueOn === '') rows.update(first.internalId, { dueOn: followUpOn });
    else rows.insert({ jobId, text: 'Follow up', dueOn: followUpOn, displayOrder: first.displayOrder - 1 });
  };

  const edit = (jobId: string, verb: string, change: (steps: readonly ListedStep[]) => void): Undo | undefined => {
    const job = jobs.get(jobId);
    if (!job) return undefined;
    return database.undoable(`${verb} a next step of ${jobName(job)}`, () => {
      const before = stepsOf(job);
      change(before.map((step) => ({ ...step, internalId: rowOf(step) })));
      const stored = () => stepList({ ...job, nextStep: '' }, allRows(rows, { where: { jobId } }));
      const [had, first] = [before.some(isOpen), stored().find(isOpen)];
      if (!had && first) saveReminder(job, first);
      if (had || first) jobs.update(jobId, jobToUpdate(job, firstOpenValues(stored()), clock(), ''));
    });
  };

  return {
    /** Adds a step after the others. */
    add: (jobId: string, values: StepValues): Undo | undefined =>
      edit(jobId, 'Added', (steps) => {
        rows.insert({ ...values, jobId, displayOrder: (steps.at(-1)?.displayOrder ?? 0) + 1 });
      }),

    /** @returns undefined also if the step is gone */
    update: (step: ListedStep, changes: Partial<StepValues>): Undo | undefined =>
      step.internalId && !rows.get(step.internalId)
        ? undefined
        : edit(step.jobId, 'Changed', (steps) => rows.update(idIn(steps, step), changes)),

    setDone: (step: ListedStep, isDone: boolean): Undo | undefined =>
      edit(step.jobId, isDone ? 'Done with' : 'Reopened', (steps) => {
        rows.update(idIn(steps, step), { doneOn: isDone ? calendarDayOf(clock()) : '' });
      }),

    delete: (step: ListedStep): Undo | undefined =>
      edit(step.jobId, 'Deleted', (steps) => rows.delete(idIn(steps, step))),

    /** Moves an open step from one index among the open steps to another. */
    move: (jobId: string, from: number, to: number): Undo | undefined =>
      edit(jobId, 'Moved', (steps) => {
        const open = steps.filter(isOpen);
        const [moved] = open.splice(from, 1);
        if (!moved) return;
        open.splice(to, 0, moved);
        const [before, after] = [open[to - 1]?.displayOrder, open[to + 1]?.displayOrder];
        const displayOrder = orderBetween(before, after);
        if (displayOrder !== before && displayOrder !== after) rows.update(moved.internalId, { displayOrder });
        else for (const [index, { internalId }] of open.entries()) rows.update(internalId, { displayOrder: index + 1 });
      }),
  };
}

const orderBetween = (before: number | undefined, after: number | undefined): number => {
  if (before === undefined) return (after ?? 2) - 1;
  return after === undefined ? before + 1 : (before + after) / 2;
};

/** The id of a step in a list whose steps all have rows. One without an id is the open one with its text. */
const idIn = (steps: readonly ListedStep[], { internalId, text }: ListedStep): string =>
  internalId || (steps.find((step) => isOpen(step) && step.text === text)?.internalId ?? '');
