import { calendarDayOf, formatDay } from '@keepmark/ui/words';
import { entry, entryName, entryWords, Section, spacedList, useShowMore } from '@keepmark/ui/section';
import { Anchor, Button, Checkbox, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { DueBadge } from './DueBadge';
import { type DeskStep, deskSteps } from './plan';
import { useAllPlanSteps, useCareerPlans } from './plans-store';
import { usePlanActions } from './use-plan-actions';

/** How many are shown before "Show more". */
const shownFirst = 5;

/** Overdue and next steps of plans, for the desk. Renders nothing if there are none. */
export function DeskPlans() {
  const plans = useCareerPlans();
  const steps = useAllPlanSteps();
  const [today] = useState(() => calendarDayOf(new Date()));
  const dueSteps = useMemo(() => deskSteps(plans, steps, today), [plans, steps, today]);
  const { shown, more } = useShowMore(dueSteps, shownFirst);
  if (dueSteps.length === 0) return null;
  return (
    <Section
      title="Career plans"
      isFramed
      actions={
        <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/career/plans" />}>
          All plans
        </Anchor>
      }
    >
      <ul className={spacedList}>
        {shown.map((one) => (
          <DeskPlanStep key={one.step.internalId} {...one} />
        ))}
      </ul>
      {more ? <Button variant="subtle" {...more} /> : null}
    </Section>
  );
}

function DeskPlanStep({ plan, step }: DeskStep) {
  const { setDone } = usePlanActions();
  return (
    <li className={entry}>
      <Checkbox aria-label={`Done: ${step.title}`} checked={false} onChange={() => setDone(step, true)} />
      <div className={entryWords}>
        <Link to="/career/plan/$internalId" params={{ internalId: plan.internalId }} className={entryName}>
          {step.title}
        </Link>
        <Text size="sm" c="dimmed">
          {plan.title}
          {step.dueOn ? `, due ${formatDay(step.dueOn)}` : ''}
        </Text>
      </div>
      <DueBadge step={step} />
    </li>
  );
}
