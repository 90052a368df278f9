import type { Database } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import type { JobValues } from '../job';
import type { Job } from '../job-table';
import { type NextStepRow, nextStepTable } from './next-step-table';
import { firstOpenValues, isOpen, stepList } from './step-list';

/** A next step without its job and its place. */
export type StoredStepValues = Pick<NextStepRow, 'text' | 'dueOn' | 'doneOn'>;

/** The stored next steps of jobs. Every method runs within the transaction of its caller. */
export function createStoredNextSteps(database: Database) {
  const rows = database.table(nextStepTable);
  return {
    /** Deletes the steps of deleted jobs. */
    deleteOf(jobIds: readonly string[]): void {
      const gone = new Set(jobIds);
      rows.delete(({ jobId }) => gone.has(jobId));
    },

    /** Adds the steps of a job in a file. */
    add(jobId: string, steps: readonly StoredStepValues[]): void {
      for (const [index, step] of steps.entries()) rows.insert({ ...step, jobId, displayOrder: index + 1 });
    },

    /**
     * Changes the stored step that a job shows, as a form does that edits `nextStep` and `followUpOn`. Without a text it is
     * deleted, and the next one takes its place.
     * @returns the values that the job gets instead; none while only the job has its step
     */
    follow(job: Job, { nextStep, followUpOn }: JobValues): JobValues {
      if (nextStep === undefined && followUpOn === undefined) return {};
      const jobId = job.internalId;
      const stored = allRows(rows, { where: { jobId } });
      if (stored.length === 0) return {};
      const steps = stepList(job, stored);
      // Not always the first: another device may have moved it.
      const shown = steps.find((step) => isOpen(step) && step.text === job.nextStep);
      const text = nextStep ?? shown?.text ?? '';
      if (!shown && text === '') return {};
      const after = { text, dueOn: followUpOn ?? (shown ?? { dueOn: job.followUpOn }).dueOn };
      if (!shown) rows.insert({ ...after, jobId, displayOrder: (steps[0]?.displayOrder ?? 2) - 1 });
      else if (text === '') {
        if (shown.internalId) rows.delete(shown.internalId);
        const rest = steps.filter((step) => step !== shown);
        return rest.some(isOpen) ? firstOpenValues(rest) : {};
      } else if (shown.internalId) rows.update(shown.internalId, after);
      else return {};
      return firstOpenValues(stepList({ ...job, nextStep: '' }, allRows(rows, { where: { jobId } })));
    },
  };
}
