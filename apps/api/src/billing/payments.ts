import { randomBytes } from 'node:crypto';
import type { BillingMode } from '@keepmark/contracts';
import type { FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';
import type { Environment } from '../env';
import { UnavailableError } from '../calls/api-error';
import { deliverToApp } from './sandbox/deliver-to-app';
import { type Sandbox, startSandbox } from './sandbox/sandbox-server';
import { sandboxStorage } from './sandbox/sandbox-storage';

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
    const opened = { stripe: openStripe(key, url, timeoutMs), priceId, webhookSecret };
    const isLive = !/^(?:sk|rk)_test_/.test(key);
    return { mode: isLive ? 'live' : 'sandbox', isLive, open: () => Promise.resolve(opened), close: async () => {} };
  }
  if (environment.NODE_ENV === 'production') {
    const off = () => new UnavailableError('billing-off', 'Plans aren’t available on this site.');
    return { mode: 'off', isLive: false, open: () => Promise.reject(off()), close: async () => {} };
  }
  return openSandbox(app, timeoutMs);
}

function openStripe(key: string, url: string | undefined, timeoutMs: number): Stripe {
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
      sandbox ??= startSandbox({
        key,
        webhookSecret,
        apiVersion: Stripe.API_VERSION,
        deliver: deliverToApp(app),
        storage: sandboxStorage(app.database.write),
      });
      const { url } = await sandbox;
      return { stripe: openStripe(key, url, timeoutMs), priceId: 'price_sandbox_monthly', webhookSecret };
    },
    close: async () => (await sandbox)?.close(),
  };
}
