import { useForm } from '@mantine/form';
import { aiLimits } from '@keepmark/contracts';
import { useFormDraft } from '@keepmark/ui';
import { useEffect, useState } from 'react';
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
  const [usual, setUsual] = useState(task.prompt);

  useEffect(() => {
    if (usual === task.prompt) return;
    setUsual(task.prompt);
    form.setInitialValues({ prompt: task.prompt });
    if (form.getValues().prompt === usual) form.setValues({ prompt: task.prompt });
    // The form's functions never change, and `usual` only follows the task's prompt.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [task.prompt]);

  // The form follows after the next paint, but a click may come first.
  const isEdited = task.isPromptEditable && form.values.prompt !== usual;
  const text = isEdited ? form.values.prompt : task.prompt;
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
