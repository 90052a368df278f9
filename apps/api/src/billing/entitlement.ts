import { aiLimits, monthlyPlan, type Subscription, type SubscriptionStatus } from '@keepmark/contracts';
import type { BillingCustomer } from './billing-table';

const dayMs = 86_400_000;
/** How long a plan continues after a failed payment. The period started when the payment was due. */
const pastDueMs = 7 * dayMs;
/** How long an active plan continues when we can't ask the provider about its new period. */
const unansweredMs = 2 * dayMs;

const statuses: Readonly<Record<string, SubscriptionStatus>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past-due',
  incomplete: 'pending',
  incomplete_expired: 'ended',
  unpaid: 'ended',
  paused: 'ended',
  canceled: 'ended',
};

type Stored = Pick<
  BillingCustomer,
  'status' | 'currentPeriodStart' | 'currentPeriodEnd' | 'cancelAtPeriodEnd' | 'closingSince'
>;

/** The status of a stored subscription. An unknown status gives no plan. */
export const statusOf = ({ status }: Pick<Stored, 'status'>): SubscriptionStatus =>
  status === null ? 'none' : (statuses[status] ?? 'ended');

/** When a plan whose payment failed stops working. */
function pastDueUntil(stored: Stored): Date | undefined {
  if (statusOf(stored) !== 'past-due' || !stored.currentPeriodStart) return undefined;
  return new Date(stored.currentPeriodStart.getTime() + pastDueMs);
}

/** Whether someone has the plan at a moment. */
export function isEntitled(stored: Stored | undefined, now: Date): boolean {
  if (!stored || stored.closingSince) return false;
  const status = statusOf(stored);
  if (status === 'past-due') return now < (pastDueUntil(stored) ?? now);
  if (status !== 'active' || !stored.currentPeriodEnd) return false;
  const graceMs = stored.cancelAtPeriodEnd ? 0 : unansweredMs;
  return now.getTime() < stored.currentPeriodEnd.getTime() + graceMs;
}

/** How many AI answers the plan includes per day. @param free what the operator gives everyone */
const planAnswersOf = (free: number): number => Math.max(free, aiLimits.planAnswersPerDay);

/** How many AI answers someone has per day. @param free what the operator gives everyone */
export const dailyAnswersOf = (stored: Stored | undefined, now: Date, free: number): number =>
  isEntitled(stored, now) ? planAnswersOf(free) : free;

/** What the caller reads about their plan. */
export function subscriptionFrom(
  mode: Subscription['mode'],
  stored: BillingCustomer | undefined,
  now: Date,
  freeAnswersPerDay: number,
): Subscription {
  const status = stored && !stored.closingSince ? statusOf(stored) : 'none';
  const has = stored !== undefined && status !== 'none';
  return {
    mode,
    customerId: stored?.customerId ?? '',
    plan: has ? (stored.planId ?? monthlyPlan.id) : '',
    status,
    currentPeriodEnd: has ? (stored.currentPeriodEnd?.toISOString() ?? '') : '',
    cancelAtPeriodEnd: has && stored.cancelAtPeriodEnd,
    subscriptionId: has ? (stored.subscriptionId ?? '') : '',
    isEntitled: isEntitled(stored, now),
    pastDueUntil: (stored && pastDueUntil(stored)?.toISOString()) ?? '',
    freeAnswersPerDay,
    planAnswersPerDay: planAnswersOf(freeAnswersPerDay),
  };
}
