import type { AiSubject, AiTask, PersonalData } from '@keepmark/assistant';
import { jobSearchAssistant, jobSearchCoach } from '@keepmark/contracts';

/** Which of the two screens asks. */
export type AdviceKind = 'assistant' | 'coach';

/** What the form asks for. */
export interface AdviceQuestion {
  readonly career: string;
  readonly jobTitle: string;
  readonly question: string;
}

interface AdviceContext {
  readonly subject: AiSubject;
  readonly personalData: PersonalData;
  /** Figures of the person's own search, as lines. */
  readonly facts?: string;
}

/** Questions that people often have, to start from. */
export const suggestedQuestions: Readonly<Record<AdviceKind, readonly [string, ...string[]]>> = {
  assistant: [
    'Which job titles and keywords should I search for?',
    'Which kinds of employers hire for this, and how do I find them?',
    'Write three searches that I can use on any job site.',
    'What in a posting shows that the job is a good fit, and what should warn me?',
  ],
  coach: [
    'What should I do this week, in order?',
    'Why do I get few replies, and what should I change first?',
    'Write a short follow-up message for an application without a reply.',
    'How do I plan my search beside a full-time job?',
  ],
};

const titles: Readonly<Record<AdviceKind, string>> = { assistant: 'Ask the assistant', coach: 'Ask the coach' };

/** The task for a question about a job search. */
export function searchAdviceTask(kind: AdviceKind, asked: AdviceQuestion, context: AdviceContext): AiTask {
  const { career, jobTitle, question } = asked;
  const { subject, personalData, facts = '' } = context;
  const figures = facts === '' ? '' : `Figures of my search:\n${facts}`;
  return {
    kind: `job-search-${kind}`,
    title: titles[kind],
    subject,
    prompt: [question.trim(), figures].filter(Boolean).join('\n\n'),
    isPromptEditable: true,
    request: (prompt) => {
      const body = { career: career.trim(), jobTitle: jobTitle.trim(), prompt };
      return kind === 'coach' ? { call: jobSearchCoach, body } : { call: jobSearchAssistant, body };
    },
    personalData,
  };
}
