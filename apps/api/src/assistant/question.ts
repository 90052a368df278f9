import { randomBytes } from 'node:crypto';
import type { AiJob, AiResume } from '@keepmark/contracts';
import type { Question } from './ask-model';
import { changePaths } from './resume-paths';
import { systemPrompts } from './system-prompts';

/**
 * Data as JSON behind a marker that nobody can guess, so that text in it can't pretend to be outside of it. Empty fields
 * are left out.
 */
function withData(prompt: string, data: Readonly<Record<string, unknown>>): string {
  const filled = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== '' && value !== undefined));
  if (Object.keys(filled).length === 0) return prompt;
  const marker = `data-${randomBytes(9).toString('base64url')}`;
  return `${prompt}\n\n<${marker}>\n${JSON.stringify(filled)}\n</${marker}>`;
}

/** A prompt of the person's own, with the other fields of the call as data. */
export const promptQuestion = (system: string, prompt: string, data: Readonly<Record<string, unknown>>): Question => ({
  system,
  user: withData(prompt, data),
});

export const reviewQuestion = (resume: AiResume, prompt = 'Review my résumé.'): Question => ({
  system: systemPrompts.review,
  user: withData(prompt, { resume }),
});

export const optimizeQuestion = (resume: AiResume, job: AiJob): Question => ({
  system: systemPrompts.optimize,
  user: withData('Suggest changes to my résumé for this job.', { resume, job, paths: changePaths(resume) }),
});

export const analyzeQuestion = (resume: AiResume, job: AiJob): Question => ({
  system: systemPrompts.analyze,
  user: withData('Compare my résumé with this job.', { resume, job }),
});

/** Characters per token, low enough to overestimate a prompt in most languages. */
const charactersPerToken = 3;
export const estimatedTokens = ({ system, user }: Question): number =>
  Math.ceil((system.length + user.length) / charactersPerToken);
