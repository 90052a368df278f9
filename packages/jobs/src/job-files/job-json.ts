import { historyOf } from '../job-history/job-history';
import type { JobEvent } from '../job-history/job-event-table';
import type { Job } from '../job-table';

/** Kept jobs as JSON, each with everything that is known of it and its history. */
export function jobsJson(jobs: readonly Job[], eventsOf: (jobId: string) => readonly JobEvent[]): string {
  const list = jobs.map((job) => ({
    ...job,
    history: historyOf(job, eventsOf(job.internalId)).map(({ status, at, note }) => ({ status, at, note })),
  }));
  return `${JSON.stringify({ format: 'keepmark-jobs', version: 1, jobs: list }, null, 2)}\n`;
}
