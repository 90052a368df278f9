import type { JobValues } from '../job';
import type { JobEvent } from '../job-history/job-event-table';
import type { StoredStepValues } from '../next-steps/stored-next-steps';

/** A status change in a file. */
export type ImportedStep = Pick<JobEvent, 'status' | 'at' | 'dateRecorded' | 'note'>;

/** A job in a file, with its history if the file has one. */
export type ImportedJob = JobValues & {
  /** Its id in the browser that exported it. The import uses it again unless another job has it. */
  readonly internalId?: string;
  readonly history?: readonly ImportedStep[];
  /** All its next steps, unless `nextStep` is the only one. */
  readonly nextSteps?: readonly StoredStepValues[];
};

/** The content of an import file. */
export interface ReadJobs {
  readonly jobs: readonly ImportedJob[];
  /** Values we couldn't read, each with the name of its job. */
  readonly unreadable: readonly string[];
  /** The texts in a status column that we couldn't read, with how many jobs have each; absent if there are none. */
  readonly unknownStatuses?: readonly { readonly text: string; readonly count: number }[];
  /** How many entries have no title and no company, so they aren't jobs. */
  readonly skipped: number;
}
