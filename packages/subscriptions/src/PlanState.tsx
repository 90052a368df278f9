import type { Subscription } from '@keepmark/contracts';
import { Icon, type IconName } from '@keepmark/ui';
import { Alert } from '@mantine/core';
import { type PlanWords, planWords } from './plan-words';

const looks: Readonly<
  Record<Exclude<PlanWords['tone'], 'none'>, { color: 'success' | 'warning' | 'info'; icon: IconName }>
> = {
  good: { color: 'success', icon: 'circle-check' },
  attention: { color: 'warning', icon: 'alert-triangle' },
  ended: { color: 'info', icon: 'info-circle' },
};

/** The state of a plan. Renders nothing for someone who never had one. */
export function PlanState({ plan }: { readonly plan: Subscription }) {
  const { title, message, tone } = planWords(plan);
  if (tone === 'none') return null;
  const { color, icon } = looks[tone];
  return (
    <Alert color={color} icon={<Icon name={icon} />} title={title}>
      {message}
    </Alert>
  );
}
