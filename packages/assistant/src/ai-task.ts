import type { AiRequestKind } from '@keepmark/contracts';
import type * as z from 'zod/mini';
import type { aiCalls } from './ai-calls';

/** What the AI can be asked to do. Names the prompt, the draft and the answers in the history. */
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

/** What an answer is about, and is saved with. */
export interface AiSubject {
  readonly type: AiSubjectType;
  /** The id of the saved job, company or résumé; for others a text of their own, or empty. */
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

/** What is replaced by placeholders before anything is sent, and put back in the answer. Empty texts are ignored. */
export interface PersonalData {
  readonly name?: string;
  readonly phone?: string;
  readonly email?: string;
  /** Street address, or the line of it on a résumé. */
  readonly location?: string;
  /** Addresses of the person's own pages. */
  readonly urls?: readonly string[];
  /** Names of other people in the text, such as contacts and interviewers. */
  readonly otherNames?: readonly string[];
}

/** Something a screen offers to ask the AI. A pure value: the same input gives the same task. */
export interface AiTask {
  readonly kind: AiTaskKind;
  /** The button and the heading, such as "Summarize the posting". */
  readonly title: string;
  readonly subject: AiSubject;
  /** The usual prompt, shown and editable. For analyze and optimize, what the call asks for, shown only. */
  readonly prompt: string;
  /** What to copy where no AI is set up: the prompt with the texts that the call would send. Default: the prompt. */
  readonly promptToCopy?: string;
  readonly isPromptEditable: boolean;
  /** The call for a prompt. Personal data is still in it; the work surface replaces it in every text of the body. */
  readonly request: (prompt: string) => AiRequest;
  readonly personalData: PersonalData;
  /** Shown above each answer, such as "From the model's memory, not verified". */
  readonly label?: string;
  /** Whether answers omit addresses of pages, because a model makes them up. */
  readonly omitsAddresses?: boolean;
}
