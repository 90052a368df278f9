import { monthlyPlan, type PaymentOutcome, type Subscription } from '@keepmark/contracts';
import { EmptyState, ErrorState, LoadingState, Page } from '@keepmark/ui';
import { Button, Group, Text } from '@mantine/core';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { PlanState } from '../PlanState';
import { Problem } from '../Problem';
import { SandboxNote } from '../SandboxNote';
import { usePayment, useSubscribe, useSubscription } from '../subscriptions-api';
import { readPayUrl } from './pay-url';

/** Opens the payment page and, afterwards, says what happened. */
export function PayPage() {
  const { planId } = useParams({ strict: false });
  const { session, canceled } = readPayUrl(useSearch({ strict: false }));
  return (
    <Page title="Payment" width="text">
      {planId !== monthlyPlan.id ? (
        <EmptyState
          icon="credit-card"
          title="We don’t have this plan"
          action={<Button renderRoot={(props) => <Link {...props} to="/subscribe" />}>See plans</Button>}
        >
          The link may be out of date.
        </EmptyState>
      ) : session === undefined ? (
        <Start isBack={canceled === true} />
      ) : (
        <Outcome sessionId={session} />
      )}
    </Page>
  );
}

function Start({ isBack }: { readonly isBack: boolean }) {
  const { data: plan, error, refetch } = useSubscription();
  const subscribe = useSubscribe();
  if (error) {
    return (
      <ErrorState title="We couldn’t load your plan" onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  }
  if (!plan) return <LoadingState />;
  if (plan.mode === 'off') return <Text>Subscribing isn’t available on this site. You weren’t charged.</Text>;
  const canPay = plan.status === 'none' || plan.status === 'ended';
  return (
    <>
      <SandboxNote mode={plan.mode} />
      {isBack ? <Text component="output">You left the payment page. You weren’t charged.</Text> : null}
      <PlanState plan={plan} />
      {canPay ? (
        <>
          <Text>
            {monthlyPlan.name}: ${monthlyPlan.price} a {monthlyPlan.billingInterval}, until you cancel. You enter your
            card on the payment provider’s page; we never see it.
          </Text>
          <Group>
            <Button loading={subscribe.isPending} onClick={() => subscribe.mutate()}>
              {isBack ? 'Try again' : 'Go to payment'}
            </Button>
            <Button variant="subtle" renderRoot={(props) => <Link {...props} to="/subscribe" />}>
              Back to plans
            </Button>
          </Group>
          <Problem error={subscribe.error} />
        </>
      ) : (
        <ToPlan />
      )}
    </>
  );
}

function Outcome({ sessionId }: { readonly sessionId: string }) {
  const { data, error, refetch } = usePayment(sessionId);
  if (error) {
    return (
      <ErrorState title="We couldn’t check your payment" onRetry={() => void refetch()} action={<ToPlan />}>
        {error.message} If you paid, your plan starts within an hour, even if you close this page.
      </ErrorState>
    );
  }
  if (!data) return <LoadingState />;
  return (
    <>
      <SandboxNote mode={data.subscription.mode} />
      <output>{outcomeMessage(data)}</output>
      <PlanState plan={data.subscription} />
      <Group>
        {data.outcome === 'open' || data.outcome === 'expired' ? <PayAgain /> : null}
        <ToPlan />
      </Group>
    </>
  );
}

function outcomeMessage({ outcome, subscription }: { outcome: PaymentOutcome; subscription: Subscription }): string {
  if (outcome === 'paid') {
    return subscription.isEntitled
      ? 'Thank you. Your payment went through, and your plan is active.'
      : 'This payment went through earlier.';
  }
  if (outcome === 'pending') return 'Your payment is on its way. You can leave this page.';
  if (outcome === 'open') return 'Your payment didn’t go through. You weren’t charged.';
  return 'This payment page expired. You weren’t charged.';
}

const PayAgain = () => (
  <Button renderRoot={(props) => <Link {...props} to="/subscribe/pay/$planId" params={{ planId: monthlyPlan.id }} />}>
    Try again
  </Button>
);

const ToPlan = () => (
  <Button variant="light" renderRoot={(props) => <Link {...props} to="/subscribe" />}>
    Your plan
  </Button>
);
