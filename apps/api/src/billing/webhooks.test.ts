import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billingCustomerTable, billingEventTable } from './billing-table';
import { signWebhook } from '@keepmark/stand-ins/payments';
import {
  type BillingWorld,
  openBillingWorld,
  sessionIdOf,
  somebody,
  subscriber,
  webhookSecret,
} from './testing/billing-world';

let world: BillingWorld;

beforeAll(async () => {
  world = await openBillingWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  world.sandbox.failures.length = 0;
});

const permutations = <Value>(values: readonly Value[]): Value[][] =>
  values.length === 0
    ? [[]]
    : values.flatMap((value, index) =>
        permutations(values.filter((_, other) => other !== index)).map((rest) => [value].concat(rest)),
      );

describe('webhooks', () => {
  it('in all 120 orders of five events, each twice, end in one state', { timeout: 120_000 }, async () => {
    const person = somebody(world.test);
    const sessionId = sessionIdOf((await person.create()).data['checkoutPageUrl']);
    const before = world.sandbox.events.length;
    const subscription = world.account().pay(world.account().session(sessionId)!);
    world.account().setCancelAtPeriodEnd(subscription, true);
    world.account().setCancelAtPeriodEnd(subscription, false);
    const events = world.sandbox.events.slice(before);
    expect(events.map(({ type }) => type)).toEqual([
      'customer.subscription.created',
      'checkout.session.completed',
      'invoice.paid',
      'customer.subscription.updated',
      'customer.subscription.updated',
    ]);
    const fresh = (await world.customerRow(person.uid))!;
    const states = new Set<string>();
    for (const order of permutations(events)) {
      await world.test.app.database.write.delete(billingEventTable);
      await world.test.app.database.write
        .update(billingCustomerTable)
        .set(fresh)
        .where(eq(billingCustomerTable.userId, person.uid));
      for (const event of [...order, ...order]) expect(await world.sandbox.send(event)).toBe(200);
      states.add(JSON.stringify(await person.plan()));
    }
    expect([...states].map((state) => JSON.parse(state) as unknown)).toMatchObject([
      { status: 'active', cancelAtPeriodEnd: false, isEntitled: true },
    ]);
  });

  it('tell of a renewal, a failed payment, and the end', async () => {
    const { plan, subscription } = await subscriber(world);
    const { currentPeriodEnd: first, customerId } = await plan();
    const deliverNew = async (work: () => void) => {
      const before = world.sandbox.events.length;
      work();
      for (const event of world.sandbox.events.slice(before)) await world.sandbox.send(event);
      return plan();
    };
    const renewed = await deliverNew(() => world.account().passPeriod(subscription));
    expect(renewed.currentPeriodEnd > first).toBe(true);
    world.account().setDeclined(customerId, true);
    const declined = await deliverNew(() => world.account().passPeriod(subscription));
    expect(declined).toMatchObject({ status: 'past-due', isEntitled: true });
    const week = 7 * 86_400_000;
    expect(Date.parse(declined.pastDueUntil)).toBe(Date.parse(renewed.currentPeriodEnd) + week);
    expect(await deliverNew(() => world.account().setDeclined(customerId, false))).toMatchObject({ status: 'active' });
    expect(await deliverNew(() => world.account().end(subscription))).toMatchObject({
      status: 'ended',
      isEntitled: false,
    });
  });

  const event = JSON.stringify({
    id: 'evt_forged',
    object: 'event',
    type: 'customer.subscription.deleted',
    livemode: false,
    data: { object: { customer: 'cus_none' } },
  });
  const now = () => Math.floor(Date.now() / 1000);
  it.each<[string, () => [string, string], number]>([
    ['without a signature', () => [event, ''], 400],
    ['signed with another secret', () => [event, signWebhook(event, 'whsec_other', now())], 400],
    ['changed after it was signed', () => [`${event} `, signWebhook(event, webhookSecret, now())], 400],
    ['signed ten minutes ago', () => [event, signWebhook(event, webhookSecret, now() - 600)], 400],
    ['signed ten minutes ahead', () => [event, signWebhook(event, webhookSecret, now() + 600)], 400],
    ['that is no JSON', () => ['{', signWebhook('{', webhookSecret, now())], 400],
    ['about a customer of somebody else', () => [event, signWebhook(event, webhookSecret, now())], 200],
  ])('%s get the right answer and store nothing', async (_, signed, status) => {
    const rows = await world.test.app.database.write.select().from(billingEventTable);
    expect(await world.deliver(...signed())).toBe(status);
    expect(await world.test.app.database.write.select().from(billingEventTable)).toEqual(rows);
  });

  it('of real money are ignored in a sandbox', async () => {
    const { plan, subscription } = await subscriber(world);
    const live = JSON.stringify({
      id: 'evt_live',
      object: 'event',
      type: 'customer.subscription.deleted',
      livemode: true,
      data: { object: { customer: subscription.customer } },
    });
    expect(await world.deliver(live, signWebhook(live, webhookSecret, now()))).toBe(200);
    const rows = await world.test.app.database.write.select().from(billingEventTable);
    expect(rows.map(({ id }) => id)).not.toContain('evt_live');
    expect(await plan()).toMatchObject({ status: 'active' });
  });

  it('are asked for again when the provider can’t be asked about them', async () => {
    const { plan, subscription } = await subscriber(world);
    world.account().end(subscription);
    const ended = world.sandbox.events.at(-1)!;
    world.sandbox.failures.push(500);
    expect(await world.sandbox.send(ended)).toBe(503);
    expect(await plan()).toMatchObject({ status: 'active' });
    expect(await world.sandbox.send(ended)).toBe(200);
    expect(await plan()).toMatchObject({ status: 'ended' });
  });
});
