import { monthlyPlan, type Subscription } from '@keepmark/contracts';
import { formatDay } from '@keepmark/ui/words';

/** The words for a plan, and their tone. `attention` means that the person has to do something. */
export interface PlanWords {
  readonly title: string;
  readonly message: string;
  readonly tone: 'none' | 'good' | 'attention' | 'ended';
}

const dayOf = (moment: string): string => (moment === '' ? '' : formatDay(moment.slice(0, 10)));

/** Each state of a plan in words. Moments are shown as days in UTC, as on receipts. */
export function planWords(plan: Subscription): PlanWords {
  const { status, cancelAtPeriodEnd, currentPeriodEnd, pastDueUntil, isEntitled } = plan;
  const end = dayOf(currentPeriodEnd);
  if (status === 'pending') {
    return {
      title: 'Payment being confirmed',
      message: 'Your plan starts as soon as your payment arrives. A bank transfer can take a few days.',
      tone: 'attention',
    };
  }
  if (status === 'past-due') {
    return {
      title: 'Payment failed',
      message: isEntitled
        ? `We couldn’t charge your card. Update it by ${dayOf(pastDueUntil)} to keep your plan.`
        : 'We couldn’t charge your card, so your plan is paused. Update your card to continue.',
      tone: 'attention',
    };
  }
  if (status === 'active' && cancelAtPeriodEnd) {
    return {
      title: `Ends ${end}`,
      message: `You canceled your plan. It works until ${end}, and you won’t be charged again.`,
      tone: 'attention',
    };
  }
  if (status === 'active') {
    return { title: 'Active', message: `Your plan renews on ${end} for $${monthlyPlan.price}.`, tone: 'good' };
  }
  if (status === 'ended') {
    return {
      title: 'Ended',
      message: 'Your plan has ended. Everything you saved is still here, and you can subscribe again.',
      tone: 'ended',
    };
  }
  return { title: 'Free', message: 'You’re using Keepmark for free.', tone: 'none' };
}
