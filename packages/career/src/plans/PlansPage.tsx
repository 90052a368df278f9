import { EmptyState, Icon, Page } from '@keepmark/ui';
import { EntityRow, RowAction, rowLine, rowLines, rowName } from '@keepmark/ui/entity-list';
import { VirtualList } from '@keepmark/ui/virtual-list';
import { formatDay, plural } from '@keepmark/ui/words';
import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo, useCallback, useMemo } from 'react';
import { CareerLinks } from '../counseling/CareerLinks';
import { DueBadge } from './DueBadge';
import { isDone, nextStep, stepsByPlan } from './plan';
import type { CareerPlan, CareerPlanStep } from './plan-tables';
import classes from './PlansPage.module.css';
import { useAllPlanSteps, useCareerPlans } from './plans-store';
import { usePlanActions } from './use-plan-actions';

const addPlan = (
  <Button
    leftSection={<Icon name="plus" size="sm" />}
    renderRoot={(props) => <Link {...props} to="/career/plan/add" />}
  >
    Add plan
  </Button>
);
const counseling = <CareerLinks to={['counseling']} />;
const noSteps: readonly CareerPlanStep[] = [];

/** All plans, each with its next step. */
export function PlansPage() {
  const plans = useCareerPlans();
  const steps = useAllPlanSteps();
  const ofPlan = useMemo(() => stepsByPlan(steps), [steps]);
  const actions = usePlanActions();
  const deletePlan = useCallback((plan: CareerPlan) => void actions.delete(plan), [actions]);
  if (plans.length === 0) {
    return (
      <Page title="Career plans" actions={counseling}>
        <EmptyState icon="route" title="No plans yet" action={addPlan}>
          A plan holds the steps toward a career, each with a date. The next ones show up on your desk.
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page
      title="Career plans"
      actions={
        <>
          {counseling}
          {addPlan}
        </>
      }
    >
      <Text c="dimmed">{plural(plans.length, 'plan')}</Text>
      <VirtualList label="Plans" items={plans} itemKey={({ internalId }) => internalId} rowHeight={72}>
        {(plan) => <PlanRow plan={plan} steps={ofPlan.get(plan.internalId) ?? noSteps} onDelete={deletePlan} />}
      </VirtualList>
    </Page>
  );
}

interface PlanRowProps {
  plan: CareerPlan;
  steps: readonly CareerPlanStep[];
  onDelete: (plan: CareerPlan) => void;
}

const PlanRow = memo(function PlanRow({ plan, steps, onDelete }: PlanRowProps) {
  const { internalId, title, targetDate } = plan;
  const next = nextStep(steps);
  const progress = steps.length === 0 ? 'No steps yet' : `${steps.filter(isDone).length} of ${steps.length} done`;
  return (
    <EntityRow
      columns={classes['columns']}
      heading={
        <>
          <Link to="/career/plan/$internalId" params={{ internalId }} className={rowName}>
            {title}
          </Link>
          <span className={rowLine}>
            {progress}
            {targetDate ? `, target date ${formatDay(targetDate)}` : ''}
          </span>
        </>
      }
      actions={<RowAction icon="trash" label={`Delete ${title}`} onClick={() => onDelete(plan)} />}
    >
      <div className={`${rowLines} ${classes['next']}`}>
        {next ? (
          <>
            <span className={classes['step']}>Next: {next.title}</span>
            <span className={classes['due']}>
              {next.dueOn ? `Due ${formatDay(next.dueOn)}` : 'No due date'} <DueBadge step={next} />
            </span>
          </>
        ) : null}
      </div>
    </EntityRow>
  );
});
