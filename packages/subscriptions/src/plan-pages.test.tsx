import { fakeApi, type FakeService } from '@keepmark/api-client/testing';
import { renderScreen } from '@keepmark/app-shell/testing';
import type { Subscription } from '@keepmark/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { leaveFor } from './leave-for';
import { createSubscriptionsRoutes } from './routes';
import { plans } from './testing/plans';

vi.mock(import('./leave-for'), () => ({ leaveFor: vi.fn<(url: string) => void>() }));
afterEach(() => vi.mocked(leaveFor).mockClear());

async function open(path: string, service: FakeService) {
  const { api, requests } = fakeApi(service);
  const shown = await renderScreen(createSubscriptionsRoutes, { path, api });
  return { ...shown, requests };
}
const plan = (shown: Subscription) => ({ 'POST subscriptions/customer/user-1': () => shown });
const refused = (code: string, message: string) => () =>
  Response.json({ success: false, code, message }, { status: 409 });

it('goes from the plans to the payment page', async () => {
  await open('/subscribe', {
    ...plan(plans.none),
    'POST subscription/create/user-1': () => ({ checkoutPageUrl: 'https://pay.example/cs_1' }),
  });
  fireEvent.click(await screen.findByRole('link', { name: 'Subscribe' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Go to payment' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pay.example/cs_1'));
});

it('says how many answers are free on this site, and how many the plan gives', async () => {
  await open('/subscribe', plan({ ...plans.none, freeAnswersPerDay: 1, planAnswersPerDay: 300 }));
  expect(await screen.findByText(/^1 AI answer a day/)).toBeDefined();
  expect(screen.getByText('300 AI answers a day')).toBeDefined();
});

it('doesn’t open a second payment on a double click', async () => {
  let answer = (_page: { checkoutPageUrl: string }): void => {};
  const created = new Promise<{ checkoutPageUrl: string }>((resolve) => {
    answer = resolve;
  });
  const { requests } = await open('/subscribe/pay/monthly', {
    ...plan(plans.none),
    'POST subscription/create/user-1': () => created,
  });
  const button = await screen.findByRole('button', { name: 'Go to payment' });
  fireEvent.click(button);
  await waitFor(() => expect(button).toHaveProperty('disabled', true));
  fireEvent.click(button);
  answer({ checkoutPageUrl: 'https://pay.example/cs_1' });
  await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
  expect(requests.filter(({ call }) => call === 'POST subscription/create/user-1')).toHaveLength(1);
});

it('says why a payment page couldn’t be opened, and shows the current plan', async () => {
  let current: Subscription = plans.none;
  await open('/subscribe/pay/monthly', {
    'POST subscriptions/customer/user-1': () => current,
    'POST subscription/create/user-1': () => {
      current = plans.active;
      return refused('already-subscribed', 'You already have this plan. You weren’t charged again.')();
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Go to payment' }));
  expect(await screen.findByText(/Your plan renews on/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Go to payment' })).toBeNull();
});

it.each([
  ['paid', plans.active, 'Thank you. Your payment went through, and your plan is active.'],
  ['pending', plans.pending, 'Your payment is on its way. You can leave this page.'],
  ['open', plans.none, 'Your payment didn’t go through. You weren’t charged.'],
  ['expired', plans.none, 'This payment page expired. You weren’t charged.'],
])('says that a payment is %s', async (outcome, subscription, message) => {
  const { requests } = await open('/subscribe/pay/monthly?session=cs_1', {
    'POST subscriptions/pay/record/user-1': () => ({ outcome, subscription }),
  });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(requests[0]).toEqual({ call: 'POST subscriptions/pay/record/user-1', body: { sessionId: 'cs_1' } });
});

it('says that the person returned without paying', async () => {
  await open('/subscribe/pay/monthly?canceled=true', plan(plans.none));
  expect(await screen.findByText('You left the payment page. You weren’t charged.')).toBeTruthy();
});

it('cancels, and resumes', async () => {
  const { requests } = await open('/subscribe/cancel', {
    ...plan(plans.active),
    'POST subscription/cancel/user-1': () => plans.canceled,
    'POST subscription/create/user-1': () => ({ checkoutPageUrl: '', subscription: plans.active }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel plan' }));
  expect(await screen.findByText('Ends Dec 22, 2026')).toBeTruthy();
  expect(requests.at(-1)?.body).toEqual({ customerId: 'cus_1', subscriptionId: 'sub_1' });
  fireEvent.click(screen.getByRole('button', { name: 'Resume plan' }));
  expect(await screen.findByRole('button', { name: 'Cancel plan' })).toBeTruthy();
  expect(leaveFor).not.toHaveBeenCalled();
});

it('says how many answers are left after canceling, from this site’s settings', async () => {
  await open('/subscribe/cancel', plan({ ...plans.active, freeAnswersPerDay: 1 }));
  expect(await screen.findByText(/After that you have 1 AI answer a day\./)).toBeTruthy();
});

it.each(['/subscribe', '/subscribe/pay/monthly', '/subscribe/cancel'])(
  '%s has no field for a card number',
  async (path) => {
    const { container } = await open(path, plan(plans.active));
    await screen.findAllByText(/plan/i);
    expect(container.querySelectorAll('input, textarea, select, iframe, [contenteditable]')).toHaveLength(0);
  },
);

it('doesn’t offer to subscribe if payments are off', async () => {
  await open('/subscribe', plan(plans.off));
  expect(await screen.findByText(/Subscribing isn’t available on this site/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Subscribe' })).toBeNull();
});
