import { describe, expect, it } from 'vitest';
import type { BillingCustomer } from './billing-table';
import { buildTestApp, call, signedIn } from '../testing/test-app';
import { dailyAnswersOf, isEntitled, statusOf } from './entitlement';
import { chooseSubscription } from './store-subscription';

const at = (day: string) => new Date(`${day}T00:00:00Z`);
const stored = {
  status: 'active',
  currentPeriodStart: at('2026-10-22'),
  currentPeriodEnd: at('2026-11-22'),
  cancelAtPeriodEnd: false,
  closingSince: null,
};

describe('who has the plan', () => {
  it.each<[string, Partial<BillingCustomer>, string, boolean]>([
    ['an active plan', {}, '2026-11-21', true],
    ['an active plan whose renewal we haven’t heard of for a day', {}, '2026-11-23', true],
    ['an active plan whose renewal we haven’t heard of for three days', {}, '2026-11-25', false],
    ['a plan that is set to end, before its end', { cancelAtPeriodEnd: true }, '2026-11-21', true],
    ['a plan that is set to end, at its end', { cancelAtPeriodEnd: true }, '2026-11-22', false],
    ['a failed payment, six days later', { status: 'past_due' }, '2026-10-28', true],
    ['a failed payment, seven days later', { status: 'past_due' }, '2026-10-29', false],
    ['a payment that isn’t confirmed', { status: 'incomplete' }, '2026-11-01', false],
    ['a plan that ended', { status: 'canceled' }, '2026-11-01', false],
    ['a status that we don’t know', { status: 'sparkling' }, '2026-11-01', false],
    ['a deleted account', { closingSince: at('2026-11-01') }, '2026-11-02', false],
  ])('%s', (_, changes, day, expected) => {
    const plan = { ...stored, ...changes };
    expect(isEntitled(plan, at(day))).toBe(expected);
    expect(dailyAnswersOf(plan, at(day), 10)).toBe(expected ? 200 : 10);
  });

  it('nobody without a subscription', () => {
    expect(isEntitled(undefined, at('2026-11-01'))).toBe(false);
    expect(statusOf({ status: null })).toBe('none');
  });
});

it('counts the subscription that gives most, then the newest', () => {
  const all = [
    { id: 'ended', status: 'canceled', created: 3 },
    { id: 'older', status: 'active', created: 1 },
    { id: 'newer', status: 'active', created: 2 },
  ] as const;
  expect(chooseSubscription(all)?.id).toBe('newer');
  expect(chooseSubscription(all.slice(0, 1))?.id).toBe('ended');
  expect(chooseSubscription([])).toBeUndefined();
});

it('is off in production without a key, and gives nobody anything for free', async () => {
  const caller = { uid: 'ada', email: undefined, emailVerified: false, name: undefined, provider: undefined };
  const settings = { NODE_ENV: 'production', FIREBASE_PROJECT_ID: 'demo', FIREBASE_AUTH_EMULATOR_HOST: undefined };
  const test = await buildTestApp(settings, {
    tokens: { verify: () => Promise.resolve(caller), close: async () => {} },
  });
  const headers = signedIn('token');
  expect((await call(test.app, '/subscriptions/customer/ada', { headers })).answer['data']).toMatchObject({
    mode: 'off',
    status: 'none',
    isEntitled: false,
  });
  expect(await call(test.app, '/subscription/create/ada', { headers, body: { planId: 'monthly' } })).toMatchObject({
    status: 503,
    answer: { code: 'billing-off', message: 'Plans aren’t available on this site.' },
  });
  await test.close();
});
