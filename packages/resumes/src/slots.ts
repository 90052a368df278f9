import type { Database } from '@keepmark/local-store';
import type { ComponentType } from 'react';

/** Clears the references of other features' rows to résumés that are being deleted. Called within that transaction. */
export type ReleaseResumes = (database: Database, resumeIds: ReadonlySet<string>) => void;

/** What features above this one add to its screens. The suite passes them in. */
export interface ResumesSlots {
  /** Clears the résumé of jobs when it is deleted. Loaded with the first screen that deletes: pass it to `delete`. */
  readonly release?: () => Promise<ReleaseResumes>;
  /** On the list: the jobs that use a résumé. Shows nothing when there are none. */
  readonly ResumeJobs?: ComponentType<{ readonly resumeId: string }>;
}
