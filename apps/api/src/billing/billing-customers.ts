import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { NotFoundError } from '../platform/errors/errors';
import type { DatabaseHandle } from '../platform/database/database';
import { type BillingCustomer, billingCustomerTable } from './billing-table';
import { isMissing, withPaymentErrors } from './payment-failure';
import { expireSession } from './payment-pages';
import type { Payments } from './payments';
import { lockCustomer, storeSubscription, type Transaction } from './store-subscription';

const checkAfterMs = 3_600_000;
const checksPerRound = 500;

/** What is stored about the plans of people, and the work on it that takes the provider. */
export class BillingCustomers {
  readonly #database: DatabaseHandle;
  readonly #payments: Payments;

  constructor(database: DatabaseHandle, payments: Payments) {
    this.#database = database;
    this.#payments = payments;
  }

  async find(userId: string): Promise<BillingCustomer | undefined> {
    const table = billingCustomerTable;
    const [row] = await this.#database.select().from(table).where(eq(table.userId, userId));
    return row;
  }

  /** Works on someone's row, locked, with what the provider says about them stored first. */
  workOn<Value>(
    userId: string,
    work: (transaction: Transaction, stripe: Stripe, stored: BillingCustomer) => Promise<Value>,
  ): Promise<Value> {
    return withPaymentErrors(async () => {
      const { stripe } = await this.#payments.open();
      return this.#database.transaction(async (transaction) => {
        const row = await lockCustomer(transaction, { userId });
        if (!row || row.closingSince) throw new NotFoundError('You have no plan.');
        return work(transaction, stripe, await storeSubscription(transaction, stripe, row));
      });
    });
  }

  /** Ends everything of a deleted account at the provider, and then forgets it. */
  close(userId: string): Promise<void> {
    return withPaymentErrors(async () => {
      if (!(await this.find(userId))?.closingSince) return;
      const { stripe } = await this.#payments.open();
      await this.#database.transaction(async (transaction) => {
        const row = await lockCustomer(transaction, { userId });
        if (!row?.closingSince) return;
        if (row.sessionId) await expireSession(stripe, row.sessionId);
        if (row.customerId !== null) await cancelAll(stripe, row.customerId);
        await transaction.delete(billingCustomerTable).where(eq(billingCustomerTable.userId, userId));
      });
    });
  }
}

/** Marks a plan to be ended at the provider, for an account that is being deleted. Its transaction is the account's. */
export async function markClosing(transaction: Transaction, userId: string): Promise<void> {
  await transaction
    .update(billingCustomerTable)
    .set({ closingSince: sql`now()`, checkedAt: null })
    .where(eq(billingCustomerTable.userId, userId));
}

/** Creates someone's customer at the provider, once: with the same key, a repeated request returns the first one. */
export async function giveCustomer(
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

/** The customers to check in this round: those whose period is over first, then those not checked for longest. */
export async function customersDue(database: DatabaseHandle, now: Date) {
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
