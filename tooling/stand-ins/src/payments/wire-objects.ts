/** Stripe's version that these objects are of, in its wire format (docs.stripe.com/api). Moments are epoch seconds. */
export const wireVersion = '2026-10-28.endive';

export interface WireCustomer {
  id: string;
  object: 'customer';
  email: string;
  metadata: Record<string, string>;
  created: number;
  livemode: false;
}

export interface WireSession {
  id: string;
  object: 'checkout.session';
  mode: 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  url: string | null;
  customer: string;
  subscription: string | null;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  success_url: string;
  cancel_url: string;
  expires_at: number;
  created: number;
  livemode: false;
}

export interface WireSubscription {
  id: string;
  object: 'subscription';
  customer: string;
  status: 'incomplete' | 'active' | 'past_due' | 'canceled' | 'incomplete_expired';
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  created: number;
  items: { object: 'list'; has_more: false; url: string; data: WireItem[] };
  latest_invoice: string;
  metadata: Record<string, string>;
  livemode: false;
}

export interface WireItem {
  id: string;
  object: 'subscription_item';
  quantity: 1;
  current_period_start: number;
  current_period_end: number;
  price: { id: string; object: 'price'; currency: 'usd'; unit_amount: number; recurring: { interval: 'month' } };
}

export interface WireInvoice {
  id: string;
  object: 'invoice';
  customer: string;
  status: 'open' | 'paid';
  amount_due: number;
  currency: 'usd';
  created: number;
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
  livemode: false;
}

export interface WireEvent {
  id: string;
  object: 'event';
  type: string;
  created: number;
  api_version: string;
  livemode: false;
  pending_webhooks: 1;
  request: { id: null; idempotency_key: null };
  data: { object: WireSession | WireSubscription | WireInvoice };
}

/** What a sandbox remembers. Plain JSON. */
export interface SandboxState {
  customers: WireCustomer[];
  sessions: WireSession[];
  subscriptions: WireSubscription[];
  invoices: WireInvoice[];
  /** Customers whose next payments are declined. */
  declined: string[];
  /** How far the sandbox's clock is ahead of the real one, in seconds. */
  aheadSeconds: number;
}

export const emptyState = (): SandboxState => ({
  customers: [],
  sessions: [],
  subscriptions: [],
  invoices: [],
  declined: [],
  aheadSeconds: 0,
});
