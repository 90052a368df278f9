import type { TextInputProps } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import type { CalendarSource } from './desk/calendar-days';
import type { InterviewDates } from './search-advice/interview-dates';

export interface CompanyFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  readonly companyName: string;
  readonly onChange: (companyName: string) => void;
}

interface ResumeFieldProps {
  /** The job that the résumé is for; empty or missing while it isn't saved. */
  readonly jobId?: string | undefined;
  /** Empty for none. */
  readonly resumeId: string;
  readonly onChange: (resumeId: string) => void;
  /** Makes a version of the chosen résumé for the job. Missing while the job isn't saved. */
  readonly onCreateVersion?: (() => void) | undefined;
}

interface LetterFieldProps {
  /** Empty for a letter that is written on the form. */
  readonly letterId: string;
  readonly onChange: (letterId: string) => void;
  /** The field to write it in, shown when no letter is chosen. */
  readonly children: ReactNode;
}

/** Components of other packages on the screens of this one, passed in by the suite. */
export interface JobsSlots {
  /** On the page of a saved job: its contacts and interviews. */
  readonly JobDetails?: ComponentType<{ readonly jobId: string; readonly companyName: string }>;
  /** On the page of a saved job and on its form: a field for the résumé that was sent. */
  readonly ResumeField?: ComponentType<ResumeFieldProps>;
  /** On the form in apply mode: a field for the letter that was sent. */
  readonly LetterField?: ComponentType<LetterFieldProps>;
  /** On the page of a saved job: what was sent with it. */
  readonly SentDocuments?: ComponentType<{ readonly jobId: string }>;
  /** On the form: a field for the company, to type, pick, or add. The form waits for its code. */
  readonly CompanyField?: ComponentType<CompanyFieldProps> & { preload?: () => Promise<void> | undefined };
  /** On the page of a saved job and in apply mode, with the résumé chosen there: what the assistant can do. */
  readonly JobAssistance?: ComponentType<{ readonly jobId: string; readonly resumeId?: string | undefined }>;
  /** On the page of a saved job: its offer, and what such work pays. */
  readonly JobPay?: ComponentType<{ readonly jobId: string }>;
  /** On the desk: the next interviews. */
  readonly DeskInterviews?: ComponentType;
  /** On the desk: offers to answer and compare. */
  readonly DeskOffers?: ComponentType;
  /** On the desk: overdue and next steps of career plans. */
  readonly DeskPlans?: ComponentType;
  /** For the calendar on the desk: what else is on its days. */
  readonly calendarSources?: () => Promise<readonly CalendarSource[]>;
  /** For the coach: the dates and rounds of interviews. */
  readonly interviewDates?: () => Promise<InterviewDates>;
  /** Above the map of jobs: links to other maps. */
  readonly OtherMaps?: ComponentType;
}
