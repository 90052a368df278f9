import { monthlyPlan, type Subscription } from '@keepmark/contracts';
import { eq } from 'drizzle-orm';
import { Stripe } from 'stripe';
import type { AppOptions } from '../../app';
import { buildTestApp, call, signedIn, type TestApp } from '../../testing/test-app';
import { testToken } from '../../testing/test-token';
import { billingCustomerTable } from '../billing-table';
import { type Sandbox, startSandbox } from '@keepmark/stand-ins/payments';

const key = 'sk_test_of_these_tests';
export const webhookSecret = 'whsec_of_these_tests';
export const site = 'http://localhost:3000';

/** The service with a payment provider on this machine. Webhooks are recorded, and sent when a test says so. */
export async function openBillingWorld(settings: NodeJS.ProcessEnv = {}) {
  let test: TestApp | undefined;
  const deliver = async (body: string, signature: string): Promise<number> => {
    const response = await test!.app.inject({
      method: 'POST',
      url: '/subscriptions/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    });
    return response.statusCode;
  };
  const sandbox: Sandbox = await startSandbox({
    key,
    webhookSecret,
    apiVersion: Stripe.API_VERSION,
    deliver,
    retryMs: [],
  });
  sandbox.isDelivering = false;
  const stripeSettings = {
    STRIPE_KEY: key,
    STRIPE_PRICE_ID: monthlyPlan.pricingId,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_URL: sandbox.url,
    SITE_ORIGINS: site,
    ...settings,
  };
  test = await buildTestApp(stripeSettings);
  const first = test;
  return {
    sandbox,
    test,
    deliver,
    /** Another process over the same database. */
    restart: (options?: Pick<AppOptions, 'paymentTimeoutMs'>) =>
      buildTestApp({ ...stripeSettings, DATABASE_URL: first.environment.DATABASE_URL }, options),
    account: () => sandbox.account,
    /** What is stored about a customer. */
    customerRow: async (uid: string) => {
      const stored = first.app.database.write.select().from(billingCustomerTable);
      const [row] = await stored.where(eq(billingCustomerTable.userId, uid));
      return row;
    },
    close: async () => {
      await first.close();
      await sandbox.close();
    },
  };
}

export type BillingWorld = Awaited<ReturnType<typeof openBillingWorld>>;

let people = 0;

/** Somebody new, and the calls they make. */
export function somebody({ app }: TestApp) {
  people += 1;
  const uid = `payer-${people}`;
  const headers = { ...signedIn(testToken({ uid, email: `${uid}@example.com` })), origin: site };
  const ask = async (path: string, body?: unknown) => {
    const { status, answer } = await call(app, path, { headers, ...(body !== undefined && { body }) });
    return {
      status,
      code: answer['code'],
      message: answer['message'],
      data: answer['data'] as Record<string, unknown>,
    };
  };
  return {
    uid,
    headers,
    create: () => ask(`/subscription/create/${uid}`, { planId: 'monthly' }),
    cancel: (customerId: string, subscriptionId: string) =>
      ask(`/subscription/cancel/${uid}`, { customerId, subscriptionId }),
    record: (sessionId: string) => ask(`/subscriptions/pay/record/${uid}`, { sessionId }),
    portal: () => ask(`/subscriptions/portal/${uid}`, undefined),
    plan: async () => (await ask(`/subscriptions/customer/${uid}`)).data as unknown as Subscription,
    ask,
  };
}

/** The id of a payment page by its address. */
export const sessionIdOf = (url: unknown): string => String(url).split('/').at(-1) ?? '';

/** Somebody who has paid, and whose plan is stored. */
export async function subscriber({ test, account }: BillingWorld) {
  const person = somebody(test);
  const { data } = await person.create();
  const sessionId = sessionIdOf(data['checkoutPageUrl']);
  const subscription = account().pay(account().session(sessionId)!);
  await person.record(sessionId);
  return { ...person, sessionId, subscription };
}
