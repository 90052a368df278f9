import { monthlyPlan } from '@keepmark/contracts';
import { eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { DatabaseHandle } from '../platform/database/database';
import { type BillingCustomer, billingCustomerTable } from './billing-table';

export type Transaction = Parameters<Parameters<DatabaseHandle['transaction']>[0]>[0];

type Found = Pick<Stripe.Subscription, 'id' | 'status' | 'created'>;
const ranks: Readonly<Record<string, number>> = { active: 4, trialing: 4, past_due: 3, incomplete: 2, unpaid: 1 };

/** The subscription that counts: the one that gives most, then the newest. */
export const chooseSubscription = <Subscription extends Found>(
  all: readonly Subscription[],
): Subscription | undefined =>
  all.toSorted((a, b) => (ranks[b.status] ?? 0) - (ranks[a.status] ?? 0) || b.created - a.created)[0];

const dateOf = (seconds: number | undefined): Date | null => (seconds === undefined ? null : new Date(seconds * 1000));

/** Locks someone's row until the transaction ends. */
export async function lockCustomer(
  transaction: Transaction,
  by: { readonly userId: string } | { readonly customerId: string },
): Promise<BillingCustomer | undefined> {
  const own =
    'userId' in by ? eq(billingCustomerTable.userId, by.userId) : eq(billingCustomerTable.customerId, by.customerId);
  const [row] = await transaction.select().from(billingCustomerTable).where(own).for('update');
  return row;
}

/**
 * Stores what the provider says about someone now. Every webhook, every visit to a payment page and the reconciliation
 * end here, with the row locked before the provider is asked, so that their order doesn't matter.
 * @param customer its row, locked
 */
export async function storeSubscription(
  transaction: Transaction,
  stripe: Stripe,
  customer: BillingCustomer,
): Promise<BillingCustomer> {
  const { customerId, userId } = customer;
  if (customerId === null) return customer;
  const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
  const chosen = chooseSubscription(data);
  // Since 2025, the period is on the items.
  const item = chosen?.items.data[0];
  const [stored] = await transaction
    .update(billingCustomerTable)
    .set({
      subscriptionId: chosen?.id ?? null,
      status: chosen?.status ?? null,
      planId: chosen ? monthlyPlan.id : null,
      currentPeriodStart: dateOf(item?.current_period_start),
      currentPeriodEnd: dateOf(item?.current_period_end),
      cancelAtPeriodEnd: chosen?.cancel_at_period_end ?? false,
      checkedAt: sql`now()`,
    })
    .where(eq(billingCustomerTable.userId, userId))
    .returning();
  return stored ?? customer;
}
