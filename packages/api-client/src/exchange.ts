import type { Call } from '@keepmark/contracts';
import ky, { HTTPError } from 'ky';
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
  let status: number | undefined;
  try {
    const response = await ky(path, {
      prefixUrl: client.baseUrl,
      method,
      json: body,
      headers: { accept: 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      signal: signal === undefined ? deadline : AbortSignal.any([signal, deadline]),
      // Our deadline covers the retries and the body; ky's own would not.
      timeout: false,
      retry: {
        limit: isIdempotent ? 2 : 0,
        methods: ['get', 'post', 'delete'],
        statusCodes: [408, 502, 503, 504],
        afterStatusCodes: [],
        jitter: true,
      },
      ...(client.fetch && { fetch: client.fetch }),
    }).catch(responseOfStatus);
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

/** ky only retries a bad status if it may throw it. The body is still the answer, so we catch it here. */
function responseOfStatus(error: unknown): Response {
  if (error instanceof HTTPError) return error.response;
  throw error;
}

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
