import { Button, Card, Group, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { planWords } from '../plan-words';
import { useSubscription } from '../subscriptions-api';

/** The plan on the profile, in two lines. If it can't be loaded, the rest of the profile still shows. */
export function ProfilePlan() {
  const { data: plan, error } = useSubscription();
  const words = plan && planWords(plan);
  return (
    <Card component="section" aria-labelledby="profile-plan" padding="lg">
      <Group justify="space-between" gap="sm">
        <div>
          <Title order={2} size="h4" id="profile-plan">
            Plan{words ? `: ${words.title}` : ''}
          </Title>
          <Text c="dimmed">{error ? 'We couldn’t load your plan.' : (words?.message ?? 'Loading…')}</Text>
        </div>
        <Button variant="light" renderRoot={(props) => <Link {...props} to="/subscribe" />}>
          Your plan
        </Button>
      </Group>
    </Card>
  );
}
