import { monthlyPlan, type Subscription } from '@keepmark/contracts';
import { ErrorState, Icon, LoadingState, Page } from '@keepmark/ui';
import { plural } from '@keepmark/ui/words';
import { Badge, Button, Card, Group, List, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { PlanState } from '../PlanState';
import { Problem } from '../Problem';
import { SandboxNote } from '../SandboxNote';
import { usePortal, useSubscribe, useSubscription } from '../subscriptions-api';
import classes from './SubscribePage.module.css';

const included = {
  spacing: 'xs',
  icon: <Icon name="check" size="sm" />,
  classNames: { itemWrapper: classes['included'] ?? '', itemIcon: classes['check'] ?? '' },
} as const;

/** What is free, what the plan adds, and buttons for the next steps. */
export function SubscribePage() {
  const { data: plan, error, refetch } = useSubscription();
  if (error) {
    return (
      <Page title="Subscribe" width="text">
        <ErrorState title="We couldn’t load your plan" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      </Page>
    );
  }
  return (
    <Page title="Subscribe" width="text">
      {plan ? <Plans plan={plan} /> : <LoadingState />}
    </Page>
  );
}

function Plans({ plan }: { readonly plan: Subscription }) {
  const isCurrent = plan.status === 'active' || plan.status === 'past-due';
  return (
    <>
      <SandboxNote mode={plan.mode} />
      <PlanState plan={plan} />
      <div className={classes['plans']}>
        <Card component="section" aria-labelledby="free-plan" padding="lg">
          <Group justify="space-between">
            <Title order={2} size="h3" id="free-plan">
              Free
            </Title>
            {isCurrent ? null : <Badge variant="light">Your plan</Badge>}
          </Group>
          <Text className={classes['price']}>$0</Text>
          <List {...included}>
            <List.Item>Save, import, and export as much as you like</List.Item>
            <List.Item>Every screen that works without AI</List.Item>
            <List.Item>{plural(plan.freeAnswersPerDay, 'AI answer')} a day, or unlimited with your own key</List.Item>
            <List.Item>Free for good</List.Item>
          </List>
        </Card>
        <Card component="section" aria-labelledby="monthly-plan" padding="lg" withBorder>
          <Group justify="space-between">
            <Title order={2} size="h3" id="monthly-plan">
              {monthlyPlan.name}
            </Title>
            {isCurrent ? (
              <Badge variant="light">Your plan</Badge>
            ) : monthlyPlan.featured ? (
              <Badge variant="light">Recommended</Badge>
            ) : null}
          </Group>
          <Text className={classes['price']}>
            ${monthlyPlan.price} <span>a {monthlyPlan.billingInterval}</span>
          </Text>
          <Text c="dimmed">{monthlyPlan.description}</Text>
          <List {...included}>
            <List.Item>{plural(plan.planAnswersPerDay, 'AI answer')} a day</List.Item>
            {monthlyPlan.features.map((feature) => (
              <List.Item key={feature}>{feature}</List.Item>
            ))}
          </List>
          <PlanActions plan={plan} />
        </Card>
      </div>
    </>
  );
}

/** The buttons for the state of a plan. */
function PlanActions({ plan: { mode, status, cancelAtPeriodEnd, customerId } }: { readonly plan: Subscription }) {
  const subscribe = useSubscribe();
  const portal = usePortal();
  if (mode === 'off') {
    return <Text c="dimmed">Subscribing isn’t available on this site. Everything above that’s free stays free.</Text>;
  }
  const isCurrent = status === 'active' || status === 'past-due';
  const isResumable = isCurrent && cancelAtPeriodEnd;
  const canSubscribe = status === 'none' || status === 'ended';
  return (
    <div className={classes['actions']}>
      {canSubscribe ? (
        <Button
          renderRoot={(props) => <Link {...props} to="/subscribe/pay/$planId" params={{ planId: monthlyPlan.id }} />}
        >
          Subscribe
        </Button>
      ) : null}
      {isResumable ? (
        <Button loading={subscribe.isPending} onClick={() => subscribe.mutate()}>
          Resume plan
        </Button>
      ) : null}
      {customerId !== '' && status !== 'none' ? (
        <Button variant="light" loading={portal.isPending} onClick={() => portal.mutate()}>
          Receipts and cards
        </Button>
      ) : null}
      {isCurrent && !cancelAtPeriodEnd ? (
        <Button variant="subtle" renderRoot={(props) => <Link {...props} to="/subscribe/cancel" />}>
          Cancel plan
        </Button>
      ) : null}
      <Problem error={subscribe.error ?? portal.error} />
    </div>
  );
}
