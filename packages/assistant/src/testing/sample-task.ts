import { analyzeResume, requestAi } from '@keepmark/contracts';
import type { AiTask } from '../ai-task';

/** A task with an editable prompt and personal data. */
export const letterTask: AiTask = {
  kind: 'cover-letter',
  title: 'Write a letter',
  subject: { type: 'job', id: 'job-1', label: 'Nurse at Mercy Hospital' },
  prompt: 'Write a letter for Ada Lovelace (ada@lovelace.example) to Mercy Hospital in Denver.',
  isPromptEditable: true,
  request: (prompt) => ({ call: requestAi, body: { prompt, kind: 'cover-letter' } }),
  personalData: { name: 'Ada Lovelace', email: 'ada@lovelace.example' },
  label: 'Check every sentence before you send it',
};

/** A task whose call takes no prompt and has a structured answer. */
export const fitTask: AiTask = {
  kind: 'resume-analyze',
  title: 'Compare with the posting',
  subject: { type: 'job', id: 'job-1', label: 'Nurse at Mercy Hospital' },
  prompt: 'Compares your résumé with what the posting asks for, requirement by requirement.',
  isPromptEditable: false,
  request: () => ({
    call: analyzeResume,
    body: {
      resume: { summary: 'Ada Lovelace is a nurse with ten years in intensive care.' },
      job: { jobTitle: 'Nurse', jobDescription: 'We look for a nurse with five years of experience in Denver.' },
    },
  }),
  personalData: { name: 'Ada Lovelace' },
};

/** A complete answer in Markdown. */
export const letterText = `Dear hiring team,

I am writing about the position of **nurse**. What I bring:

- Ten years in intensive care
- A license in Colorado

> Calm hands save lives.

Sincerely,
[NAME]`;
