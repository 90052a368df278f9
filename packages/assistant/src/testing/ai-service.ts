import type { FakeService } from '@keepmark/api-client/testing';
import { type AiAnswer, type AiProvider, type AiStreamEvent } from '@keepmark/contracts';
import { aiCalls } from '../ai-calls';

/** The AI's answer in a story or test. */
export interface ScriptedAnswer extends Partial<Pick<AiAnswer, 'answer' | 'finish' | 'warning' | 'result'>> {
  readonly provider?: AiProvider;
  readonly model?: string;
  /** Milliseconds between two words. Default 0. */
  readonly paceMs?: number;
  /** Sends the answer, then hangs. */
  readonly neverEnds?: boolean;
  /** Closes the connection after the answer, without a last event. */
  readonly isCutOff?: boolean;
  /** Fails after the answer; an empty one fails immediately. */
  readonly failure?: {
    readonly code: string;
    readonly message: string;
    readonly status?: number;
    readonly retryAfterSeconds?: number;
  };
}

/** The script for a request's body and path, such as `ai/request`. */
export type AiScript = ScriptedAnswer | ((body: unknown, path: string) => ScriptedAnswer);

const ownKeyModels = [
  { provider: 'google', model: 'gemini-2.5-flash' },
  { provider: 'anthropic', model: 'claude-haiku-4-5' },
];

const statusOf = (providers: readonly AiProvider[], answersLeft: number): FakeService => ({
  'GET ai/status': () => ({
    providers: providers.map((provider) => ({ provider, model: 'test-model' })),
    ownKeyModels,
    dailyAnswers: 10,
    answersUsed: 10 - answersLeft,
    answersLeft,
    resetsAt: '2026-11-23T00:00:00Z',
  }),
});

/** The status of a service with AI. */
export const withAi = (providers: readonly AiProvider[] = ['local'], answersLeft = 10): FakeService =>
  statusOf(providers, answersLeft);

/** The status of a service without AI. */
export const withoutAi = (): FakeService => statusOf([], 10);

/** The nine AI calls for `fakeApi`: each sends its scripted answer as a stream of events, like the real service. */
export function aiService(script: AiScript): FakeService {
  return Object.fromEntries(
    aiCalls.map(({ path }) => [
      `POST ${path}`,
      (body: unknown) => responseOf(typeof script === 'function' ? script(body, path) : script),
    ]),
  );
}

function responseOf(script: ScriptedAnswer): Response {
  const { answer = '', failure } = script;
  if (failure && answer === '') {
    const { code, message, status = 502, retryAfterSeconds } = failure;
    const headers: HeadersInit = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
    return Response.json({ success: false, code, message }, { status, headers });
  }
  const encoder = new TextEncoder();
  const events = eventsOf(script);
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { value, done } = await events.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`data: ${JSON.stringify(value)}\n\n`));
    },
    cancel: () => void events.return(),
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

async function* eventsOf(script: ScriptedAnswer): AsyncGenerator<AiStreamEvent, void> {
  const { answer = '', provider = 'local', model = 'test-model', paceMs = 0, failure, result, warning } = script;
  yield { type: 'start', provider, model };
  let characters = 0;
  for (const text of answer.match(/\S+\s*|\s+/g) ?? []) {
    if (paceMs > 0) await new Promise((resolve) => setTimeout(resolve, paceMs));
    characters += text.length;
    yield result ? { type: 'progress', characters } : { type: 'text', text };
  }
  if (script.neverEnds) await new Promise(() => {});
  if (script.isCutOff) return;
  if (failure) {
    yield { type: 'error', code: failure.code, message: failure.message };
    return;
  }
  yield {
    type: 'done',
    data: {
      answer,
      provider,
      model,
      finish: script.finish ?? 'stop',
      usage: { inputTokens: 100, outputTokens: 100 },
      ...(result && { result }),
      ...(warning !== undefined && { warning }),
    },
  };
}
