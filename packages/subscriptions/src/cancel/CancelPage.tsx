import type { Subscription } from '@keepmark/contracts';
import { EmptyState, ErrorState, LoadingState, Page } from '@keepmark/ui';
import { formatDay, plural } from '@keepmark/ui/words';
import { Button, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { PlanState } from '../PlanState';
import { Problem } from '../Problem';
import { SandboxNote } from '../SandboxNote';
import { useCancel, useSubscribe, useSubscription } from '../subscriptions-api';

/** Cancels the plan. People can undo that until the period ends. */
export function CancelPage() {
  const { data: plan, error, refetch } = useSubscription();
  return (
    <Page title="Cancel plan" width="text">
      {error ? (
        <ErrorState title="We couldn’t load your plan" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : plan ? (
        <Cancel plan={plan} />
      ) : (
        <LoadingState />
      )}
    </Page>
  );
}

function Cancel({ plan }: { readonly plan: Subscription }) {
  const cancel = useCancel();
  const subscribe = useSubscribe();
  if (plan.status !== 'active' && plan.status !== 'past-due') {
    return (
      <EmptyState
        icon="credit-card"
        title="You have no plan to cancel"
        action={<Button renderRoot={(props) => <Link {...props} to="/subscribe" />}>See plans</Button>}
      >
        You’re using Keepmark for free.
      </EmptyState>
    );
  }
  const end = formatDay(plan.currentPeriodEnd.slice(0, 10));
  return (
    <>
      <SandboxNote mode={plan.mode} />
      <div aria-live="polite">{plan.cancelAtPeriodEnd ? <PlanState plan={plan} /> : null}</div>
      {plan.cancelAtPeriodEnd ? (
        <Group>
          <Button loading={subscribe.isPending} onClick={() => subscribe.mutate()}>
            Resume plan
          </Button>
          <BackToPlan label="Your plan" />
        </Group>
      ) : (
        <>
          <Text>
            Your plan works until {end}, and you won’t be charged again. After that you have{' '}
            {plural(plan.freeAnswersPerDay, 'AI answer')} a day. Everything you saved stays. You can resume your plan
            until {end}.
          </Text>
          <Group>
            <Button color="error" loading={cancel.isPending} onClick={() => cancel.mutate(plan)}>
              Cancel plan
            </Button>
            <BackToPlan label="Don’t cancel" />
          </Group>
        </>
      )}
      <Problem error={cancel.error ?? subscribe.error} />
    </>
  );
}

const BackToPlan = ({ label }: { readonly label: string }) => (
  <Button variant="light" renderRoot={(props) => <Link {...props} to="/subscribe" />}>
    {label}
  </Button>
);
