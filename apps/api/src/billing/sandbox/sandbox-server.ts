import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { readForm } from './read-form';
import { SandboxAccount } from './sandbox-account';
import { createSandboxApi } from './sandbox-api';
import { checkoutPage, closedPage, portalPage } from './sandbox-pages';
import { emptyState, type SandboxState, type WireEvent } from './wire-objects';

export interface SandboxOptions {
  readonly key: string;
  readonly webhookSecret: string;
  readonly apiVersion: string;
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

/**
 * A payment provider on this machine, where no money moves: the calls that Keepmark uses, hosted payment pages, and signed
 * webhooks, in the provider's documented wire format. It serves development and tests.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { key, webhookSecret, apiVersion, deliver, storage, retryMs = [1000, 5000, 30_000] } = options;
  const events: WireEvent[] = [];
  const requests: string[] = [];
  const failures: SandboxFailure[] = [];
  const timers = new Set<NodeJS.Timeout>();

  const send = (event: WireEvent): Promise<number> => {
    const body = JSON.stringify(event);
    return deliver(body, signWebhook(body, webhookSecret, Math.floor(Date.now() / 1000)));
  };
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

  const state = (await storage?.load()) ?? emptyState();
  const account = new SandboxAccount(
    state,
    (event) => {
      events.push(event);
      if (sandbox.isDelivering) setImmediate(() => void sendUntilTaken(event));
    },
    apiVersion,
  );

  const answerApi = createSandboxApi(account, key, () => sandbox.url);

  const failed = (failure: Exclude<SandboxFailure, 'lost-answer'>, response: ServerResponse): void => {
    if (failure === 'timeout') return;
    if (failure === 'reset') {
      response.socket?.destroy();
      return;
    }
    const type = {
      401: 'invalid_request_error',
      402: 'card_error',
      429: 'rate_limit_error',
      500: 'api_error',
    } as const;
    const status = failure === 'bad-json' ? 200 : failure;
    const body =
      failure === 'bad-json' ? '{"id":' : JSON.stringify({ error: { type: type[failure], message: 'On purpose.' } });
    // Without this, the client would try again by itself.
    response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' }).end(body);
  };

  const showPage = (path: string, method: string, query: URLSearchParams, response: ServerResponse): void => {
    const show = (body: string, status = 200) =>
      void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body);
    const leave = (url: string) => void response.writeHead(303, { location: url }).end();
    const [, kind, id = '', action] = path.split('/');
    if (kind === 'checkout') {
      const session = account.session(id);
      if (!session) return show(closedPage('/'), 404);
      const done = session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id);
      if (session.status !== 'open')
        return session.status === 'complete' ? leave(done) : show(closedPage(session.cancel_url));
      if (method !== 'POST') return show(checkoutPage(session));
      if (action === 'decline') return show(checkoutPage(session, 'Your card was declined. Try another one.'));
      account.pay(session, action === 'pending');
      return leave(done);
    }
    const returnUrl = query.get('return_url') ?? '/';
    const own = state.subscriptions.findLast(({ customer }) => customer === id);
    if (kind !== 'portal' || !state.customers.some((customer) => customer.id === id)) {
      return show(closedPage(returnUrl), 404);
    }
    if (method !== 'POST') return show(portalPage(account, id, returnUrl));
    if (action === 'decline' || action === 'accept') account.setDeclined(id, action === 'decline');
    if (action === 'settle' && own) account.settle(own);
    if (action === 'renew' && own) account.passPeriod(own);
    leave(`/portal/${id}?return_url=${encodeURIComponent(returnUrl)}`);
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/', headers } = request;
    const { pathname, search, searchParams } = new URL(url, 'http://localhost');
    const form = await text(request);
    if (!pathname.startsWith('/v1/')) {
      showPage(pathname, method, searchParams, response);
    } else {
      requests.push(`${method} ${pathname}`);
      const failure = failures.shift();
      if (failure !== undefined && failure !== 'lost-answer') {
        failed(failure, response);
        return;
      }
      const fields = readForm(method === 'GET' ? search.slice(1) : form);
      const answer = answerApi({ method, path: pathname, form, fields, headers });
      if (failure === 'lost-answer') response.socket?.destroy();
      else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
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
      for (const timer of timers) clearTimeout(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return sandbox;
}
