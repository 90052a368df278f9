import type { ComponentType } from 'react';

/** A saved job, as the screens of résumés and letters know it. */
export interface PickedJob {
  readonly jobId: string;
  readonly jobTitle: string;
  readonly companyName: string;
}

/** Components of other packages on the screens of this one, passed in by the suite. */
export interface ResumesSlots {
  /** On a résumé's card: links to the jobs that use it, in one line. Renders nothing if there are none. */
  readonly ResumeJobs?: ComponentType<{ readonly resumeId: string }>;
  /** A field to pick a saved job. `jobId` is empty for none; `onChange` gets undefined when it's cleared. */
  readonly JobPicker?: ComponentType<{
    readonly jobId: string;
    readonly onChange: (job: PickedJob | undefined) => void;
    readonly label?: string;
  }>;
}
