import { type AiStreamEvent, aiStreamEvent, requestAi } from '@keepmark/contracts';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { type ApiClientOptions, createApiClient } from './api-client';
import { stream } from './stream';
import { json, localService } from './testing/local-service';

const body = { prompt: 'Hello', kind: 'company-summary' } as const;
const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
const text = (piece: string): AiStreamEvent => ({ type: 'text', text: piece });
const done: AiStreamEvent = {
  type: 'done',
  data: { answer: 'Hi', provider: 'local', model: 'm', finish: 'stop', usage: { inputTokens: 1, outputTokens: 1 } },
};
const isLast = ({ type }: AiStreamEvent) => type === 'done' || type === 'error';

/** Sends pieces of text as events, each when the one before is sent, and ends unless told otherwise. */
const events =
  (pieces: readonly string[], end: (response: ServerResponse) => void = (response) => response.end()) =>
  (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    const rest = [...pieces];
    const next = () => {
      const piece = rest.shift();
      if (piece === undefined) end(response);
      else response.write(piece, () => setImmediate(next));
    };
    next();
  };

interface Options {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  firstMs?: number;
  betweenMs?: number;
  onEvent?: (event: AiStreamEvent) => void;
}

async function read(service: Pick<ApiClientOptions, 'baseUrl'>, options: Options = {}, client?: ApiClientOptions) {
  const api = createApiClient(client ?? { baseUrl: service.baseUrl, token: () => Promise.resolve('token') });
  const { signal, headers, firstMs = 30_000, betweenMs = 30_000, onEvent } = options;
  const seen: AiStreamEvent[] = [];
  const timeouts = { firstMs, betweenMs };
  const input = { body, ...(signal && { signal }) };
  const all = stream(api, requestAi, input, { event: aiStreamEvent, isLast, timeouts, ...(headers && { headers }) });
  for await (const each of all) {
    seen.push(each);
    onEvent?.(each);
  }
  return seen;
}

describe('a stream', () => {
  it('yields its events in order, wherever the network cuts them', async () => {
    const whole = [text('Grüße, '), text('山田\n\ndata: no event'), done].map(event).join('');
    const bytes = Buffer.from(`: hello\n\n${whole}`);
    await using service = await localService((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      // Each byte on its own: characters of two and three bytes are cut, too.
      for (const byte of bytes) response.write(Buffer.from([byte]));
      response.end();
    });
    expect(await read(service)).toEqual([text('Grüße, '), text('山田\n\ndata: no event'), done]);
  });

  it('sends the token, the body, and the headers it is given', async () => {
    await using service = await localService(events([event(done)]));
    await read(service, { headers: { 'x-ai-key': 'own' } });
    expect(service.seen[0]).toMatchObject({
      method: 'POST',
      url: '/ai/request',
      authorization: 'Bearer token',
      body,
    });
    expect(service.seenHeaders[0]).toMatchObject({ accept: 'text/event-stream', 'x-ai-key': 'own' });
  });

  it('ends with its last event, also if the server doesn’t', async () => {
    await using service = await localService(events([event(done), event(text('more'))], () => {}));
    expect(await read(service)).toEqual([done]);
  });

  it('asks for a new token once', async () => {
    const refused = json(401, { success: false, code: 'bad-token', message: 'Sign in again.' });
    await using service = await localService(refused, events([event(done)]));
    const tokens: unknown[] = [];
    const token: ApiClientOptions['token'] = (options) => {
      tokens.push(options);
      return Promise.resolve(options?.refresh ? 'fresh' : 'stale');
    };
    expect(await read(service, {}, { baseUrl: service.baseUrl, token })).toEqual([done]);
    expect(service.seen.map(({ authorization }) => authorization)).toEqual(['Bearer stale', 'Bearer fresh']);
    expect(tokens).toEqual([undefined, { refresh: true }]);
  });

  it('isn’t sent when nobody is signed in', async () => {
    await using service = await localService(events([event(done)]));
    await expect(read(service, {}, { baseUrl: service.baseUrl })).rejects.toMatchObject({
      name: 'ApiError',
      code: 'signed-out',
    });
    expect(service.seen).toEqual([]);
  });
});

describe('a failed stream', () => {
  it('is a refusal when the server answers in JSON before the first event', async () => {
    const refusal = { success: false, code: 'ai-quota-used', message: 'All used.' };
    await using service = await localService(json(429, refusal, { 'retry-after': '60' }));
    await expect(read(service)).rejects.toMatchObject({
      name: 'ApiError',
      status: 429,
      code: 'ai-quota-used',
      message: 'All used.',
      retryAfterSeconds: 60,
    });
  });

  it.each([
    ['a page of a proxy', (response: ServerResponse) => void response.writeHead(502).end('<html>Bad gateway</html>')],
    ['an answer that isn’t a stream', json(200, { success: true, data: done.data })],
    ['an event that isn’t JSON', events(['data: {"type":\n\n', event(done)])],
    ['an event of another shape', events([event({ type: 'surprise' }), event(done)])],
  ])('is unexpected: %s', async (_, answer) => {
    await using service = await localService(answer);
    await expect(read(service)).rejects.toMatchObject({ name: 'UnexpectedAnswerError' });
  });

  it.each([
    ['ends without its last event', events([event(text('Half'))])],
    ['ends within its last event', events([event(text('Half')), event(done).slice(0, -1)])],
    ['ends without any event', events([])],
    ['breaks', events([event(text('Half'))], (response) => void response.destroy())],
  ])('was cut off when it %s', async (_, answer) => {
    await using service = await localService(answer);
    await expect(read(service)).rejects.toMatchObject({ name: 'CutOffError', code: 'cut-off' });
  });

  it('times out when nothing comes, before the first event and between two', async () => {
    const silent = () => {};
    await using first = await localService(silent);
    await expect(read(first, { firstMs: 60 })).rejects.toMatchObject({ name: 'TimeoutError', timeoutMs: 60 });
    await using later = await localService(events([event(text('Half'))], silent));
    const seen: AiStreamEvent[] = [];
    const reading = read(later, { betweenMs: 60, onEvent: (each) => seen.push(each) });
    await expect(reading).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(seen).toEqual([text('Half')]);
  });

  it('is a network error when there is no server', async () => {
    await expect(read({ baseUrl: 'http://127.0.0.1:9' })).rejects.toMatchObject({ name: 'NetworkError' });
  });

  it('ends with the reason of its signal and closes the connection', async () => {
    await using hanging = await hangingService();
    const controller = new AbortController();
    const reason = new Error('Stopped.');
    const reading = read(hanging, { signal: controller.signal, onEvent: () => controller.abort(reason) });
    await expect(reading).rejects.toBe(reason);
    await hanging.closed;
  });

  it('closes the connection when the reader leaves', async () => {
    await using hanging = await hangingService();
    const leave = new Error('Left.');
    const leaving = read(hanging, {
      onEvent: () => {
        throw leave;
      },
    });
    await expect(leaving).rejects.toBe(leave);
    await hanging.closed;
  });
});

/** Sends one event and nothing more. `closed` resolves when the client has closed the connection. */
async function hangingService() {
  let close = () => {};
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  const service = await localService((response) => {
    response.once('close', close);
    events([event(text('Half'))], () => {})(response);
  });
  return { ...service, closed };
}
