import { pending, unavailable } from '@keepmark/api-client/testing';
import type { Subscription } from '@keepmark/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { plans } from './testing/plans';
import { PlanStory } from './testing/PlanStory';

const plan = (shown: Subscription) => ({ 'POST subscriptions/customer/user-1': () => shown });
const paid = (outcome: string, subscription: Subscription) => ({
  ...plan(subscription),
  'POST subscriptions/pay/record/user-1': () => ({ outcome, subscription }),
});

const meta = {
  title: 'Subscriptions/Plan',
  component: PlanStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/subscribe', service: plan(plans.none) },
} satisfies Meta<typeof PlanStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {};
export const Sandbox: Story = { args: { service: plan(plans.sandbox) } };
export const Off: Story = { args: { service: plan(plans.off) } };
export const Active: Story = { args: { service: plan(plans.active) } };
export const Pending: Story = { args: { service: plan(plans.pending) } };
export const PastDue: Story = { args: { service: plan(plans.pastDue) } };
export const Canceled: Story = { args: { service: plan(plans.canceled) } };
export const Ended: Story = { args: { service: plan(plans.ended) } };
export const Loading: Story = { args: { service: { 'POST subscriptions/customer/user-1': pending } } };
export const Unavailable: Story = { args: { service: { 'POST subscriptions/customer/user-1': unavailable } } };

export const ReadyToPay: Story = { args: { path: '/subscribe/pay/monthly' } };
export const BackWithoutPaying: Story = { args: { path: '/subscribe/pay/monthly?canceled=true' } };
export const UnknownPlan: Story = { args: { path: '/subscribe/pay/yearly' } };
export const Paid: Story = {
  args: { path: '/subscribe/pay/monthly?session=cs_1', service: paid('paid', plans.active) },
};
export const PaymentPending: Story = {
  args: { path: '/subscribe/pay/monthly?session=cs_1', service: paid('pending', plans.pending) },
};
export const PaymentOpen: Story = {
  args: { path: '/subscribe/pay/monthly?session=cs_1', service: paid('open', plans.none) },
};
export const PaymentUnknown: Story = { args: { path: '/subscribe/pay/monthly?session=cs_1' } };

export const CancelActive: Story = { args: { path: '/subscribe/cancel', service: plan(plans.active) } };
export const CancelDone: Story = { args: { path: '/subscribe/cancel', service: plan(plans.canceled) } };
export const NothingToCancel: Story = { args: { path: '/subscribe/cancel' } };
