import type { Database } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import type { JobValues } from '../job';
import type { Job } from '../job-table';
import { nextStepTable } from '../next-steps/next-step-table';
import { firstOpenValues, isOpen, type ListedStep, stepList } from '../next-steps/step-list';

/**
 * Gives the next steps of duplicates to the job that remains, after its own. Two open steps with the same text become
 * one, and a follow-up date without a step becomes a step. Runs within the transaction of the merge.
 *
 * @returns the values of the job for its first open step; undefined if at most one job has a step, and only on itself
 */
export function mergeNextSteps(database: Database, job: Job, others: readonly Job[]): JobValues | undefined {
  const rows = database.table(nextStepTable);
  const listOf = (one: Job): readonly ListedStep[] => {
    const steps = stepList(one, allRows(rows, { where: { jobId: one.internalId } }));
    if (one.followUpOn === '' || steps.some(isOpen)) return steps;
    const followUp = { internalId: '', jobId: one.internalId, text: 'Follow up', dueOn: one.followUpOn, doneOn: '' };
    return [...steps, { ...followUp, displayOrder: (steps.at(-1)?.displayOrder ?? 0) + 1 }];
  };
  const [own, theirs] = [listOf(job), others.flatMap(listOf)];
  const all = [...own, ...theirs];
  const isOnJobs = all.every(({ internalId }) => internalId === '');
  const hasNoText = isOnJobs && [job, ...others].every(({ nextStep }) => nextStep === '');
  if (theirs.length === 0 || hasNoText || (isOnJobs && all.length === 1)) return undefined;

  const merged = [...own];
  for (const step of theirs) {
    const same = merged.findIndex((one) => isOpen(one) && isOpen(step) && one.text === step.text);
    const known = merged[same];
    if (!known) merged.push({ ...step, displayOrder: (merged.at(-1)?.displayOrder ?? 0) + 1 });
    else merged[same] = { ...known, dueOn: known.dueOn || step.dueOn };
  }
  for (const { internalId, ...step } of merged) {
    const values = { ...step, jobId: job.internalId };
    if (internalId) rows.update(internalId, values);
    else rows.insert(values);
  }
  const gone = new Set(others.map(({ internalId }) => internalId));
  rows.delete(({ jobId }) => gone.has(jobId));
  return firstOpenValues(merged);
}
