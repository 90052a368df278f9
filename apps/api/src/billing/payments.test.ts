import { once } from 'node:events';
import { ClientRequest, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Environment } from '../platform/runtime/env';
import { choosePayments } from './payments';

let provider: Server;

/** A provider that takes every request and never answers. */
beforeEach(async () => {
  provider = createServer();
  await once(provider.listen(0, '127.0.0.1'), 'listening');
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  provider.closeAllConnections();
  await once(provider.close(), 'close');
});

it('gives a provider that never answers eight seconds a try, and two tries', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // A socket has a clock of its own, which can't be faked: requests take the faked one.
  vi.spyOn(ClientRequest.prototype, 'setTimeout').mockImplementation(function stop(this: ClientRequest, ms, onTimeout) {
    setTimeout(() => onTimeout?.(), ms);
    return this;
  });
  const { port } = provider.address() as AddressInfo;
  const settings = {
    STRIPE_KEY: 'sk_test_1',
    STRIPE_PRICE_ID: 'price',
    STRIPE_WEBHOOK_SECRET: 'whsec',
    STRIPE_URL: `http://127.0.0.1:${port}`,
  };
  // With a key, payments read nothing else.
  const { stripe } = await choosePayments(settings as Environment).open();

  const firstTry = once(provider, 'request');
  let failure: unknown;
  const asked = stripe.customers.retrieve('cus_1').catch((error: unknown) => {
    failure = error;
  });
  await firstTry;
  const secondTry = once(provider, 'request');
  await vi.advanceTimersByTimeAsync(7999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  // The pause before the second try, which is random.
  await vi.waitUntil(() => vi.getTimerCount() === 1);
  await vi.advanceTimersToNextTimerAsync();
  await secondTry;
  await vi.advanceTimersByTimeAsync(7999);
  expect(failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(failure).toBeInstanceOf(Stripe.errors.StripeConnectionError);
});
