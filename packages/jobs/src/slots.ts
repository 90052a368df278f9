import type { ComponentType } from 'react';

/** What packages above or beside this one add to its screens; the app passes it in. */
export interface JobsSlots {
  /** Under the form of a kept job: what hangs on it, such as its interviews. */
  readonly JobDetails?: ComponentType<{ readonly jobId: string }>;
  /** On the form: chooses the résumé that was used. `resumeId` is empty for none. */
  readonly ResumeField?: ComponentType<{ readonly resumeId: string; readonly onChange: (resumeId: string) => void }>;
  /** Under a kept job and where one applies: what an assistant can do for it. */
  readonly JobAssistance?: ComponentType<{ readonly jobId: string }>;
  /** On the desk: the next interviews. */
  readonly DeskInterviews?: ComponentType;
}
