import { type AiRequestKind, requestAi } from '@keepmark/contracts';
import type { AiTask } from '../ai-task';

/** A task that asks `ai/request` with a prompt that the person may edit. */
export const promptTask = (
  kind: AiRequestKind,
  title: string,
  prompt: string,
  { subject, personalData, ...rest }: Pick<AiTask, 'subject' | 'personalData' | 'label' | 'omitsAddresses'>,
): AiTask => ({
  kind,
  title,
  subject,
  prompt,
  isPromptEditable: true,
  request: (edited) => ({ call: requestAi, body: { prompt: edited, kind } }),
  personalData,
  ...rest,
});
