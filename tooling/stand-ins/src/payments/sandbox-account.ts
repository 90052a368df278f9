import { randomBytes } from 'node:crypto';
import type {
  SandboxState,
  WireCustomer,
  WireEvent,
  WireInvoice,
  WireItem,
  WireSession,
  WireSubscription,
} from './wire-objects';

/** The plan's price in the sandbox, in cents. */
const sandboxCents = 1000;
const sessionSeconds = 24 * 3600;

const newId = (prefix: string): string => `${prefix}_sandbox_${randomBytes(12).toString('hex')}`;

/** A month later by the calendar: January 31 becomes February 28. */
function addMonth(seconds: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1000;
}

/** An account at a payment provider where no money moves. Every change emits the events that the provider would send. */
export class SandboxAccount {
  readonly state: SandboxState;
  readonly #emit: (event: WireEvent) => void;
  readonly #apiVersion: string;

  constructor(state: SandboxState, emit: (event: WireEvent) => void, apiVersion: string) {
    this.state = state;
    this.#emit = emit;
    this.#apiVersion = apiVersion;
  }

  now(): number {
    return Math.floor(Date.now() / 1000) + this.state.aheadSeconds;
  }

  createCustomer(email: string, metadata: Record<string, string>): WireCustomer {
    const customer: WireCustomer = {
      id: newId('cus'),
      object: 'customer',
      email,
      metadata,
      created: this.now(),
      livemode: false,
    };
    this.state.customers.push(customer);
    return customer;
  }

  createSession(
    values: Pick<WireSession, 'customer' | 'client_reference_id' | 'metadata' | 'success_url' | 'cancel_url'>,
    urlOf: (id: string) => string,
  ): WireSession {
    const id = newId('cs_test');
    const session: WireSession = {
      ...values,
      id,
      object: 'checkout.session',
      mode: 'subscription',
      status: 'open',
      payment_status: 'unpaid',
      url: urlOf(id),
      subscription: null,
      created: this.now(),
      expires_at: this.now() + sessionSeconds,
      livemode: false,
    };
    this.state.sessions.push(session);
    return session;
  }

  /** A payment page by its id. One that isn't paid within a day has expired. */
  session(id: string): WireSession | undefined {
    const session = this.state.sessions.find((each) => each.id === id);
    if (session?.status === 'open' && session.expires_at <= this.now()) this.expireSession(session);
    return session;
  }

  expireSession(session: WireSession): void {
    session.status = 'expired';
    session.url = null;
    this.#send('checkout.session.expired', session);
  }

  /** The person paid: the subscription starts. With `isPending` the money hasn't arrived, as with a bank transfer. */
  pay(session: WireSession, isPending = false): WireSubscription {
    const start = this.now();
    const item: WireItem = {
      id: newId('si'),
      object: 'subscription_item',
      quantity: 1,
      current_period_start: start,
      current_period_end: addMonth(start),
      price: {
        id: 'price_sandbox_monthly',
        object: 'price',
        currency: 'usd',
        unit_amount: sandboxCents,
        recurring: { interval: 'month' },
      },
    };
    const id = newId('sub');
    const subscription: WireSubscription = {
      id,
      object: 'subscription',
      customer: session.customer,
      status: isPending ? 'incomplete' : 'active',
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      created: start,
      items: { object: 'list', has_more: false, url: `/v1/subscription_items?subscription=${id}`, data: [item] },
      latest_invoice: '',
      metadata: session.metadata,
      livemode: false,
    };
    this.state.subscriptions.push(subscription);
    const invoice = this.#invoice(subscription, isPending ? 'open' : 'paid');
    Object.assign(session, {
      status: 'complete',
      payment_status: isPending ? 'unpaid' : 'paid',
      subscription: id,
      url: null,
    } satisfies Partial<WireSession>);
    this.#send('customer.subscription.created', subscription);
    this.#send('checkout.session.completed', session);
    if (!isPending) this.#send('invoice.paid', invoice);
    return subscription;
  }

  /** The pending payment of a subscription arrived. */
  settle(subscription: WireSubscription): void {
    if (subscription.status !== 'incomplete') return;
    subscription.status = 'active';
    const session = this.state.sessions.find((each) => each.subscription === subscription.id);
    if (session) session.payment_status = 'paid';
    const invoice = this.state.invoices.find(({ id }) => id === subscription.latest_invoice);
    if (invoice) this.#paid(invoice);
    this.#send('customer.subscription.updated', subscription);
  }

  setCancelAtPeriodEnd(subscription: WireSubscription, cancel: boolean): void {
    subscription.cancel_at_period_end = cancel;
    subscription.canceled_at = cancel ? this.now() : null;
    this.#send('customer.subscription.updated', subscription);
  }

  end(subscription: WireSubscription): void {
    subscription.status = 'canceled';
    subscription.canceled_at ??= this.now();
    subscription.ended_at = this.now();
    this.#send('customer.subscription.deleted', subscription);
  }

  /** Moves the clock to the end of the period: the plan renews, fails to, or ends. */
  passPeriod(subscription: WireSubscription): void {
    const [item] = subscription.items.data;
    if (!item || subscription.status === 'canceled') return;
    this.state.aheadSeconds += Math.max(0, item.current_period_end - this.now());
    if (subscription.cancel_at_period_end) {
      this.end(subscription);
      return;
    }
    item.current_period_start = item.current_period_end;
    item.current_period_end = addMonth(item.current_period_start);
    const isDeclined = this.state.declined.includes(subscription.customer);
    const invoice = this.#invoice(subscription, isDeclined ? 'open' : 'paid');
    subscription.status = isDeclined ? 'past_due' : 'active';
    this.#send('customer.subscription.updated', subscription);
    this.#send(isDeclined ? 'invoice.payment_failed' : 'invoice.paid', invoice);
  }

  /** Whether the customer's card is declined from now on. A working card pays what is due. */
  setDeclined(customer: string, isDeclined: boolean): void {
    this.state.declined = this.state.declined.filter((id) => id !== customer);
    if (isDeclined) {
      this.state.declined.push(customer);
      return;
    }
    for (const subscription of this.state.subscriptions) {
      if (subscription.customer !== customer || subscription.status !== 'past_due') continue;
      subscription.status = 'active';
      const invoice = this.state.invoices.find(({ id }) => id === subscription.latest_invoice);
      if (invoice) this.#paid(invoice);
      this.#send('customer.subscription.updated', subscription);
    }
  }

  #paid(invoice: WireInvoice): void {
    invoice.status = 'paid';
    this.#send('invoice.paid', invoice);
  }

  #invoice(subscription: WireSubscription, status: WireInvoice['status']): WireInvoice {
    const invoice: WireInvoice = {
      id: newId('in'),
      object: 'invoice',
      customer: subscription.customer,
      status,
      amount_due: sandboxCents,
      currency: 'usd',
      created: this.now(),
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
      livemode: false,
    };
    this.state.invoices.push(invoice);
    subscription.latest_invoice = invoice.id;
    return invoice;
  }

  #send(type: string, object: WireSession | WireSubscription | WireInvoice): void {
    this.#emit({
      id: newId('evt'),
      object: 'event',
      type,
      created: this.now(),
      api_version: this.#apiVersion,
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      // As it is now: later changes have events of their own.
      data: { object: structuredClone(object) },
    });
  }
}
