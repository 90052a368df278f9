import { randomBytes } from 'node:crypto';
import type { BillingMode } from '@keepmark/contracts';
import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import type { Environment } from '../env';
import { UnavailableError } from '../calls/api-error';
import type { Sandbox } from './sandbox/sandbox-server';

/** The payment provider, ready to be asked. */
interface OpenPayments {
  readonly stripe: Stripe;
  readonly priceId: string;
  readonly webhookSecret: string;
}

export interface Payments {
  readonly mode: BillingMode;
  /** Whether events of real money are ours. */
  readonly isLive: boolean;
  /** @throws UnavailableError when payments are off */
  readonly open: () => Promise<OpenPayments>;
  readonly close: () => Promise<void>;
}

/** Within the time a transaction may idle, with one retry. */
const usualTimeoutMs = 8000;

/**
 * Chooses how people pay: through Stripe with a key, in the sandbox without one, and not at all in production without
 * one. Stripe's own test keys are a sandbox too.
 */
export function choosePayments(app: FastifyInstance, environment: Environment, timeoutMs = usualTimeoutMs): Payments {
  const {
    STRIPE_KEY: key,
    STRIPE_PRICE_ID: priceId,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_URL: url,
  } = environment;
  if (key && priceId && webhookSecret) {
    let stripe: Promise<Stripe> | undefined;
    const open = async () => ({ stripe: await (stripe ??= openStripe(key, url, timeoutMs)), priceId, webhookSecret });
    const isLive = !/^(?:sk|rk)_test_/.test(key);
    return { mode: isLive ? 'live' : 'sandbox', isLive, open, close: async () => {} };
  }
  if (environment.NODE_ENV === 'production') {
    const off = () => new UnavailableError('billing-off', 'Plans aren’t available on this site.');
    return { mode: 'off', isLive: false, open: () => Promise.reject(off()), close: async () => {} };
  }
  return openSandbox(app, timeoutMs);
}

/** Its library is loaded with the first payment: most processes start without needing it. */
async function openStripe(key: string, url: string | undefined, timeoutMs: number): Promise<Stripe> {
  const { Stripe } = await import('stripe');
  const { protocol, hostname, port } = new URL(url ?? 'https://api.stripe.com');
  return new Stripe(key, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** Starts with the first payment: most processes, and most tests, never need it. */
function openSandbox(app: FastifyInstance, timeoutMs: number): Payments {
  let sandbox: Promise<Sandbox> | undefined;
  const key = `sk_test_${randomBytes(12).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(12).toString('hex')}`;
  return {
    mode: 'sandbox',
    isLive: false,
    open: async () => {
      sandbox ??= startOwnSandbox(app, { key, webhookSecret });
      const { url } = await sandbox;
      return { stripe: await openStripe(key, url, timeoutMs), priceId: 'price_sandbox_monthly', webhookSecret };
    },
    close: async () => (await sandbox)?.close(),
  };
}

async function startOwnSandbox(
  app: FastifyInstance,
  keys: { readonly key: string; readonly webhookSecret: string },
): Promise<Sandbox> {
  const { Stripe } = await import('stripe');
  const { startSandbox } = await import('./sandbox/sandbox-server');
  const { deliverToApp } = await import('./sandbox/deliver-to-app');
  const { sandboxStorage } = await import('./sandbox/sandbox-storage');
  return startSandbox({
    ...keys,
    apiVersion: Stripe.API_VERSION,
    deliver: deliverToApp(app),
    storage: sandboxStorage(app.database.write),
  });
}
