import type { TextInputProps } from '@mantine/core';
import type { ComponentType } from 'react';

export interface CompanyFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  readonly companyName: string;
  readonly onChange: (companyName: string) => void;
}

/** What packages above or beside this one add to its screens; the app passes it in. */
export interface JobsSlots {
  /** Beside the form of a kept job: what hangs on it, such as who is known at its company, and its interviews. */
  readonly JobDetails?: ComponentType<{ readonly jobId: string; readonly companyName: string }>;
  /** On the form: chooses the résumé that was used. `resumeId` is empty for none. */
  readonly ResumeField?: ComponentType<{ readonly resumeId: string; readonly onChange: (resumeId: string) => void }>;
  /** On the form: the company, typed, picked from the kept ones, or added to them. Its code is waited for with the form's. */
  readonly CompanyField?: ComponentType<CompanyFieldProps> & { preload?: () => Promise<void> | undefined };
  /** Under a kept job and where one applies: what an assistant can do for it. */
  readonly JobAssistance?: ComponentType<{ readonly jobId: string }>;
  /** On the desk: the next interviews. */
  readonly DeskInterviews?: ComponentType;
}
