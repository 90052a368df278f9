import { readDraft, removeDraft, writeDraft } from '@keepmark/ui/draft-storage';
import * as z from 'zod/mini';
import type { AiTask } from '../ai-task';
import type { AnswerRun } from './answer-run';

const partialAnswer = z.object({ prompt: z.string(), text: z.string(), provider: z.string(), model: z.string() });

/** The part of an answer that had arrived when the page was reloaded. */
export type PartialAnswer = z.infer<typeof partialAnswer>;

/** Identifies a task and its subject. */
export const taskKey = ({ kind, subject }: AiTask): string => `${kind}/${subject.type}/${subject.id}`;

const keyOf = (task: AiTask): string => `ai-answer/${taskKey(task)}`;

/** Stores the partial answer for the page after a reload of this tab. */
export const writePartialAnswer = (task: AiTask, { prompt, text, provider, model }: AnswerRun): void =>
  writeDraft(keyOf(task), { prompt, text, provider, model } satisfies PartialAnswer);

export const removePartialAnswer = (task: AiTask): void => removeDraft(keyOf(task));

/** Reads and removes the partial answer from before a reload. */
export function takePartialAnswer(task: AiTask): PartialAnswer | undefined {
  const stored = partialAnswer.safeParse(readDraft(keyOf(task)));
  removePartialAnswer(task);
  return stored.success ? stored.data : undefined;
}
