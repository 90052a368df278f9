import type { SavedPeople } from '@keepmark/app-shell';
import type { AiRequestKind } from '@keepmark/contracts';
import type * as z from 'zod/mini';
import type { aiCalls } from './ai-calls';

/** The kinds of tasks for the AI. They identify prompts, drafts, and stored answers. */
export type AiTaskKind =
  | AiRequestKind
  | 'resume-review'
  | 'resume-optimize'
  | 'resume-analyze'
  | 'salary-advice'
  | 'career-counseling'
  | 'career-coaching'
  | 'job-search-coach'
  | 'job-search-assistant';

export type AiSubjectType = 'job' | 'company' | 'resume' | 'career' | 'salary' | 'interview' | 'search';

/** The subject of an answer, which it's saved with. */
export interface AiSubject {
  readonly type: AiSubjectType;
  /** The id of the saved job, company or résumé. Other subjects have their own text, or an empty one. */
  readonly id: string;
  /** Shown in the history, such as "Nurse at Mercy Hospital". */
  readonly label: string;
}

type AiCall = (typeof aiCalls)[number];

/** One call with its body. The work surface adds the provider. */
export type AiRequest = {
  [Call in AiCall as Call['path']]: {
    readonly call: Call;
    readonly body: Omit<z.input<Call['body']>, 'provider'>;
  };
}[AiCall['path']];

/**
 * Personal data, replaced by placeholders before anything is sent and restored in the answer. Empty texts are ignored.
 */
export interface PersonalData {
  readonly name?: string;
  readonly phone?: string;
  readonly email?: string;
  /** The street address, or the address line of a résumé. */
  readonly location?: string;
  /** URLs of the person's own pages. */
  readonly urls?: readonly string[];
  /** Names of other people in the text, such as contacts and interviewers. */
  readonly otherNames?: readonly string[];
  /** Reads the people that this person saved. Only those whom the text names are replaced. */
  readonly savedPeople?: () => SavedPeople;
}

/** A task that a screen offers. A pure value: the same input gives the same task. */
export interface AiTask {
  readonly kind: AiTaskKind;
  /** The button and the heading, such as "Summarize the posting". */
  readonly title: string;
  readonly subject: AiSubject;
  /** The default prompt, which people can edit. For analyze and optimize, a read-only description of the call. */
  readonly prompt: string;
  /** The text to copy if no AI is set up: the prompt with the texts of the call. Default: the prompt. */
  readonly promptToCopy?: string;
  readonly isPromptEditable: boolean;
  /** The call for a prompt. It still has personal data, which the work surface replaces in every text of the body. */
  readonly request: (prompt: string) => AiRequest;
  readonly personalData: PersonalData;
  /** Shown above each answer, such as "From the model's memory, not verified". */
  readonly label?: string;
  /** Whether answers omit URLs, because models make them up. */
  readonly omitsAddresses?: boolean;
}
