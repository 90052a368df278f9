import type { Database } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import type { Job } from '../job-table';
import { type NextStepRow, nextStepTable } from './next-step-table';
import { type ListedStep, stepList } from './step-list';

const noRows: readonly NextStepRow[] = [];

/** Groups stored steps by job. The result lists the next steps of a job. */
function stepsByJob(rows: readonly NextStepRow[]): (job: Job) => readonly ListedStep[] {
  const byJob = new Map<string, NextStepRow[]>();
  for (const row of rows) {
    const list = byJob.get(row.jobId);
    if (list) list.push(row);
    else byJob.set(row.jobId, [row]);
  }
  return (job) => stepList(job, byJob.get(job.internalId) ?? noRows);
}

/** The next steps of all jobs in a database, read now. */
export const allNextSteps = (database: Database) => stepsByJob(allRows(database.table(nextStepTable)));
