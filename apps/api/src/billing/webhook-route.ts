import type { FastifyInstance, FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import { InvalidRequestError } from '../platform/errors/errors';
import type { Billing } from './create-billing';
import type { Payments } from './payments';

/** How old, and how far ahead, a signature may be. */
const toleranceSeconds = 300;

/**
 * `POST subscriptions/webhook`, the provider's. The signature covers the bytes, so this route alone reads its body raw.
 * It answers 200 for events that aren't ours to handle: another answer would make the provider send them for days.
 */
export async function registerWebhook(app: FastifyInstance, payments: Payments, billing: Billing): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const handler = async (request: FastifyRequest) => {
      const { stripe, webhookSecret } = await payments.open();
      const signature = request.headers['stripe-signature']?.toString() ?? '';
      const event = verified(stripe, request.body as Buffer | undefined, signature, webhookSecret);
      if (event.livemode !== payments.isLive) return { success: true };
      const { customer } = event.data.object as { customer?: string | { id: string } | null };
      const customerId = typeof customer === 'string' ? customer : customer?.id;
      if (customerId) await billing.handleEvent({ id: event.id, type: event.type, customerId });
      return { success: true };
    };
    scope.route({
      method: 'POST',
      url: '/subscriptions/webhook',
      schema: { hide: true },
      config: { rateLimit: false },
      handler,
    });
  });
}

/** @throws InvalidRequestError for a body that the provider didn't sign just now */
function verified(stripe: Stripe, body: Buffer | undefined, signature: string, secret: string): Stripe.Event {
  const seconds = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  // The library refuses old signatures, and takes those of the future.
  if (seconds > Date.now() / 1000 + toleranceSeconds)
    throw new InvalidRequestError('The signature is from the future.');
  try {
    return stripe.webhooks.constructEvent(body ?? '', signature, secret, toleranceSeconds);
  } catch (cause) {
    throw new InvalidRequestError('The signature doesn’t match.', { cause });
  }
}
