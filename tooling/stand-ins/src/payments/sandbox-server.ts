import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerPage, type PageAnswer } from './hosted-pages';
import { readForm } from './read-form';
import { SandboxAccount } from './sandbox-account';
import { createSandboxApi } from './sandbox-api';
import { emptyState, type SandboxState, type WireEvent, wireVersion } from './wire-objects';

export type { SandboxState } from './wire-objects';

export interface SandboxOptions {
  readonly key: string;
  readonly webhookSecret: string;
  /** Which of Stripe's versions events say they have; the one that the wire format is of by default. */
  readonly apiVersion?: string;
  /** Takes a webhook as the provider sends it. @returns the HTTP status, or throws when it doesn't arrive */
  readonly deliver: (body: string, signature: string) => Promise<number>;
  /** Where the state is kept between starts. */
  readonly storage?: { load: () => Promise<SandboxState | undefined>; save: (state: SandboxState) => Promise<void> };
  /** Waits before a webhook that failed is sent again, in milliseconds. */
  readonly retryMs?: readonly number[];
}

/** How the next API request fails. With `lost-answer`, it is done, and the connection breaks before the answer. */
export type SandboxFailure = 401 | 402 | 429 | 500 | 'timeout' | 'bad-json' | 'reset' | 'lost-answer';

export interface Sandbox {
  readonly url: string;
  readonly account: SandboxAccount;
  /** Every event so far, in order. */
  readonly events: readonly WireEvent[];
  /** API requests so far, as `POST /v1/customers`. */
  readonly requests: readonly string[];
  /** Failures of the next API requests, one each. */
  readonly failures: SandboxFailure[];
  /** While false, events are only recorded. */
  isDelivering: boolean;
  /** Sends one event now. @returns the status */
  send: (event: WireEvent) => Promise<number>;
  close: () => Promise<void>;
}

/** The header that proves who sent a webhook: HMAC-SHA256 over the moment and the body. */
export function signWebhook(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

const errorTypes = {
  401: 'invalid_request_error',
  402: 'card_error',
  429: 'rate_limit_error',
  500: 'api_error',
} as const;

/** Fails a request as asked. After `timeout` it stays without an answer. */
function fail(failure: Exclude<SandboxFailure, 'lost-answer'>, response: ServerResponse): void {
  if (failure === 'timeout') return;
  if (failure === 'reset') {
    response.socket?.destroy();
    return;
  }
  const isBad = failure === 'bad-json';
  const body = isBad ? '{"id":' : JSON.stringify({ error: { type: errorTypes[failure], message: 'On purpose.' } });
  // Without this header, the client would retry by itself.
  const headers = { 'content-type': 'application/json', 'stripe-should-retry': 'false' };
  response.writeHead(isBad ? 200 : failure, headers).end(body);
}

function sendPage(answer: PageAnswer, response: ServerResponse): void {
  if ('location' in answer) response.writeHead(303, { location: answer.location }).end();
  else response.writeHead(answer.status, { 'content-type': 'text/html; charset=utf-8' }).end(answer.html);
}

/**
 * A payment provider on this machine, where no money moves: the calls that Keepmark uses, hosted payment pages, and signed
 * webhooks, in the provider's documented wire format. It serves development and tests.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { key, webhookSecret, apiVersion = wireVersion, deliver, storage, retryMs = [1000, 5000, 30_000] } = options;
  const events: WireEvent[] = [];
  const requests: string[] = [];
  const failures: SandboxFailure[] = [];
  const send = (event: WireEvent): Promise<number> => {
    const body = JSON.stringify(event);
    return deliver(body, signWebhook(body, webhookSecret, Math.floor(Date.now() / 1000)));
  };
  const retries = startRetries(send, retryMs);

  const state = (await storage?.load()) ?? emptyState();
  const account = new SandboxAccount(
    state,
    (event) => {
      events.push(event);
      if (sandbox.isDelivering) setImmediate(() => void retries.sendUntilTaken(event));
    },
    apiVersion,
  );

  const answerApi = createSandboxApi({ account, sandboxUrl: () => sandbox.url }, key);

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/', headers } = request;
    const { pathname: path, search, searchParams: query } = new URL(url, 'http://localhost');
    const form = await text(request);
    if (path.startsWith('/v1/')) {
      requests.push(`${method} ${path}`);
      const failure = failures.shift();
      if (failure !== undefined && failure !== 'lost-answer') {
        fail(failure, response);
        return;
      }
      const fields = readForm(method === 'GET' ? search.slice(1) : form);
      const answer = answerApi({ method, path, form, fields, headers });
      if (failure === 'lost-answer') response.socket?.destroy();
      else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    } else {
      sendPage(answerPage(account, { method, path, query }), response);
    }
    if (method !== 'GET') await storage?.save(state).catch(() => {});
  };
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const sandbox: Sandbox = {
    url: `http://localhost:${port}`,
    account,
    events,
    requests,
    failures,
    isDelivering: true,
    send,
    close: async () => {
      retries.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return sandbox;
}

/** Sends undelivered events again. */
function startRetries(send: Sandbox['send'], retryMs: readonly number[]) {
  const timers = new Set<NodeJS.Timeout>();
  const sendUntilTaken = async (event: WireEvent, attempt = 0): Promise<void> => {
    const status = await send(event).catch(() => 0);
    const wait = retryMs[attempt];
    if ((status >= 200 && status < 300) || wait === undefined) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void sendUntilTaken(event, attempt + 1);
    }, wait);
    timers.add(timer);
  };
  return {
    sendUntilTaken,
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
