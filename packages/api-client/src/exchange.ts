import type { Call } from '@keepmark/contracts';
import ky, { HTTPError } from 'ky';
import type { ApiClient } from './api-client';
import { NetworkError } from './network-error';
import type { SendOptions } from './send';
import { TimeoutError } from './timeout-error';
import { UnexpectedAnswerError } from './unexpected-answer-error';

/** What came back, before anybody has looked at what it says. */
export interface Reply {
  status: number;
  body: unknown;
  retryAfterSeconds: number | undefined;
}

/**
 * Sends one request and reads its JSON, whatever the status. An idempotent one is tried up to three times, when it
 * did not get through or a gateway answered for the service; a service that refuses (4xx) or fails (500) is believed.
 */
export async function exchange(
  client: ApiClient,
  call: Pick<Call, 'method' | 'path'>,
  options: SendOptions,
  token?: string,
): Promise<Reply> {
  const deadline = AbortSignal.timeout(client.timeoutMs);
  const { signal } = options;
  const path = fillPath(call.path, options.params);
  let status: number | undefined;
  try {
    const response = await ky(path, {
      prefixUrl: client.baseUrl,
      method: call.method,
      json: options.body,
      headers: { accept: 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      signal: signal === undefined ? deadline : AbortSignal.any([signal, deadline]),
      // The deadline covers the retries and the body too; ky's own would not.
      timeout: false,
      retry: {
        limit: options.idempotent ? 2 : 0,
        methods: ['get', 'post', 'delete'],
        statusCodes: [408, 502, 503, 504],
        afterStatusCodes: [],
        jitter: true,
      },
      ...(client.fetch && { fetch: client.fetch }),
    }).catch(responseOfStatus);
    ({ status } = response);
    const body: unknown = JSON.parse(await response.text());
    return { status, body, retryAfterSeconds: retryAfterSeconds(response) };
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (deadline.aborted) throw new TimeoutError(client.timeoutMs, { cause });
    if (cause instanceof SyntaxError && status !== undefined) throw new UnexpectedAnswerError(status, { cause });
    throw new NetworkError({ cause });
  }
}

/** ky retries a bad status only when it throws it: taken back here, because its body is still the answer. */
function responseOfStatus(error: unknown): Response {
  if (error instanceof HTTPError) return error.response;
  throw error;
}

const fillPath = (path: string, params: Readonly<Record<string, string>> = {}) =>
  path.replaceAll(/\/:([a-z]+)(\??)/gi, (_, name: string, optional: string) => {
    const value = params[name];
    if (value === undefined || value === '') {
      if (optional) return '';
      throw new TypeError(`The call ${path} needs a value for "${name}".`);
    }
    return `/${encodeURIComponent(value)}`;
  });

function retryAfterSeconds(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}
