import type { JobValues } from '../job';
import type { JobEvent } from '../job-history/job-event-table';

/** A change of status as a file holds it. */
export type ImportedStep = Pick<JobEvent, 'status' | 'at' | 'dateRecorded' | 'note'>;

/** A job of a file, with what the file knows of its history. */
export type ImportedJob = JobValues & {
  /** Its id in the browser that it was exported from; kept where no other job has it. */
  readonly internalId?: string;
  readonly history?: readonly ImportedStep[];
};

/** What was read of a file. */
export interface ReadJobs {
  readonly jobs: readonly ImportedJob[];
  /** Values that could not be read, each with the job that goes without it. */
  readonly unreadable: readonly string[];
  /** How many entries hold neither a title nor a company, and are no jobs. */
  readonly skipped: number;
}
