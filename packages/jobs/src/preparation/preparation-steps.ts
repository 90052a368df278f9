import { hasBlanks } from '@keepmark/resumes/job-documents';
import type { Job } from '../job-table';
import { postingStateOf, postingTextOf } from '../job-posting/posting-text';
import type { PreparationMark } from './preparation-marks';

/** The steps of an application, in order. People apply first: an interview is prepared once it is wanted. */
export const preparationSteps = ['posting', 'resume', 'letter', 'apply', 'questions'] as const;
export type PreparationStep = (typeof preparationSteps)[number];

export const stepTitles: Readonly<Record<PreparationStep, string>> = {
  posting: 'Posting',
  resume: 'Résumé',
  letter: 'Cover letter',
  apply: 'Apply',
  questions: 'Interview questions',
};

/** What there is to do before an interview. A person checks each one off. */
export const questionItems = [
  { mark: 'company', text: 'Read the company’s own site and one recent news story.' },
  { mark: 'reason', text: 'Say in two sentences why this job, and why now.' },
  { mark: 'stories', text: 'Prepare three stories: the situation, what you did, and what changed.' },
  { mark: 'questions', text: 'Write down three questions for them.' },
  { mark: 'salary', text: 'Decide the lowest salary you’d accept.' },
] as const satisfies readonly { mark: PreparationMark; text: string }[];

/** What a step's state follows from. */
export interface PreparationFacts {
  readonly job: Pick<Job, 'description' | 'jobPostingData' | 'coverLetter' | 'applied'>;
  /** The job's résumé is one of those saved. */
  readonly hasResume: boolean;
  /** A saved letter is linked to the job. */
  readonly hasLetter: boolean;
  /** The linked letter still has parts to fill in. */
  readonly hasLetterBlanks?: boolean;
  readonly marks: ReadonlySet<PreparationMark>;
}

export interface StepState {
  readonly step: PreparationStep;
  readonly isDone: boolean;
  /** Its state in a few words: "Letter written", "2 of 5 done". */
  readonly note: string;
}

/** The state of each step, from what is saved. */
export function stepStates({
  job,
  hasResume,
  hasLetter,
  hasLetterBlanks = false,
  marks,
}: PreparationFacts): StepState[] {
  const posting = postingStateOf(postingTextOf(job));
  const checked = questionItems.filter(({ mark }) => marks.has(mark)).length;
  const isWritten = hasLetter || job.coverLetter.trim() !== '';
  const isUnfinished = hasLetter ? hasLetterBlanks : hasBlanks(job.coverLetter);
  const isSkipped = !isWritten && marks.has('no-letter');
  const notes: Record<PreparationStep, readonly [isDone: boolean, note: string]> = {
    posting: [
      posting === 'partial' || posting === 'full',
      { missing: 'No text yet', short: 'Very short', partial: 'Short text', full: 'Text saved' }[posting],
    ],
    resume: [hasResume, hasResume ? 'Chosen' : 'Not chosen'],
    letter: [
      (isWritten && !isUnfinished) || isSkipped,
      isUnfinished ? 'Blanks to fill in' : isWritten ? 'Written' : isSkipped ? 'Not needed' : 'Not written',
    ],
    apply: [job.applied, job.applied ? 'Applied' : 'Not applied'],
    questions: [checked === questionItems.length, `${checked} of ${questionItems.length} done`],
  };
  return preparationSteps.map((step) => ({ step, isDone: notes[step][0], note: notes[step][1] }));
}

/** The step to open: the one in the URL, or else the first that isn't done. */
export function openStep(url: object, states: readonly StepState[]): PreparationStep {
  const named = preparationSteps.find((step) => 'step' in url && url.step === step);
  return named ?? states.find(({ isDone }) => !isDone)?.step ?? 'apply';
}
