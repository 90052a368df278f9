import type { Job } from '../job-table';
import { stepDone } from '../next-step';
import type { NextStepRow } from './next-step-table';

/** A next step in the list of its job. Its `internalId` is empty while only the job has it. */
export type ListedStep = NextStepRow;

type JobSteps = Pick<Job, 'internalId' | 'nextStep' | 'followUpOn'>;

export const isOpen = ({ doneOn }: Pick<ListedStep, 'doneOn'>): boolean => doneOn === '';

/** The step that a job shows, as its `nextStep`. The store finds its row. */
export const shownStep = ({ internalId: jobId, nextStep, followUpOn }: JobSteps): ListedStep => ({
  internalId: '',
  jobId,
  text: nextStep,
  dueOn: followUpOn,
  doneOn: '',
  displayOrder: 0,
});

/** The order in which steps are shown. */
export const byOrder = (left: NextStepRow, right: NextStepRow): number =>
  left.displayOrder - right.displayOrder || (left.internalId < right.internalId ? -1 : 1);

/**
 * The next steps of a job in order, open and done. A `nextStep` of the job that isn't among the rows, such as one from
 * a file or an older version, comes first.
 * @param rows the stored steps of this job
 */
export function stepList(job: JobSteps, rows: readonly NextStepRow[]): readonly ListedStep[] {
  const sorted = rows.toSorted(byOrder);
  if (job.nextStep === '' || rows.some(({ text }) => text === job.nextStep)) return sorted;
  return [{ ...shownStep(job), displayOrder: (sorted[0]?.displayOrder ?? 2) - 1 }, ...sorted];
}

/** What the job says of its steps: the first open one. */
export function firstOpenValues(steps: readonly ListedStep[]): Pick<Job, 'nextStep' | 'followUpOn'> {
  const first = steps.find(isOpen);
  return first ? { nextStep: first.text, followUpOn: first.dueOn } : stepDone;
}
