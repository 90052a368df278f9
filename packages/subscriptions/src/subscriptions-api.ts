import { call } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { useSessionUser } from '@keepmark/auth';
import {
  cancelSubscription,
  createSubscription,
  getSubscription,
  monthlyPlan,
  openBillingPortal,
  recordPayment,
  type Subscription,
} from '@keepmark/contracts';
import { notify } from '@keepmark/ui';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { leaveFor } from './leave-for';

// The API client already retries if it helps.
const settled = { retry: false } as const;
const keyOf = (userId: string) => ['subscription', userId] as const;

function useUserId(): string {
  return useSessionUser()?.userId ?? '';
}

/** The signed-in person's plan. */
export function useSubscription() {
  const { api } = useAppContext();
  const userId = useUserId();
  return useQuery(
    queryOptions({
      queryKey: keyOf(userId),
      queryFn: ({ signal }) => call(api, getSubscription, { params: { customerId: userId }, signal }),
      ...settled,
    }),
  );
}

/** The result of a payment page. Polls while the payment is being confirmed. */
export function usePayment(sessionId: string) {
  const { api } = useAppContext();
  const userId = useUserId();
  const client = useQueryClient();
  return useQuery({
    queryKey: [...keyOf(userId), 'payment', sessionId],
    queryFn: async ({ signal }) => {
      const paid = await call(api, recordPayment, {
        params: { id: userId },
        body: { sessionId },
        signal,
      });
      if (paid) client.setQueryData(keyOf(userId), paid.subscription);
      return paid;
    },
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.outcome === 'pending' && dataUpdateCount < 20 ? 5000 : false,
    ...settled,
  });
}

/** Opens the payment page, or resumes a plan that is set to end. */
export function useSubscribe() {
  const { api } = useAppContext();
  const userId = useUserId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(api, createSubscription, { params: { id: userId }, body: { planId: monthlyPlan.id } }),
    onSuccess: (created) => {
      if (created?.subscription) {
        client.setQueryData(keyOf(userId), created.subscription);
        notify.success('Your plan goes on.');
      }
      if (created?.checkoutPageUrl) leaveFor(created.checkoutPageUrl);
    },
    // For example, another tab may have paid.
    onError: () => client.invalidateQueries({ queryKey: keyOf(userId) }),
  });
}

/** Cancels the plan at the end of its period. */
export function useCancel() {
  const { api } = useAppContext();
  const userId = useUserId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ customerId, subscriptionId }: Subscription) =>
      call(api, cancelSubscription, { params: { id: userId }, body: { customerId, subscriptionId } }),
    onSuccess: (canceled) => {
      if (canceled) client.setQueryData(keyOf(userId), canceled);
    },
    onError: () => client.invalidateQueries({ queryKey: keyOf(userId) }),
  });
}

/** Opens the provider's page with receipts and cards. */
export function usePortal() {
  const { api } = useAppContext();
  const userId = useUserId();
  return useMutation({
    mutationFn: () => call(api, openBillingPortal, { params: { id: userId } }),
    onSuccess: (portal) => {
      if (portal) leaveFor(portal.url);
    },
  });
}
