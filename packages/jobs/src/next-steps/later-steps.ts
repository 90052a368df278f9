import { statusGroup } from '../job-status';
import type { Job } from '../job-table';
import type { NextStepRow } from './next-step-table';
import { isOpen } from './step-list';

/** A next step with a due date that its job doesn't show, with the job. */
export interface LaterStep {
  readonly job: Job;
  readonly step: NextStepRow;
}

/** The open steps with a due date of jobs that aren't complete, except for the first ones, which are on their jobs. */
export function laterSteps(jobs: readonly Job[], rows: readonly NextStepRow[]): LaterStep[] {
  const dated = rows.filter((row) => isOpen(row) && row.dueOn !== '');
  if (dated.length === 0) return [];
  const byId = new Map(jobs.map((job) => [job.internalId, job]));
  return dated.flatMap((step) => {
    const job = byId.get(step.jobId);
    const isShown = job && statusGroup(job.status) !== 'complete' && step.text !== job.nextStep;
    return isShown ? { job, step } : [];
  });
}
