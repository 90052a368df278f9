import * as z from 'zod/mini';
import { defineCall } from './call';
import { envelope, nothing } from './envelope';
import { line } from './text';

/** A plan that people can subscribe to (specification, section 3). `price` is in US dollars. */
export interface SubscriptionPlan {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly billingInterval: 'month';
  /** Its price at the provider where no money moves: in the sandbox and in tests. */
  readonly pricingId: string;
  /** The same where money moves; empty when the server's setting STRIPE_PRICE_ID has it. */
  readonly pricingIdProd: string;
  readonly features: readonly string[];
  /** Whether it is the one that a list of plans recommends. */
  readonly featured: boolean;
  /** The path of the page that leads to the provider's payment page. */
  readonly checkoutPageUrl: string;
}

/** The one plan (specification, section 9). What it costs at the provider is a setting of the server. */
export const monthlyPlan: SubscriptionPlan = {
  id: 'monthly',
  name: 'Monthly',
  description: 'More AI answers a day, and an answer to your support mail within a day.',
  price: 10,
  billingInterval: 'month',
  pricingId: 'price_sandbox_monthly',
  pricingIdProd: '',
  features: ['All features', 'Email support', 'Cancel any time'],
  featured: true,
  checkoutPageUrl: '/subscribe/pay/monthly',
};

/**
 * - `off`: nobody can subscribe, since the operator hasn't set up payments.
 * - `sandbox`: everything works and no money moves.
 */
export const billingModes = ['live', 'sandbox', 'off'] as const;
export type BillingMode = (typeof billingModes)[number];

/** `pending`: paid for, and not confirmed yet. `ended` covers a plan that was canceled, and one whose payments failed. */
const subscriptionStatuses = ['none', 'pending', 'active', 'past-due', 'ended'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const subscription = z.object({
  mode: z.enum(billingModes),
  /** The provider's id of the customer; empty for someone who never subscribed. */
  customerId: z.string(),
  /** The id of the plan; empty for none. */
  plan: z.string(),
  status: z.enum(subscriptionStatuses),
  /** ISO 8601; empty for none. */
  currentPeriodEnd: z.string(),
  /** Whether it ends with the current period, unless it is resumed. */
  cancelAtPeriodEnd: z.boolean(),
  subscriptionId: z.string(),
  /** Whether the person has the plan now. Decided by the server alone. */
  isEntitled: z.boolean(),
  /** ISO 8601: when a plan whose payment failed stops working; empty for others. */
  pastDueUntil: z.string(),
  /** AI answers a day without and with the plan, as the operator set them. */
  freeAnswersPerDay: z.number(),
  planAnswersPerDay: z.number(),
});
export type Subscription = z.infer<typeof subscription>;

const userId = z.object({ id: line(128).check(z.minLength(1)) });
const providerId = line(255).check(z.regex(/^[\w-]+$/, 'This is not an id of the payment provider.'));

/** `customerId` may be the caller's own user id. */
export const getSubscription = defineCall({
  method: 'POST',
  path: 'subscriptions/customer/:customerId',
  token: true,
  summary: 'Get your plan',
  params: z.object({ customerId: line(255).check(z.minLength(1)) }),
  body: nothing,
  answer: envelope(subscription),
  isIdempotent: true,
});

/**
 * Leads to the provider's payment page. A plan that is set to end is resumed instead: then `checkoutPageUrl` is empty and
 * `subscription` is the plan. Refused with `already-subscribed` while a plan is active.
 */
export const createSubscription = defineCall({
  method: 'POST',
  path: 'subscription/create/:id',
  token: true,
  summary: 'Subscribe to a plan, or resume it',
  params: userId,
  body: z.object({ planId: z.literal(monthlyPlan.id, 'Choose the plan "monthly".') }),
  answer: envelope(z.object({ checkoutPageUrl: z.string(), subscription: z.optional(subscription) })),
  isIdempotent: true,
});

export const cancelSubscription = defineCall({
  method: 'POST',
  path: 'subscription/cancel/:id',
  token: true,
  summary: 'Cancel your plan at the end of the period',
  params: userId,
  body: z.object({ customerId: providerId, subscriptionId: providerId }),
  answer: envelope(subscription),
  isIdempotent: true,
});

/** How a payment page ended. `expired` can't be paid anymore. */
const paymentOutcomes = ['paid', 'pending', 'open', 'expired'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

export const recordPayment = defineCall({
  method: 'POST',
  path: 'subscriptions/pay/record/:id',
  token: true,
  summary: 'Find out how a payment page ended',
  params: userId,
  body: z.object({ sessionId: providerId }),
  answer: envelope(z.object({ outcome: z.enum(paymentOutcomes), subscription })),
  isIdempotent: true,
});

export const openBillingPortal = defineCall({
  method: 'POST',
  path: 'subscriptions/portal/:id',
  token: true,
  summary: 'Open the page with your receipts and cards',
  params: userId,
  body: nothing,
  answer: envelope(z.object({ url: z.string() })),
});
