import { readDraft, removeDraft, writeDraft } from '@keepmark/ui/draft-storage';
import * as z from 'zod/mini';
import type { AiTask } from '../ai-task';
import type { AnswerRun } from './answer-run';

const partialAnswer = z.object({ prompt: z.string(), text: z.string(), provider: z.string(), model: z.string() });

/** What had arrived of an answer when the page was reloaded. */
export type PartialAnswer = z.infer<typeof partialAnswer>;

/** Names a task with its subject. */
export const taskKey = ({ kind, subject }: AiTask): string => `${kind}/${subject.type}/${subject.id}`;

const keyOf = (task: AiTask): string => `ai-answer/${taskKey(task)}`;

/** Stores what has arrived of a running answer, for the page that comes after a reload of this tab. */
export const writePartialAnswer = (task: AiTask, { prompt, text, provider, model }: AnswerRun): void =>
  writeDraft(keyOf(task), { prompt, text, provider, model } satisfies PartialAnswer);

export const removePartialAnswer = (task: AiTask): void => removeDraft(keyOf(task));

/** Reads and removes what a reload interrupted. */
export function takePartialAnswer(task: AiTask): PartialAnswer | undefined {
  const stored = partialAnswer.safeParse(readDraft(keyOf(task)));
  removePartialAnswer(task);
  return stored.success ? stored.data : undefined;
}
