import type { Call } from '@keepmark/contracts';
import { createParser } from 'eventsource-parser';
import * as z from 'zod/mini';
import { anySignal } from './any-signal';
import type { ApiClient } from './api-client';
import { ApiError } from './api-error';
import type { CallInput } from './call-types';
import { CutOffError } from './cut-off-error';
import { type ExchangeInput, fillPath, retryAfterSeconds } from './exchange';
import { NetworkError } from './network-error';
import { readAnswer } from './read-answer';
import { TimeoutError } from './timeout-error';
import { UnexpectedAnswerError } from './unexpected-answer-error';
import { withToken } from './with-token';

export interface StreamOptions<Event extends z.ZodMiniType> {
  /** The shape of each event. */
  readonly event: Event;
  /** Whether no event follows. A stream that ends without such an event was cut off. */
  readonly isLast: (event: z.output<Event>) => boolean;
  readonly headers?: Readonly<Record<string, string>>;
  /** How long the first byte may take, and then each next one. */
  readonly timeouts: { readonly firstMs: number; readonly betweenMs: number };
}

/**
 * Makes one call of the contracts with its answer as server-sent events, and yields them as they come. Leaving the loop
 * closes the connection. It's sent once: a call that has begun to answer can't be repeated.
 * @throws {ApiError} when the server refuses or fails before the first event, or nobody is signed in
 * @throws {CutOffError} when the stream ends before its last event
 * @throws {NetworkError | TimeoutError | UnexpectedAnswerError}, and the signal's reason when aborted
 */
export async function* stream<C extends Call, Event extends z.ZodMiniType>(
  client: ApiClient,
  contract: C,
  input: CallInput<C>,
  options: StreamOptions<Event>,
): AsyncGenerator<z.output<Event>, void> {
  const { signal } = input;
  const clock = startClock(options.timeouts, signal);
  let hasBegun = false;
  try {
    signal?.throwIfAborted();
    const response = await open(client, contract, input as ExchangeInput, options.headers, clock.signal);
    if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
      throw await refusalOf(contract, response);
    }
    for await (const text of chunksOf(response.body)) {
      hasBegun = true;
      clock.chunkArrived();
      for (const data of clock.parse(text)) {
        const event = readEvent(options.event, data, response.status);
        yield event;
        if (options.isLast(event)) return;
      }
    }
    throw new CutOffError();
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (clock.expired) throw clock.expired;
    if (isOurs(cause)) throw cause;
    throw hasBegun ? new CutOffError({ cause }) : new NetworkError({ cause });
  } finally {
    clock.stop();
  }
}

const isOurs = (error: unknown): boolean =>
  error instanceof ApiError || error instanceof CutOffError || error instanceof UnexpectedAnswerError;

async function open(
  client: ApiClient,
  contract: Call,
  { params, body }: ExchangeInput,
  headers: Readonly<Record<string, string>> = {},
  signal: AbortSignal,
): Promise<Response> {
  const url = `${client.baseUrl.replace(/\/$/, '')}/${fillPath(contract.path, params)}`;
  const send = client.fetch ?? globalThis.fetch;
  let refused: Response | undefined;
  const response = await withToken(client, contract.token, async (token) => {
    // The answer to a token that is refused isn't read.
    await refused?.body?.cancel();
    refused = await send(url, {
      method: contract.method,
      headers: {
        ...headers,
        accept: 'text/event-stream',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal,
    });
    return refused;
  });
  if (response) return response;
  throw new ApiError({ status: 401, code: 'signed-out', message: 'Sign in and try again.' });
}

/** What the server says instead of events: an ordinary answer in JSON. */
async function refusalOf(contract: Call, response: Response): Promise<Error> {
  const { status } = response;
  try {
    const body: unknown = JSON.parse(await response.text());
    readAnswer(contract.answer, { status, body, retryAfterSeconds: retryAfterSeconds(response) });
  } catch (error) {
    if (error instanceof ApiError) return error;
    return new UnexpectedAnswerError(status, { cause: error });
  }
  return new UnexpectedAnswerError(status);
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function readEvent<Event extends z.ZodMiniType>(schema: Event, data: string, status: number): z.output<Event> {
  try {
    return z.parse(schema, JSON.parse(data));
  } catch (cause) {
    throw new UnexpectedAnswerError(status, { cause });
  }
}

/** Aborts the request when the caller does, or when nothing came for too long. */
function startClock({ firstMs, betweenMs }: StreamOptions<z.ZodMiniType>['timeouts'], signal: AbortSignal | undefined) {
  const controller = new AbortController();
  const clock = {
    signal: signal === undefined ? controller.signal : anySignal(signal, controller.signal),
    expired: undefined as TimeoutError | undefined,
    chunkArrived: () => {
      clearTimeout(timer);
      timer = setTimeout(expire(betweenMs), betweenMs);
    },
    parse: eventParser(),
    stop: () => {
      clearTimeout(timer);
      controller.abort();
    },
  };
  const expire = (ms: number) => () => {
    clock.expired = new TimeoutError(ms);
    controller.abort(clock.expired);
  };
  let timer = setTimeout(expire(firstMs), firstMs);
  return clock;
}

/** The data of each event that a piece of text completes. */
function eventParser(): (text: string) => string[] {
  let complete: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => complete.push(data) });
  return (text) => {
    complete = [];
    parser.feed(text);
    return complete;
  };
}
