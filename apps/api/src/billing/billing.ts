import { monthlyPlan, type PaymentOutcome, type Subscription } from '@keepmark/contracts';
import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type Stripe from 'stripe';
import { ApiError, ForbiddenError, NotFoundError } from '../calls/api-error';
import type { DatabaseHandle } from '../database/database';
import { type BillingCustomer, billingCustomerTable, billingEventTable } from './billing-table';
import { dailyAnswersOf, statusOf, subscriptionFrom } from './entitlement';
import { isMissing, withPaymentErrors } from './payment-failure';
import type { Payments } from './payments';
import { lockCustomer, storeSubscription, type Transaction } from './store-subscription';

export interface BillingOptions {
  readonly database: DatabaseHandle;
  readonly payments: Payments;
  readonly log: FastifyBaseLogger;
  /** AI answers a day without the plan. */
  readonly freeAnswersPerDay: number;
}

export interface Subscriber {
  readonly userId: string;
  readonly email: string | undefined;
}

const checkAfterMs = 3_600_000;
const checksPerRound = 500;
const eventsKeptDays = 60;

/** Plans of people: subscribing, canceling, and what the provider says about them. */
export function createBilling({ database, payments, log, freeAnswersPerDay }: BillingOptions) {
  const { mode } = payments;
  const shown = (stored: BillingCustomer | undefined): Subscription =>
    subscriptionFrom(mode, stored, new Date(), freeAnswersPerDay);

  const find = async (userId: string): Promise<BillingCustomer | undefined> => {
    const [row] = await database.select().from(billingCustomerTable).where(eq(billingCustomerTable.userId, userId));
    return row;
  };

  /** Works on someone's row, locked, with what the provider says about them stored first. */
  const withCustomer = <Value>(
    userId: string,
    work: (transaction: Transaction, stripe: Stripe, stored: BillingCustomer) => Promise<Value>,
  ): Promise<Value> =>
    withPaymentErrors(async () => {
      const { stripe } = await payments.open();
      return database.transaction(async (transaction) => {
        const row = await lockCustomer(transaction, { userId });
        if (!row || row.closingSince) throw new NotFoundError('You have no plan.');
        return work(transaction, stripe, await storeSubscription(transaction, stripe, row));
      });
    });

  /** Ends everything of a deleted account at the provider, and then forgets it. */
  const close = (userId: string): Promise<void> =>
    withPaymentErrors(async () => {
      if (!(await find(userId))?.closingSince) return;
      const { stripe } = await payments.open();
      await database.transaction(async (transaction) => {
        const row = await lockCustomer(transaction, { userId });
        if (!row?.closingSince) return;
        if (row.sessionId) await expireSession(stripe, row.sessionId);
        if (row.customerId !== null) await cancelAll(stripe, row.customerId);
        await transaction.delete(billingCustomerTable).where(eq(billingCustomerTable.userId, userId));
      });
    });

  return {
    mode,

    /** What is stored about someone's plan. Doesn't ask the provider. */
    subscriptionOf: async (userId: string): Promise<Subscription> => shown(await find(userId)),

    /** How many AI answers someone has a day. */
    dailyAnswersOf: async (userId: string): Promise<number> =>
      dailyAnswersOf(await find(userId), new Date(), freeAnswersPerDay),

    /**
     * Opens a payment page, or resumes a plan that is set to end. A page that is open already is given again, so two tabs
     * and a double click lead to one payment.
     * @param site origin of the site to return to
     * @throws ApiError `already-subscribed`, `payment-pending`
     */
    create: async ({ userId, email }: Subscriber, site: string) => {
      // Deleted, and signed up again with the same sign-in: the old plan ends first.
      if ((await find(userId))?.closingSince) await close(userId);
      await database.insert(billingCustomerTable).values({ userId }).onConflictDoNothing();
      const { stripe, priceId } = await withPaymentErrors(payments.open);
      await withPaymentErrors(() => giveCustomer(database, stripe, userId, email));
      return withCustomer(userId, async (transaction, _, stored) => {
        const status = statusOf(stored);
        if ((status === 'active' || status === 'past-due') && stored.subscriptionId) {
          if (!stored.cancelAtPeriodEnd) {
            throw new ApiError(409, 'already-subscribed', 'You already have this plan. You weren’t charged again.');
          }
          await stripe.subscriptions.update(stored.subscriptionId, { cancel_at_period_end: false });
          const resumed = await storeSubscription(transaction, stripe, stored);
          return { checkoutPageUrl: '', subscription: shown(resumed) };
        }
        if (status === 'pending') throw pendingPayment();
        const open = await openSession(stripe, stored);
        if (open) return { checkoutPageUrl: open };
        return { checkoutPageUrl: await createSession(transaction, stripe, stored, priceId, site) };
      });
    },

    /** Sets a plan to end with its period. Doing it again changes nothing. */
    cancel: (userId: string, named: { customerId: string; subscriptionId: string }): Promise<Subscription> =>
      withCustomer(userId, async (transaction, stripe, stored) => {
        const { subscriptionId } = stored;
        if (named.customerId !== stored.customerId || named.subscriptionId !== subscriptionId) throw notYours();
        const status = statusOf(stored);
        if (status !== 'active' && status !== 'past-due') throw new NotFoundError('You have no plan to cancel.');
        if (stored.cancelAtPeriodEnd) return shown(stored);
        await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
        return shown(await storeSubscription(transaction, stripe, stored));
      }),

    /** How a payment page ended, from the provider, not from the address the person came back with. */
    record: (userId: string, sessionId: string): Promise<{ outcome: PaymentOutcome; subscription: Subscription }> =>
      withCustomer(userId, async (_transaction, stripe, stored) => {
        const session = await findSession(stripe, sessionId);
        if (session?.customer !== stored.customerId || session.client_reference_id !== userId) throw notYours();
        return { outcome: outcomeOf(session), subscription: shown(stored) };
      }),

    /** The provider's page with receipts and cards. */
    portal: (userId: string, site: string): Promise<{ url: string }> =>
      withCustomer(userId, async (_transaction, stripe, { customerId }) => {
        const { url } = await stripe.billingPortal.sessions.create({
          customer: customerId!,
          return_url: `${site}/subscribe`,
        });
        return { url };
      }),

    /** Stores what an event is about. One that came before, and one about somebody unknown, changes nothing. */
    handleEvent: (event: { id: string; type: string; customerId: string }): Promise<void> =>
      withPaymentErrors(async () => {
        const { stripe } = await payments.open();
        await database.transaction(async (transaction) => {
          const row = await lockCustomer(transaction, { customerId: event.customerId });
          if (!row) return;
          const isNew = await transaction
            .insert(billingEventTable)
            .values({ id: event.id, type: event.type })
            .onConflictDoNothing()
            .returning({ id: billingEventTable.id });
          if (isNew.length > 0) await storeSubscription(transaction, stripe, row);
        });
      }),

    close,

    /**
     * Repairs what webhooks missed: accounts being closed, open payment pages, and plans not checked for an hour, those
     * whose period is over first.
     * @returns how many were checked
     */
    reconcile: async (): Promise<number> => {
      const now = new Date();
      const due = await customersDue(database, now);
      let checked = 0;
      for (const { userId, closingSince } of due) {
        try {
          await (closingSince ? close(userId) : withCustomer(userId, () => Promise.resolve()));
          checked += 1;
        } catch (error) {
          log.warn({ err: error }, 'couldn’t check a plan');
        }
      }
      await database
        .delete(billingEventTable)
        .where(lt(billingEventTable.receivedAt, new Date(now.getTime() - eventsKeptDays * 86_400_000)));
      return checked;
    },
  };
}
export type Billing = ReturnType<typeof createBilling>;

/** Marks a plan to be ended at the provider, for an account that is being deleted. Its transaction is the account's. */
export async function markClosing(transaction: Transaction, userId: string): Promise<void> {
  await transaction
    .update(billingCustomerTable)
    .set({ closingSince: sql`now()`, checkedAt: null })
    .where(eq(billingCustomerTable.userId, userId));
}

const pendingPayment = () =>
  new ApiError(409, 'payment-pending', 'Your payment is being confirmed. Your plan starts as soon as it is.');
const notYours = () => new ForbiddenError('This plan belongs to somebody else. You can reach only your own.');

function outcomeOf({ status, payment_status: paid }: Stripe.Checkout.Session): PaymentOutcome {
  if (status === 'complete') return paid === 'unpaid' ? 'pending' : 'paid';
  return status === 'expired' ? 'expired' : 'open';
}

/** Gives someone a customer at the provider, once: the key makes a repeated request return the first one. */
async function giveCustomer(
  database: DatabaseHandle,
  stripe: Stripe,
  userId: string,
  email: string | undefined,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const row = await lockCustomer(transaction, { userId });
    if (!row || row.customerId !== null) return;
    const { id: customerId } = await stripe.customers.create(
      { metadata: { userId }, ...(email && { email }) },
      { idempotencyKey: `customer-${userId}-${row.createdAt.getTime()}` },
    );
    await transaction.update(billingCustomerTable).set({ customerId }).where(eq(billingCustomerTable.userId, userId));
  });
}

/** A payment page; undefined if the provider no longer has it. */
const findSession = (stripe: Stripe, sessionId: string): Promise<Stripe.Checkout.Session | undefined> =>
  stripe.checkout.sessions.retrieve(sessionId).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

/** The address of a payment page that can still be paid. @throws ApiError when it was paid, and the plan isn't there yet */
async function openSession(stripe: Stripe, stored: BillingCustomer): Promise<string | undefined> {
  if (stored.sessionId === null) return undefined;
  const session = await findSession(stripe, stored.sessionId);
  if (session?.status === 'complete' && session.subscription !== stored.subscriptionId) throw pendingPayment();
  return session?.status === 'open' ? (session.url ?? undefined) : undefined;
}

/** Creates a payment page, and stores its address for the next request. */
async function createSession(
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
      success_url: `${site}/subscribe/pay/${monthlyPlan.id}?session={CHECKOUT_SESSION_ID}`,
      cancel_url: `${site}/subscribe/pay/${monthlyPlan.id}?canceled=true`,
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

/** The customers to check in this round: those whose period is over first, then those not checked for longest. */
async function customersDue(database: DatabaseHandle, now: Date) {
  const table = billingCustomerTable;
  const isStale = or(isNull(table.checkedAt), lt(table.checkedAt, new Date(now.getTime() - checkAfterMs)));
  const isLive = or(isNotNull(table.sessionId), isNotNull(table.subscriptionId), isNotNull(table.closingSince));
  return database
    .select({ userId: table.userId, closingSince: table.closingSince })
    .from(table)
    .where(and(isStale, isLive))
    .orderBy(sql`${table.currentPeriodEnd} > ${now} nulls first`, asc(table.checkedAt))
    .limit(checksPerRound);
}

async function expireSession(stripe: Stripe, sessionId: string): Promise<void> {
  const session = await findSession(stripe, sessionId);
  if (session?.status === 'open') await stripe.checkout.sessions.expire(sessionId);
}

async function cancelAll(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
  for (const { id, status } of data) {
    if (status === 'canceled' || status === 'incomplete_expired') continue;
    await stripe.subscriptions.cancel(id).catch((error: unknown) => {
      // It ended since it was listed.
      if (!isMissing(error)) throw error;
    });
  }
}
