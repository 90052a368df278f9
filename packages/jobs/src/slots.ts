import type { TextInputProps } from '@mantine/core';
import type { ComponentType } from 'react';

export interface CompanyFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  readonly companyName: string;
  readonly onChange: (companyName: string) => void;
}

/** Components of other packages on the screens of this one, passed in by the suite. */
export interface JobsSlots {
  /** Beside the form of a saved job: its contacts and interviews. */
  readonly JobDetails?: ComponentType<{ readonly jobId: string; readonly companyName: string }>;
  /** On the form: a field for the résumé that was sent. `resumeId` is empty for none. */
  readonly ResumeField?: ComponentType<{ readonly resumeId: string; readonly onChange: (resumeId: string) => void }>;
  /** On the form: a field for the company, to type, pick, or add. The form waits for its code. */
  readonly CompanyField?: ComponentType<CompanyFieldProps> & { preload?: () => Promise<void> | undefined };
  /** Below a saved job and in apply mode: what the assistant can do. */
  readonly JobAssistance?: ComponentType<{ readonly jobId: string }>;
  /** On the desk: the next interviews. */
  readonly DeskInterviews?: ComponentType;
}
