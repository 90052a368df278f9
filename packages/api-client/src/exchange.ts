import type { Call } from '@keepmark/contracts';
import { anySignal } from './any-signal';
import type { ApiClient } from './api-client';
import { NetworkError } from './network-error';
import { TimeoutError } from './timeout-error';
import { UnexpectedAnswerError } from './unexpected-answer-error';

type PathValues = Readonly<Record<string, string | undefined>>;

/** The input of any call, without its contract's types. */
export interface ExchangeInput {
  /** The values of the path's `:names`. */
  params?: PathValues | undefined;
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/** A response's JSON, not checked yet. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfterSeconds: number | undefined;
}

/** What a gateway says when the server behind it isn't there. */
const triedAgain: ReadonlySet<number> = new Set([408, 502, 503, 504]);
const triesOfIdempotent = 3;
const firstPauseMs = 300;

/**
 * Sends one request and reads its JSON, whatever the status. An idempotent call is tried up to three times when the
 * connection breaks or a gateway answers for the server. A server that refuses (4xx) or fails (500) isn't asked again.
 */
export async function exchange(
  client: ApiClient,
  call: Pick<Call, 'method' | 'path' | 'isIdempotent'>,
  { params, body, signal }: ExchangeInput,
  token?: string,
): Promise<Reply> {
  const { method, isIdempotent = method !== 'POST' } = call;
  const path = fillPath(call.path, params);
  const deadline = AbortSignal.timeout(client.timeoutMs);
  const stop = signal === undefined ? deadline : anySignal(signal, deadline);
  let status: number | undefined;
  try {
    const response = await sendPatiently(
      () =>
        (client.fetch ?? globalThis.fetch)(
          new Request(`${client.baseUrl.replace(/\/$/, '')}/${path}`, {
            method,
            headers: {
              accept: 'application/json',
              ...(body !== undefined && { 'content-type': 'application/json' }),
              ...(token !== undefined && { authorization: `Bearer ${token}` }),
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
            signal: stop,
          }),
        ),
      isIdempotent ? triesOfIdempotent : 1,
      stop,
    );
    ({ status } = response);
    const answer: unknown = JSON.parse(await response.text());
    return { status, body: answer, retryAfterSeconds: retryAfterSeconds(response) };
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (deadline.aborted) throw new TimeoutError(client.timeoutMs, { cause });
    if (cause instanceof SyntaxError && status !== undefined) throw new UnexpectedAnswerError(status, { cause });
    throw new NetworkError({ cause });
  }
}

/** Sends a request up to so many times, with pauses of up to 0.3 s, 0.6 s, … in between. The last answer is the answer. */
async function sendPatiently(send: () => Promise<Response>, tries: number, stop: AbortSignal): Promise<Response> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      const response = await send();
      if (left === 0 || !triedAgain.has(response.status)) return response;
      await response.body?.cancel();
    } catch (cause) {
      if (left === 0 || stop.aborted) throw cause;
    }
    stop.throwIfAborted();
    await pause(Math.random() * firstPauseMs * 2 ** (tries - 1 - left), stop);
  }
}

const pause = (ms: number, stop: AbortSignal) =>
  new Promise<void>((done, fail) => {
    const abort = () => {
      clearTimeout(timer);
      fail(stop.reason as Error);
    };
    const timer = setTimeout(() => {
      stop.removeEventListener('abort', abort);
      done();
    }, ms);
    stop.addEventListener('abort', abort, { once: true });
  });

/** The path of a call with its values in place. */
export function fillPath(path: string, values: PathValues = {}): string {
  return path.replaceAll(/\/:([a-z]+)(\??)/gi, (_, name: string, optional: string) => {
    const value = values[name] ?? '';
    if (value !== '') return `/${encodeURIComponent(value)}`;
    if (optional) return '';
    throw new TypeError(`The call ${path} needs a value for "${name}".`);
  });
}

export function retryAfterSeconds(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}
