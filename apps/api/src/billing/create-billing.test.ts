import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aiDayTable } from '../assistant/ai-usage-table';
import { startAiProviderServer } from '../testing/ai-provider-server';
import { call, type TestApp } from '../testing/test-app';
import { createBilling } from './create-billing';
import { billingCustomerTable } from './billing-table';
import { choosePayments } from './payments';
import type { SandboxFailure } from '@keepmark/stand-ins/payments';
import { type BillingWorld, openBillingWorld, sessionIdOf, site, somebody, subscriber } from './testing/billing-world';

let world: BillingWorld;
let ai: Awaited<ReturnType<typeof startAiProviderServer>>;

beforeAll(async () => {
  ai = await startAiProviderServer();
  world = await openBillingWorld({ AI_LOCAL_URL: ai.urls.local });
});
afterAll(async () => {
  await world.close();
  await ai.close();
});
beforeEach(() => {
  world.sandbox.failures.length = 0;
});

const billingOf = ({ app, environment }: TestApp) =>
  createBilling({
    database: app.database.write,
    payments: choosePayments(environment),
    log: app.log,
    freeAnswersPerDay: 10,
  });
/** Lets reconciliation check somebody now rather than in an hour. */
const forgetCheck = (uid: string) =>
  world.test.app.database.write
    .update(billingCustomerTable)
    .set({ checkedAt: null })
    .where(eq(billingCustomerTable.userId, uid));

describe('subscribing', () => {
  it('leads to a payment page, and to the plan once it is paid', async () => {
    const person = somebody(world.test);
    expect(await person.plan()).toMatchObject({ mode: 'sandbox', status: 'none', isEntitled: false, customerId: '' });
    const { status, data } = await person.create();
    expect(status).toBe(200);
    const sessionId = sessionIdOf(data['checkoutPageUrl']);
    expect((await person.record(sessionId)).data).toMatchObject({ outcome: 'open', subscription: { status: 'none' } });

    world.account().pay(world.account().session(sessionId)!);
    expect((await person.record(sessionId)).data).toMatchObject({
      outcome: 'paid',
      subscription: { plan: 'monthly', status: 'active', isEntitled: true, cancelAtPeriodEnd: false },
    });
    expect((await person.plan()).currentPeriodEnd).toMatch(/^\d{4}-/);
  });

  it('returns to the site that asked, and never to another', async () => {
    const person = somebody(world.test);
    const headers = { ...person.headers, origin: 'https://evil.example' };
    const { answer } = await call(world.test.app, `/subscription/create/${person.uid}`, {
      headers,
      body: { planId: 'monthly' },
    });
    const session = world
      .account()
      .session(sessionIdOf((answer['data'] as Record<string, unknown>)['checkoutPageUrl']));
    expect(session?.success_url).toBe(`${site}/subscribe/pay/monthly?session={CHECKOUT_SESSION_ID}`);
  });

  it('in ten tabs opens one payment page for one customer', async () => {
    const person = somebody(world.test);
    const answers = await Promise.all(Array.from({ length: 10 }, person.create));
    expect(new Set(answers.map(({ data }) => data['checkoutPageUrl'])).size).toBe(1);
    const own = world.account().state.customers.filter(({ metadata }) => metadata['userId'] === person.uid);
    expect(own).toHaveLength(1);
    expect(world.account().state.sessions.filter(({ customer }) => customer === own[0]!.id)).toHaveLength(1);
  });

  it('is refused while the plan is active, and while a payment is being confirmed', async () => {
    const paid = await subscriber(world);
    expect(await paid.create()).toMatchObject({ status: 409, code: 'already-subscribed' });

    const person = somebody(world.test);
    const sessionId = sessionIdOf((await person.create()).data['checkoutPageUrl']);
    const subscription = world.account().pay(world.account().session(sessionId)!, true);
    expect((await person.record(sessionId)).data).toMatchObject({
      outcome: 'pending',
      subscription: { status: 'pending', isEntitled: false },
    });
    expect(await person.create()).toMatchObject({ status: 409, code: 'payment-pending' });
    world.account().settle(subscription);
    expect((await person.record(sessionId)).data).toMatchObject({
      outcome: 'paid',
      subscription: { isEntitled: true },
    });
  });

  it('opens a new payment page when the last one expired', async () => {
    const person = somebody(world.test);
    const first = sessionIdOf((await person.create()).data['checkoutPageUrl']);
    world.account().expireSession(world.account().session(first)!);
    const second = sessionIdOf((await person.create()).data['checkoutPageUrl']);
    expect(second).not.toBe(first);
    expect((await person.record(first)).data['outcome']).toBe('expired');
  });

  it.each([[{ planId: 'yearly' }], [{}], ['{'], [null]])('with %j is refused', async (body) => {
    const person = somebody(world.test);
    expect(await person.ask(`/subscription/create/${person.uid}`, body)).toMatchObject({ status: 400 });
  });
});

describe('canceling', () => {
  it('ends the plan with its period, and can be undone until then', async () => {
    const { cancel, create, plan } = await subscriber(world);
    const { customerId, subscriptionId } = await plan();
    expect((await cancel(customerId, subscriptionId)).data).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
      isEntitled: true,
    });
    expect((await cancel(customerId, subscriptionId)).data).toMatchObject({ cancelAtPeriodEnd: true });
    expect((await create()).data).toMatchObject({
      checkoutPageUrl: '',
      subscription: { status: 'active', cancelAtPeriodEnd: false },
    });
  });

  it('with ids of somebody else is refused and changes nothing', async () => {
    const mine = await subscriber(world);
    const theirs = await subscriber(world);
    const { customerId, subscriptionId } = await theirs.plan();
    expect(await mine.cancel(customerId, subscriptionId)).toMatchObject({ status: 403 });
    expect(await mine.ask(`/subscription/cancel/${theirs.uid}`, { customerId, subscriptionId })).toMatchObject({
      status: 403,
    });
    expect(await theirs.plan()).toMatchObject({ cancelAtPeriodEnd: false });
  });
});

describe('what belongs to somebody else', () => {
  it('isn’t read, recorded or opened', async () => {
    const mine = await subscriber(world);
    const theirs = await subscriber(world);
    const { customerId } = await theirs.plan();
    expect(await mine.record(theirs.sessionId)).toMatchObject({ status: 403 });
    expect(await mine.record('cs_test_unknown')).toMatchObject({ status: 403 });
    expect(await mine.ask(`/subscriptions/customer/${customerId}`)).toMatchObject({ status: 403 });
    expect(await mine.ask(`/subscriptions/portal/${theirs.uid}`)).toMatchObject({ status: 403 });
    const own = (await mine.plan()).customerId;
    expect(await mine.ask(`/subscriptions/customer/${own}`)).toMatchObject({ status: 200 });
  });

  it('needs a sign-in', async () => {
    expect(await call(world.test.app, '/subscriptions/customer/x')).toMatchObject({ status: 401 });
  });
});

describe('a provider that fails', () => {
  it.each<[SandboxFailure, number, string]>([
    [401, 502, 'payment-key-refused'],
    [402, 402, 'payment-declined'],
    [429, 503, 'payment-busy'],
    [500, 503, 'payment-unavailable'],
    ['bad-json', 503, 'payment-unavailable'],
    ['reset', 503, 'payment-unavailable'],
  ])('with %s makes subscribing answer %d %s, and works again afterwards', async (failure, status, code) => {
    const person = somebody(world.test);
    // A broken connection is tried again once.
    world.sandbox.failures.push(failure, ...(failure === 'reset' || failure === 'bad-json' ? [failure] : []));
    expect(await person.create()).toMatchObject({ status, code });
    world.sandbox.failures.length = 0;
    expect(await person.create()).toMatchObject({ status: 200 });
  });

  it('and never answers lets the caller go after its time', async () => {
    const hasty = await world.restart({ paymentTimeoutMs: 500 });
    world.sandbox.failures.push('timeout', 'timeout');
    expect(await somebody(hasty).create()).toMatchObject({ status: 503, code: 'payment-unavailable' });
    await hasty.app.close();
  });
});

describe('a process that dies', () => {
  it.each([0, 1, 2])('after request %d of subscribing leads to one customer and one payment', async (done) => {
    const person = somebody(world.test);
    // What the provider did stands; nobody hears of it, even when asked again.
    let asked = 0;
    world.sandbox.failures.shift = () => {
      asked += 1;
      return asked > done ? 'lost-answer' : undefined;
    };
    expect(await person.create()).toMatchObject({ status: 503 });
    world.sandbox.failures.shift = Array.prototype.shift;

    const restarted = await world.restart();
    const { answer } = await call(restarted.app, `/subscription/create/${person.uid}`, {
      headers: person.headers,
      body: { planId: 'monthly' },
    });
    await restarted.app.close();
    const sessionId = sessionIdOf((answer['data'] as Record<string, unknown>)['checkoutPageUrl']);
    const customers = world.account().state.customers.filter(({ metadata }) => metadata['userId'] === person.uid);
    expect(customers).toHaveLength(1);
    const sessions = world.account().state.sessions.filter(({ customer }) => customer === customers[0]!.id);
    expect(sessions.map(({ id }) => id)).toEqual([sessionId]);
  });

  it('between the payment and its record is repaired by the hourly check', async () => {
    const person = somebody(world.test);
    const sessionId = sessionIdOf((await person.create()).data['checkoutPageUrl']);
    world.account().pay(world.account().session(sessionId)!);
    expect(await person.plan()).toMatchObject({ status: 'none' });
    await forgetCheck(person.uid);
    await billingOf(world.test).reconcile();
    expect(await person.plan()).toMatchObject({ status: 'active', isEntitled: true });
  });
});

describe('a deleted account', () => {
  const register = async ({ uid, headers }: ReturnType<typeof somebody>) =>
    call(world.test.app, '/user/create', { headers, body: { name: 'Ada', email: `${uid}@example.com` } });
  const remove = async ({ uid, headers }: ReturnType<typeof somebody>) =>
    call(world.test.app, `/user/${uid}`, { method: 'DELETE', headers });

  it('ends its plan', async () => {
    const person = await subscriber(world);
    await register(person);
    expect(await remove(person)).toMatchObject({ status: 200 });
    expect(person.subscription.status).toBe('canceled');
    expect(await world.customerRow(person.uid)).toBeUndefined();
  });

  it('is deleted while the provider is down, and its plan ends with the next check', async () => {
    const person = await subscriber(world);
    await register(person);
    world.sandbox.failures.push(500);
    expect(await remove(person)).toMatchObject({ status: 200 });
    expect(person.subscription.status).toBe('active');
    expect(await person.plan()).toMatchObject({ isEntitled: false, status: 'none' });
    await billingOf(world.test).reconcile();
    expect(person.subscription.status).toBe('canceled');
    expect(await world.customerRow(person.uid)).toBeUndefined();
  });
});

describe('what the plan gives', () => {
  const used = async (uid: string) => {
    const [row] = await world.test.app.database.write.select().from(aiDayTable).where(eq(aiDayTable.userId, uid));
    return row?.used ?? 0;
  };

  it('is 200 AI answers a day: of 50 calls with 10 left, exactly 10 pass', { timeout: 60_000 }, async () => {
    const person = await subscriber(world);
    const day = new Date().toISOString().slice(0, 10);
    await world.test.app.database.write.insert(aiDayTable).values({ userId: person.uid, day, used: 190 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => person.ask('/ai/request', { prompt: 'Hello', kind: 'company-summary' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ code }) => code === 'ai-quota-used')).toHaveLength(40);
    expect(await used(person.uid)).toBe(200);
  });
});
