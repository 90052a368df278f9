import { useForm } from '@mantine/form';
import { aiLimits } from '@keepmark/contracts';
import { useFormDraft } from '@keepmark/ui';
import { useEffect, useRef } from 'react';
import type { AiTask } from '../ai-task';
import { taskKey } from './partial-answer';

/** The prompt of a task as the person has changed it. */
export interface Prompt {
  readonly text: string;
  readonly isUsual: boolean;
  /** What to say about a prompt that can't be sent. */
  readonly tooLong: string | undefined;
  readonly canBeSent: boolean;
  readonly set: (text: string) => void;
  /** Back to the usual prompt. */
  readonly reset: () => void;
}

/**
 * The prompt that will be sent, with what was typed in it kept across reloads. A usual prompt that changes, because the
 * job was edited, replaces the shown one unless the person has changed that.
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
    // The form's own functions never change.
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
