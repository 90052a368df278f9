import { useForm } from '@mantine/form';
import { aiLimits } from '@keepmark/contracts';
import { useFormDraft } from '@keepmark/ui';
import { useEffect, useRef } from 'react';
import type { AiTask } from '../ai-task';
import { taskKey } from './partial-answer';

/** The prompt of a task with the person's changes. */
export interface Prompt {
  readonly text: string;
  readonly isUsual: boolean;
  /** Why the prompt can't be sent. */
  readonly tooLong: string | undefined;
  readonly canBeSent: boolean;
  readonly set: (text: string) => void;
  /** Restores the default prompt. */
  readonly reset: () => void;
}

/**
 * The prompt to send. Edits survive reloads. If the default prompt changes, because the job was edited, it replaces the
 * shown one unless the person edited that.
 */
export function usePrompt(task: AiTask): Prompt {
  const form = useForm({ initialValues: { prompt: task.prompt } });
  const draft = useFormDraft(form, task.isPromptEditable ? `ai-prompt/${taskKey(task)}` : undefined);
  const usual = useRef(task.prompt);

  useEffect(() => {
    const before = usual.current;
    usual.current = task.prompt;
    if (before === task.prompt) return;
    form.setInitialValues({ prompt: task.prompt });
    if (form.getValues().prompt === before) form.setValues({ prompt: task.prompt });
    // The form's functions never change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [task.prompt]);

  const text = task.isPromptEditable ? form.values.prompt : task.prompt;
  const isTooLong = task.isPromptEditable && text.trim().length > aiLimits.promptCharacters;
  return {
    text,
    isUsual: text === task.prompt,
    tooLong: isTooLong ? 'Use 24,000 characters or fewer.' : undefined,
    canBeSent: !isTooLong && text.trim() !== '',
    set: (changed) => form.setFieldValue('prompt', changed),
    reset: draft.discard,
  };
}
