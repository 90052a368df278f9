import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the stand-in behaves. */
export type ProviderBehavior =
  | 'answer'
  | 'bad-key'
  | 'quota'
  | 'overload'
  | 'error-500'
  | 'slow-first-token'
  | 'stall'
  | 'cut'
  | 'malformed'
  | 'error-event'
  | 'length'
  | 'refusal'
  | 'empty';

/** How one answer is given. */
export interface ProviderAnswer {
  readonly behavior: ProviderBehavior;
  readonly pieces: readonly string[];
  /** Milliseconds between two pieces. */
  readonly paceMs: number;
}

/** A request as it arrived. */
export interface ProviderRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface AiProviderServer {
  /** Base addresses for AI_GOOGLE_URL, AI_ANTHROPIC_URL and AI_LOCAL_URL. */
  urls: { google: string; anthropic: string; local: string };
  behavior: ProviderBehavior;
  /** The pieces of the next answers. */
  pieces: readonly string[];
  /** Milliseconds between two pieces. */
  paceMs: number;
  promptTokens: number;
  /** Answers a request in its own way, such as by words in its prompt. */
  answerTo?: (request: ProviderRequest) => Partial<ProviderAnswer>;
  requests: ProviderRequest[];
  /** Resolves when the next caller closes its connection before its answer is complete. */
  abandoned: () => Promise<void>;
  close: () => Promise<void>;
}

/** Writes an answer in one provider's documented stream format. */
interface WireFormat {
  start: (tokens: number) => string;
  piece: (text: string) => string;
  finish: (reason: 'stop' | 'length' | 'refusal', tokens: number, pieces: number) => string;
  malformed: string;
  errorEvent: string;
  failures: Record<'bad-key' | 'quota' | 'overload' | 'error-500', readonly [status: number, body: unknown]>;
}

const event = (data: unknown, name?: string) => `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;

const google: WireFormat = {
  start: () => '',
  piece: (text) => event({ candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0 }] }),
  finish: (reason, tokens, pieces) =>
    event({
      candidates: [
        {
          content: { parts: [], role: 'model' },
          finishReason: { stop: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY' }[reason],
          index: 0,
        },
      ],
      usageMetadata: { promptTokenCount: tokens, candidatesTokenCount: pieces, totalTokenCount: tokens + pieces },
    }),
  malformed: 'data: {"candidates":[{"content":\n\n',
  errorEvent: event({ error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' } }),
  failures: {
    'bad-key': [400, googleError(400, 'INVALID_ARGUMENT', 'API key not valid.', [{ reason: 'API_KEY_INVALID' }])],
    quota: [429, googleError(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.', [{ retryDelay: '34s' }])],
    overload: [503, googleError(503, 'UNAVAILABLE', 'The model is overloaded.')],
    'error-500': [500, googleError(500, 'INTERNAL', 'An internal error has occurred.')],
  },
};

function googleError(code: number, status: string, message: string, details: unknown[] = []) {
  return { error: { code, message, status, details } };
}

const anthropic: WireFormat = {
  start: (tokens) =>
    event(
      {
        type: 'message_start',
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          content: [],
          model: 'stand-in',
          stop_reason: null,
          usage: { input_tokens: tokens, output_tokens: 1 },
        },
      },
      'message_start',
    ) +
    event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }, 'content_block_start'),
  piece: (text) =>
    event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }, 'content_block_delta'),
  finish: (reason, _tokens, pieces) =>
    event({ type: 'content_block_stop', index: 0 }, 'content_block_stop') +
    event(
      {
        type: 'message_delta',
        delta: { stop_reason: { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' }[reason] },
        usage: { output_tokens: pieces },
      },
      'message_delta',
    ) +
    event({ type: 'message_stop' }, 'message_stop'),
  malformed: 'event: content_block_delta\ndata: {"type":"content_block_delta","delta"\n\n',
  errorEvent: event({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }, 'error'),
  failures: {
    'bad-key': [401, anthropicError('authentication_error', 'invalid x-api-key')],
    quota: [429, anthropicError('rate_limit_error', 'Rate limited.')],
    overload: [529, anthropicError('overloaded_error', 'Overloaded')],
    'error-500': [500, anthropicError('api_error', 'Internal server error')],
  },
};

function anthropicError(type: string, message: string) {
  return { type: 'error', error: { type, message } };
}

const chunk = (delta: unknown, reason: string | null = null) =>
  event({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'stand-in',
    choices: [{ index: 0, delta, finish_reason: reason }],
  });

const local: WireFormat = {
  start: () => chunk({ role: 'assistant', content: '' }),
  piece: (content) => chunk({ content }),
  finish: (reason, tokens, pieces) =>
    chunk({}, { stop: 'stop', length: 'length', refusal: 'content_filter' }[reason]) +
    event({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'stand-in',
      choices: [],
      usage: { prompt_tokens: tokens, completion_tokens: pieces, total_tokens: tokens + pieces },
    }) +
    'data: [DONE]\n\n',
  malformed: 'data: {"id":"chatcmpl-1","choices":[{"delta"\n\n',
  errorEvent: event({ error: { message: 'The server is overloaded.', type: 'server_error' } }),
  failures: {
    'bad-key': [401, { error: { message: 'Incorrect API key provided.', code: 'invalid_api_key' } }],
    quota: [429, { error: { message: 'Rate limit reached.', code: 'rate_limit_exceeded' } }],
    overload: [503, { error: { message: 'The server is overloaded.' } }],
    'error-500': [500, { error: { message: 'Internal error.' } }],
  },
};

const formatOf = (path: string): WireFormat =>
  path.startsWith('/google') ? google : path.startsWith('/anthropic') ? anthropic : local;

/** Starts a stand-in for the three providers of AI: their documented stream formats over HTTP on this machine. */
export async function startAiProviderServer(): Promise<AiProviderServer> {
  // Loaded with the first question otherwise, which has a quarter of a second here.
  await import('../assistant/ask-model');
  const waiting: (() => void)[] = [];
  const sleepers = new Set<NodeJS.Timeout>();
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        sleepers.delete(timer);
        resolve();
      }, ms);
      sleepers.add(timer);
    });

  const http = createServer((request, response) => {
    response.once('close', () => {
      if (response.writableFinished) return;
      for (const resolve of waiting.splice(0)) resolve();
    });
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += String(part);
    const path = request.url ?? '';
    const seen = { path, headers: request.headers, body };
    server.requests.push(seen);
    const format = formatOf(path);
    const { behavior, pieces: script, paceMs }: ProviderAnswer = { ...server, ...server.answerTo?.(seen) };
    if (behavior in format.failures) {
      const [status, failure] = format.failures[behavior as keyof WireFormat['failures']];
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(failure));
      return;
    }
    if (behavior === 'slow-first-token') return;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(format.start(server.promptTokens));
    const pieces = behavior === 'empty' || behavior === 'refusal' ? [] : script;
    for (const [index, piece] of pieces.entries()) {
      response.write(format.piece(piece));
      if (index === 0 && behavior === 'stall') return;
      if (index === 0 && behavior === 'cut') {
        await sleep(20);
        response.destroy();
        return;
      }
      if (index === 0 && behavior === 'malformed') response.write(format.malformed);
      if (index === 0 && behavior === 'error-event') {
        response.end(format.errorEvent);
        return;
      }
      if (paceMs > 0) await sleep(paceMs);
    }
    const reason = behavior === 'length' || behavior === 'refusal' ? behavior : 'stop';
    response.end(format.finish(reason, server.promptTokens, pieces.length));
  }

  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const base = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const server: AiProviderServer = {
    urls: { google: `${base}/google`, anthropic: `${base}/anthropic`, local: `${base}/local` },
    behavior: 'answer',
    pieces: ['Hello ', 'from the ', 'stand-in.'],
    paceMs: 0,
    promptTokens: 1000,
    requests: [],
    abandoned: () => new Promise((resolve) => waiting.push(resolve)),
    close: async () => {
      for (const timer of sleepers) clearTimeout(timer);
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  return server;
}
