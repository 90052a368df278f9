import { monthlyPlan, type PaymentOutcome } from '@keepmark/contracts';
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { ApiError } from '../platform/errors/errors';
import { type BillingCustomer, billingCustomerTable } from './billing-table';
import { isMissing } from './payment-failure';
import type { Transaction } from './store-subscription';

export const pendingPayment = () =>
  new ApiError(409, 'payment-pending', 'Your payment is being confirmed. Your plan starts as soon as it is.');

export function outcomeOf({ status, payment_status: paid }: Stripe.Checkout.Session): PaymentOutcome {
  if (status === 'complete') return paid === 'unpaid' ? 'pending' : 'paid';
  return status === 'expired' ? 'expired' : 'open';
}

/** A payment page; undefined if the provider no longer has it. */
export const findSession = (stripe: Stripe, sessionId: string): Promise<Stripe.Checkout.Session | undefined> =>
  stripe.checkout.sessions.retrieve(sessionId).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

/** The address of a payment page that can still be paid. @throws ApiError when it was paid, and the plan isn't there yet */
export async function openSession(stripe: Stripe, stored: BillingCustomer): Promise<string | undefined> {
  if (stored.sessionId === null) return undefined;
  const session = await findSession(stripe, stored.sessionId);
  if (session?.status === 'complete' && session.subscription !== stored.subscriptionId) throw pendingPayment();
  return session?.status === 'open' ? (session.url ?? undefined) : undefined;
}

/** Creates a payment page, and stores its address for the next request. */
export async function createSession(
  transaction: Transaction,
  stripe: Stripe,
  { userId, customerId, attempt: attempts }: BillingCustomer,
  priceId: string,
  site: string,
): Promise<string> {
  const attempt = attempts + 1;
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: customerId!,
      client_reference_id: userId,
      line_items: [{ price: priceId, quantity: 1 }],
      metadata: { userId, planId: monthlyPlan.id },
      success_url: `${site}${monthlyPlan.checkoutPageUrl}?session={CHECKOUT_SESSION_ID}`,
      cancel_url: `${site}${monthlyPlan.checkoutPageUrl}?canceled=true`,
    },
    { idempotencyKey: `checkout-${userId}-${monthlyPlan.id}-${attempt}-${new URL(site).host}` },
  );
  await transaction
    .update(billingCustomerTable)
    .set({
      attempt,
      sessionId: session.id,
      sessionUrl: session.url,
      sessionExpiresAt: new Date(session.expires_at * 1000),
    })
    .where(eq(billingCustomerTable.userId, userId));
  return session.url ?? '';
}

export async function expireSession(stripe: Stripe, sessionId: string): Promise<void> {
  const session = await findSession(stripe, sessionId);
  if (session?.status === 'open') await stripe.checkout.sessions.expire(sessionId);
}
