import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type PaymentSandbox, startPaymentSandbox } from './payment-sandbox';

let api: Server;
let dataDirectory: string;
let sandbox: PaymentSandbox;
const webhooks: { path: string | undefined; signature: unknown; body: string }[] = [];

const start = () =>
  startPaymentSandbox({
    apiPort: (api.address() as AddressInfo).port,
    jobsPort: 3000,
    placesPort: 3001,
    dataDirectory,
  });

const ask = async (method: string, path: string, fields: Record<string, string> = {}) => {
  const response = await fetch(`${sandbox.environment['STRIPE_URL']}/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${sandbox.environment['STRIPE_KEY']}` },
    ...(method === 'POST' && { body: new URLSearchParams(fields) }),
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
};

beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'keepmark-payments-'));
  webhooks.length = 0;
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    webhooks.push({ path: request.url, signature: request.headers['stripe-signature'], body });
    response.end();
  };
  api = createServer((request, response) => void take(request, response));
  await once(api.listen(0, 'localhost'), 'listening');
  sandbox = await start();
});

afterEach(async () => {
  await sandbox.close();
  api.close();
  await rm(dataDirectory, { recursive: true });
});

const payingFields = (customer: string) => ({
  mode: 'subscription',
  customer,
  client_reference_id: 'payer',
  success_url: 'http://localhost:3000/subscribe?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/subscribe',
});

it('remembers customers and payment pages from one start to the next', async () => {
  const { answer: customer } = await ask('POST', 'customers', { email: 'ada@example.com' });
  const { status, answer: session } = await ask('POST', 'checkout/sessions', payingFields(String(customer['id'])));
  expect(status).toBe(200);
  await sandbox.close();
  sandbox = await start();
  expect(await ask('GET', `checkout/sessions/${String(session['id'])}`)).toMatchObject({
    status: 200,
    answer: { customer: customer['id'], status: 'open' },
  });
});

it('sends signed webhooks to the API when somebody pays', async () => {
  const { answer: customer } = await ask('POST', 'customers', { email: 'ada@example.com' });
  const { answer: session } = await ask('POST', 'checkout/sessions', payingFields(String(customer['id'])));
  await fetch(`${String(session['url'])}/pay`, { method: 'POST', redirect: 'manual' });
  await expect.poll(() => webhooks.length).toBeGreaterThan(0);
  const [{ path, signature, body } = { path: '', signature: '', body: '' }] = webhooks;
  expect(path).toBe('/subscriptions/webhook');
  const [, seconds, hash] = /^t=(\d+),v1=(\w+)$/.exec(String(signature)) ?? [];
  const secret = sandbox.environment['STRIPE_WEBHOOK_SECRET'] ?? '';
  expect(hash).toBe(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
});
