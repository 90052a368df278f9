import type { PaymentOutcome, Subscription } from '@keepmark/contracts';
import { lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError, ForbiddenError, NotFoundError } from '../platform/errors/errors';
import type { DatabaseHandle } from '../platform/database/database';
import { BillingCustomers, customersDue, giveCustomer } from './billing-customers';
import { type BillingCustomer, billingCustomerTable, billingEventTable } from './billing-table';
import { dailyAnswersOf, statusOf, subscriptionFrom } from './entitlement';
import { withPaymentErrors } from './payment-failure';
import { createSession, findSession, openSession, outcomeOf, pendingPayment } from './payment-pages';
import type { Payments } from './payments';
import { lockCustomer, storeSubscription } from './store-subscription';

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

const eventsKeptDays = 60;

/** What the functions below share. */
interface BillingContext extends BillingOptions {
  readonly customers: BillingCustomers;
  readonly shown: (stored: BillingCustomer | undefined) => Subscription;
}

/** Plans of people: subscribing, canceling, and what the provider says about them. */
export function createBilling(options: BillingOptions) {
  const { database, payments, freeAnswersPerDay } = options;
  const { mode } = payments;
  const customers = new BillingCustomers(database, payments);
  const shown = (stored: BillingCustomer | undefined): Subscription =>
    subscriptionFrom(mode, stored, new Date(), freeAnswersPerDay);
  const context: BillingContext = { ...options, customers, shown };

  return {
    mode,

    /** What is stored about someone's plan. Doesn't ask the provider. */
    subscriptionOf: async (userId: string): Promise<Subscription> => shown(await customers.find(userId)),

    /** How many AI answers someone has a day. */
    dailyAnswersOf: async (userId: string): Promise<number> =>
      dailyAnswersOf(await customers.find(userId), new Date(), freeAnswersPerDay),

    create: (subscriber: Subscriber, site: string) => subscribe(context, subscriber, site),
    cancel: (userId: string, named: NamedPlan) => cancelPlan(context, userId, named),
    record: (userId: string, sessionId: string) => recordPayment(context, userId, sessionId),

    /** The provider's page with receipts and cards. */
    portal: (userId: string, site: string): Promise<{ url: string }> =>
      customers.workOn(userId, async (_transaction, stripe, { customerId }) => {
        const { url } = await stripe.billingPortal.sessions.create({
          customer: customerId!,
          return_url: `${site}/subscribe`,
        });
        return { url };
      }),

    handleEvent: (event: CustomerEvent) => handleEvent(context, event),
    close: (userId: string): Promise<void> => customers.close(userId),
    reconcile: () => reconcile(context),
  };
}
export type Billing = ReturnType<typeof createBilling>;

/**
 * Opens a payment page, or resumes a plan that is set to end. A page that is open already is given again, so two tabs
 * and a double click lead to one payment.
 * @param site origin of the site to return to
 * @throws ApiError `already-subscribed`, `payment-pending`
 */
async function subscribe(
  { database, payments, customers, shown }: BillingContext,
  { userId, email }: Subscriber,
  site: string,
) {
  // Deleted, and signed up again with the same sign-in: the old plan ends first.
  if ((await customers.find(userId))?.closingSince) await customers.close(userId);
  await database.insert(billingCustomerTable).values({ userId }).onConflictDoNothing();
  const { stripe, priceId } = await withPaymentErrors(payments.open);
  await withPaymentErrors(() => giveCustomer(database, stripe, userId, email));
  return customers.workOn(userId, async (transaction, _, stored) => {
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
}

interface NamedPlan {
  readonly customerId: string;
  readonly subscriptionId: string;
}

/** Sets a plan to end with its period. Doing it again changes nothing. */
function cancelPlan({ customers, shown }: BillingContext, userId: string, named: NamedPlan): Promise<Subscription> {
  return customers.workOn(userId, async (transaction, stripe, stored) => {
    const { subscriptionId } = stored;
    if (named.customerId !== stored.customerId || named.subscriptionId !== subscriptionId) throw notYours();
    const status = statusOf(stored);
    if (status !== 'active' && status !== 'past-due') throw new NotFoundError('You have no plan to cancel.');
    if (stored.cancelAtPeriodEnd) return shown(stored);
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    return shown(await storeSubscription(transaction, stripe, stored));
  });
}

/** How a payment page ended, from the provider, not from the address the person came back with. */
function recordPayment(
  { customers, shown }: BillingContext,
  userId: string,
  sessionId: string,
): Promise<{ outcome: PaymentOutcome; subscription: Subscription }> {
  return customers.workOn(userId, async (_transaction, stripe, stored) => {
    const session = await findSession(stripe, sessionId);
    if (session?.customer !== stored.customerId || session.client_reference_id !== userId) throw notYours();
    return { outcome: outcomeOf(session), subscription: shown(stored) };
  });
}

interface CustomerEvent {
  readonly id: string;
  readonly type: string;
  readonly customerId: string;
}

/** Stores what an event is about. A repeated event, or one about someone unknown, changes nothing. */
function handleEvent({ database, payments }: BillingContext, { id, type, customerId }: CustomerEvent): Promise<void> {
  return withPaymentErrors(async () => {
    const { stripe } = await payments.open();
    await database.transaction(async (transaction) => {
      const row = await lockCustomer(transaction, { customerId });
      if (!row) return;
      const isNew = await transaction
        .insert(billingEventTable)
        .values({ id, type })
        .onConflictDoNothing()
        .returning({ id: billingEventTable.id });
      if (isNew.length > 0) await storeSubscription(transaction, stripe, row);
    });
  });
}

/**
 * Repairs what webhooks missed: accounts being closed, open payment pages, and plans not checked for an hour, those
 * whose period is over first.
 * @returns how many were checked
 */
async function reconcile({ database, customers, log }: BillingContext): Promise<number> {
  const now = new Date();
  const due = await customersDue(database, now);
  let checked = 0;
  for (const { userId, closingSince } of due) {
    try {
      await (closingSince ? customers.close(userId) : customers.workOn(userId, () => Promise.resolve()));
      checked += 1;
    } catch (error) {
      log.warn({ err: error }, 'couldn’t check a plan');
    }
  }
  await database
    .delete(billingEventTable)
    .where(lt(billingEventTable.receivedAt, new Date(now.getTime() - eventsKeptDays * 86_400_000)));
  return checked;
}

const notYours = () => new ForbiddenError('This plan belongs to somebody else. You can reach only your own.');
