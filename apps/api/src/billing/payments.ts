import type { BillingMode } from '@keepmark/contracts';
import type Stripe from 'stripe';
import type { Environment } from '../platform/runtime/runtime';
import { UnavailableError } from '../platform/errors/errors';

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
}

/** Within the time a transaction may idle, with one retry. */
const usualTimeoutMs = 8000;

/**
 * Chooses how people pay: through Stripe with a key, and not at all without one. With one of Stripe's test keys, which
 * `pnpm start` has for its stand-in of Stripe, everything works and no money moves.
 */
export function choosePayments(environment: Environment, timeoutMs = usualTimeoutMs): Payments {
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
    return { mode: isLive ? 'live' : 'sandbox', isLive, open };
  }
  const off = () => new UnavailableError('billing-off', 'Plans aren’t available on this site.');
  return { mode: 'off', isLive: false, open: () => Promise.reject(off()) };
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
