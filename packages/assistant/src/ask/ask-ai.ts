import { type ApiClient, ApiError } from '@keepmark/api-client';
import { stream } from '@keepmark/api-client/stream';
import {
  type AiAnswer,
  aiKeyHeader,
  aiLimits,
  type AiProvider,
  type AiStreamEvent,
  aiStreamEvent,
  type requestAi,
} from '@keepmark/contracts';
import type { AiRequest, AiTask } from '../ai-task';
import {
  createPieceRestorer,
  type Hidden,
  hidePersonalData,
  type Placeholders,
  restorePersonalData,
} from '../personal-data/personal-data';

export interface AskOptions {
  /** The prompt as the person left it, with personal data in it. */
  readonly prompt: string;
  /** The server's first one if left out. */
  readonly provider?: AiProvider | undefined;
  /** The person's own key for `provider`. */
  readonly ownKey?: string | undefined;
  /** Stops the answer, and the provider's work. */
  readonly signal?: AbortSignal | undefined;
  /** Each event as it arrives, with personal data in place again. `text` events add up to the answer. */
  readonly onEvent?: ((event: AiStreamEvent) => void) | undefined;
}

/** An answer with what the call reports, such as "Resume Analysis Complete For Job Nurse". */
export interface AskedAnswer extends AiAnswer {
  readonly message?: string;
}

// The server gives up first and says why; these are for a connection that says nothing.
const timeouts = { firstMs: aiLimits.firstTokenMs + 10_000, betweenMs: aiLimits.betweenChunksMs + 10_000 };

/** What will be sent for a prompt, with placeholders for personal data. */
export const bodyToSend = (task: AiTask, prompt: string): Hidden<AiRequest['body']> =>
  hidePersonalData(task.request(prompt).body, task.personalData);

/**
 * Asks the AI. Personal data is replaced before it is sent, and put back in events and the answer. An answer whose
 * `finish` is `length` is incomplete; whatever else isn't complete throws.
 * @throws ApiError, also for a failure while the answer was written; NetworkError, TimeoutError, CutOffError,
 *   UnexpectedAnswerError; the signal's reason when stopped
 */
export async function askAi(client: ApiClient, task: AiTask, options: AskOptions): Promise<AskedAnswer> {
  const { prompt, provider, ownKey, signal, onEvent } = options;
  const { value, placeholders } = bodyToSend(task, prompt);
  // Each request has the body of its call; the types of nine calls at once can't say so.
  const call = task.request(prompt).call as typeof requestAi;
  const body = { ...value, ...(provider && { provider }) } as never;
  const events = stream(
    client,
    call,
    { body, signal },
    {
      event: aiStreamEvent,
      isLast: ({ type }) => type === 'done' || type === 'error',
      headers: ownKey ? { [aiKeyHeader]: ownKey } : {},
      timeouts,
    },
  );
  const restorer = createPieceRestorer(placeholders);
  const emitText = (text: string) => {
    if (text !== '') onEvent?.({ type: 'text', text });
  };
  for await (const event of events) {
    if (event.type === 'error') {
      emitText(restorer.end());
      onEvent?.(event);
      throw new ApiError({ status: 502, code: event.code, message: event.message });
    }
    if (event.type === 'done') {
      emitText(restorer.end());
      const { data, message } = restoreAnswer(event, placeholders);
      onEvent?.({ type: 'done', data, ...(message !== undefined && { message }) });
      return { ...data, ...(message !== undefined && { message }) };
    }
    if (event.type === 'text') emitText(restorer.add(event.text));
    else onEvent?.(event);
  }
  // A stream that ends without its last event has thrown.
  throw new TypeError('The stream ended without an answer.');
}

function restoreAnswer({ data, message }: Extract<AiStreamEvent, { type: 'done' }>, placeholders: Placeholders) {
  // The model's name and the provider stay as they are.
  const { answer, result, warning, ...rest } = data;
  const restored: AiAnswer = {
    ...rest,
    answer: restorePersonalData(answer, placeholders),
    ...(result && { result: restorePersonalData(result, placeholders) }),
    ...(warning !== undefined && { warning }),
  };
  return { data: restored, message: message === undefined ? undefined : restorePersonalData(message, placeholders) };
}
