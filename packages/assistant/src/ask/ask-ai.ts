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
  /** The prompt with the person's edits. It still has personal data. */
  readonly prompt: string;
  /** Default: the server's first one. */
  readonly provider?: AiProvider | undefined;
  /** The person's own key for `provider`. */
  readonly ownKey?: string | undefined;
  /** Stops the answer, also at the provider. */
  readonly signal?: AbortSignal | undefined;
  /** Called with each event, with personal data restored. `text` events add up to the answer. */
  readonly onEvent?: ((event: AiStreamEvent) => void) | undefined;
}

/** An answer with the message of the call, such as "Resume Analysis Complete For Job Nurse". */
export interface AskedAnswer extends AiAnswer {
  readonly message?: string;
}

// The server times out first and says why. These limits are for a dead connection.
const timeouts = { firstMs: aiLimits.firstTokenMs + 10_000, betweenMs: aiLimits.betweenChunksMs + 10_000 };

/** The text to send for a prompt, with placeholders for personal data. */
export const bodyToSend = (task: AiTask, prompt: string): Hidden<AiRequest['body']> =>
  hidePersonalData(task.request(prompt).body, task.personalData);

/**
 * Asks the AI. Personal data is replaced before it is sent, and restored in events and the answer. If `finish` is
 * `length`, the answer is incomplete; anything else that is incomplete throws.
 * @throws ApiError, also for a failure while the answer was written; NetworkError, TimeoutError, CutOffError,
 *   UnexpectedAnswerError; the signal's reason when stopped
 */
export async function askAi(client: ApiClient, task: AiTask, options: AskOptions): Promise<AskedAnswer> {
  const { prompt, provider, ownKey, signal, onEvent } = options;
  const { value, placeholders } = bodyToSend(task, prompt);
  // Each request has the body of its call, but the types of nine calls can't express that.
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
  // A stream that ends without its last event throws earlier.
  throw new TypeError('The stream ended without an answer.');
}

function restoreAnswer({ data, message }: Extract<AiStreamEvent, { type: 'done' }>, placeholders: Placeholders) {
  // Doesn't change the model's name and the provider.
  const { answer, result, warning, ...rest } = data;
  const restored: AiAnswer = {
    ...rest,
    answer: restorePersonalData(answer, placeholders),
    ...(result && { result: restorePersonalData(result, placeholders) }),
    ...(warning !== undefined && { warning }),
  };
  return { data: restored, message: message === undefined ? undefined : restorePersonalData(message, placeholders) };
}
