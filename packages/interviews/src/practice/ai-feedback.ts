import type { AiTask, PersonalData } from '@keepmark/assistant';
import { promptTask } from '@keepmark/assistant/prompt-task';
import { practiceAnswerPrompt } from '@keepmark/assistant/prompts';
import type { Question } from '../question-bank/question';

interface FeedbackOn {
  readonly question: Question;
  readonly answer: string;
  /** The job to practice for, if any. */
  readonly job: { readonly jobTitle: string; readonly companyName: string } | undefined;
  readonly personalData: PersonalData;
}

/** Asks for feedback on a typed answer. */
export function feedbackTask({ question, answer, job, personalData }: FeedbackOn): AiTask {
  const { jobTitle = '', companyName = '' } = job ?? {};
  return promptTask(
    'interview-feedback',
    'Get feedback on this answer',
    practiceAnswerPrompt({ question: question.text, answer, jobTitle, companyName }),
    { subject: { type: 'interview', id: question.text.slice(0, 200), label: question.text }, personalData },
  );
}
