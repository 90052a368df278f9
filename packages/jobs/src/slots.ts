import type { ComponentType } from 'react';

/** What packages above this one add to its screens; the app passes it in. */
export interface JobsSlots {
  /** Under the form of a kept job: what hangs on it, such as its interviews. */
  readonly JobDetails?: ComponentType<{ readonly jobId: string }>;
}
