import { aiLimits } from '@keepmark/contracts';
import { type FinishReason, type LanguageModelUsage, streamText } from 'ai';
import type { ChosenModel } from './choose-model';
import { describeProviderFailure, describeStreamError } from './describe-provider-failure';
import { openModel } from './open-model';
import { cutOff, declined, emptyAnswer, failed, timedOut } from './provider-failure';

export interface Timeouts {
  readonly firstTokenMs: number;
  readonly betweenChunksMs: number;
  readonly totalMs: number;
}

export interface Question {
  readonly system: string;
  readonly user: string;
}

export interface CompleteAnswer {
  readonly text: string;
  readonly finish: 'stop' | 'length';
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly warning?: string;
}

/**
 * Asks a model and yields the pieces of its text as they arrive; returns the whole answer. It never ends without an
 * error when the provider failed, cut the answer off, declined, or sent nothing.
 * @param signal stops the provider's work when the caller leaves.
 * @throws ProviderError; the signal's reason when it was aborted
 */
export async function* askModel(
  chosen: ChosenModel,
  question: Question,
  signal: AbortSignal,
  timeouts: Timeouts = aiLimits,
): AsyncGenerator<string, CompleteAnswer> {
  const { ownKey, provider } = chosen;
  const clock = startClock(timeouts);
  const stop = AbortSignal.any([signal, clock.signal]);
  const { fullStream } = streamText({
    model: openModel(chosen),
    system: question.system,
    prompt: question.user,
    maxOutputTokens: aiLimits.answerTokens,
    maxRetries: 0,
    abortSignal: stop,
    // Failures arrive as parts of the stream. The default writes them, with the prompt, to the console.
    onError: () => {},
  });
  let text = '';
  let end: { reason: FinishReason; raw: string | undefined; usage: LanguageModelUsage } | undefined;
  try {
    for await (const part of fullStream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw stop.reason;
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') clock.chunkArrived();
      if (part.type === 'text-delta' && part.text !== '') {
        text += part.text;
        yield part.text;
      }
      if (part.type === 'finish') {
        end = { reason: part.finishReason, raw: part.rawFinishReason, usage: part.totalUsage };
      }
    }
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (clock.signal.aborted) throw clock.signal.reason;
    throw text === '' ? describeProviderFailure(error, ownKey) : describeStreamError(error, ownKey);
  } finally {
    clock.stop();
  }
  if (signal.aborted) throw signal.reason;
  if (clock.signal.aborted) throw clock.signal.reason;
  if (!end) throw cutOff('no end of the stream');
  const finish = readFinish(end.reason, text);
  const inputTokens = end.usage.inputTokens ?? 0;
  const warning = provider === 'local' ? contextWarning(question, inputTokens) : undefined;
  return { text, finish, inputTokens, outputTokens: end.usage.outputTokens ?? 0, ...(warning && { warning }) };
}

function readFinish(reason: FinishReason, text: string): CompleteAnswer['finish'] {
  if (reason === 'content-filter') throw declined();
  if (reason === 'error') throw failed('finished with an error', true);
  if (text.trim() === '') throw emptyAnswer();
  if (reason === 'stop' || reason === 'length') return reason;
  throw cutOff(`finish reason ${reason}`);
}

/** Some local servers silently read only the end of a long prompt. */
function contextWarning(question: Question, inputTokens: number): string | undefined {
  // Four characters a token is usual for English; below 60% of that, part of the prompt was not read.
  const expected = (question.system.length + question.user.length) / 4;
  if (inputTokens === 0 || expected < 1000 || inputTokens >= expected * 0.6) return undefined;
  return 'The local model read only part of the text. Raise its context length, and ask again.';
}

function startClock({ firstTokenMs, betweenChunksMs, totalMs }: Timeouts) {
  const controller = new AbortController();
  const expire = (reason: string) => () => controller.abort(timedOut(reason));
  let chunk = setTimeout(expire('no first token'), firstTokenMs);
  const total = setTimeout(expire('total time'), totalMs);
  return {
    signal: controller.signal,
    chunkArrived: () => {
      clearTimeout(chunk);
      chunk = setTimeout(expire('stalled in mid-stream'), betweenChunksMs);
    },
    stop: () => {
      clearTimeout(chunk);
      clearTimeout(total);
    },
  };
}
