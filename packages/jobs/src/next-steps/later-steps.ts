import { statusGroup } from '../job-status';
import type { Job } from '../job-table';
import type { NextStepRow } from './next-step-table';
import { byOrder, isOpen } from './step-list';

/** A next step with a due date that its job doesn't show, with the job. */
export interface LaterStep {
  readonly job: Job;
  readonly step: NextStepRow;
}

/** The open steps with a due date of jobs that aren't complete, except for the first ones, which are on their jobs. */
export function laterSteps(jobs: readonly Job[], rows: readonly NextStepRow[]): LaterStep[] {
  const open = rows.filter(isOpen).sort(byOrder);
  if (open.every(({ dueOn }) => dueOn === '')) return [];
  const byId = new Map(jobs.map((job) => [job.internalId, job]));
  // Not by text alone: a job can have two steps that say the same.
  const onJobs = new Map<string, NextStepRow>();
  for (const step of open) {
    if (!onJobs.has(step.jobId) && step.text === byId.get(step.jobId)?.nextStep) onJobs.set(step.jobId, step);
  }
  return open.flatMap((step) => {
    const job = byId.get(step.jobId);
    const isDue = job && step.dueOn !== '' && statusGroup(job.status) !== 'complete';
    return isDue && onJobs.get(step.jobId) !== step ? { job, step } : [];
  });
}
