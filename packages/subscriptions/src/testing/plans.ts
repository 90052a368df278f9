import type { Subscription } from '@keepmark/contracts';

/** Plans in each state, as sent by the server. */
const none: Subscription = {
  mode: 'live',
  customerId: '',
  plan: '',
  status: 'none',
  currentPeriodEnd: '',
  cancelAtPeriodEnd: false,
  subscriptionId: '',
  isEntitled: false,
  pastDueUntil: '',
  freeAnswersPerDay: 10,
  planAnswersPerDay: 200,
};
const active: Subscription = {
  ...none,
  customerId: 'cus_1',
  plan: 'monthly',
  status: 'active',
  currentPeriodEnd: '2026-12-22T10:00:00.000Z',
  subscriptionId: 'sub_1',
  isEntitled: true,
};

export const plans = {
  none,
  sandbox: { ...none, mode: 'sandbox' },
  off: { ...none, mode: 'off' },
  active,
  pending: { ...active, status: 'pending', isEntitled: false },
  pastDue: { ...active, status: 'past-due', pastDueUntil: '2026-11-29T10:00:00.000Z' },
  paused: { ...active, status: 'past-due', pastDueUntil: '2026-11-01T10:00:00.000Z', isEntitled: false },
  canceled: { ...active, cancelAtPeriodEnd: true },
  ended: { ...active, status: 'ended', isEntitled: false },
} as const satisfies Record<string, Subscription>;
