import { AppModal, Icon, NotSavedHere, Page } from '@keepmark/ui';
import { EntityForm, useOpenedRow } from '@keepmark/ui/entity-form';
import { pageAction } from '@keepmark/ui/page-action';
import { changedValues } from '@keepmark/ui/form-values';
import { formatDay } from '@keepmark/ui/words';
import { Anchor, Button, Progress, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { careerSearch } from '../career-link';
import { isDone, type PlanValues, type StepValues, stepValues } from './plan';
import { planFormOf, planFormParts, planFormSchema, planValuesOf } from './plan-form';
import type { CareerPlan, CareerPlanStep } from './plan-tables';
import { PlanFields } from './PlanFields';
import classes from './PlanPage.module.css';
import { type EditedStep, PlanSteps } from './PlanSteps';
import { useCareerPlan, usePlanSteps } from './plans-store';
import { usePlanActions } from './use-plan-actions';

/** One plan with its steps. */
export function PlanPage() {
  const { internalId = '' } = useParams({ strict: false });
  const stored = useCareerPlan(internalId);
  const plan = useOpenedRow(stored, internalId);
  return plan ? <Plan key={internalId} plan={plan} isDeleted={!stored} /> : <PlanNotFound />;
}

function PlanNotFound() {
  return (
    <NotSavedHere
      noun="plan"
      nouns="plans"
      icon="route"
      action={<Button renderRoot={(props) => <Link {...props} to="/career/plans" />}>Go to plans</Button>}
    />
  );
}

function Plan({ plan, isDeleted }: { plan: CareerPlan; isDeleted: boolean }) {
  const steps = useOpenedSteps(plan.internalId, isDeleted);
  const actions = usePlanActions();
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(false);
  const [editedStep, setEditedStep] = useState<EditedStep>();
  // What is being typed stays when another tab deletes the plan.
  if (isDeleted && !isEditing && !editedStep) return <PlanNotFound />;
  const { career, careerCode } = plan;
  const addAgain = (values: PlanValues, list: readonly StepValues[]): boolean => {
    const internalId = actions.add({ career, careerCode, ...values }, list);
    if (internalId === undefined) return false;
    void navigate({ to: '/career/plan/$internalId', params: { internalId }, replace: true });
    return true;
  };
  const deletePlan = () => {
    if (actions.delete(plan)) void navigate({ to: '/career/plans', replace: true });
  };
  return (
    <Page
      title={plan.title}
      width="text"
      actions={
        <>
          <Button
            {...pageAction}
            aria-label="All plans"
            leftSection={<Icon name="list" size="sm" />}
            renderRoot={(props) => <Link {...props} to="/career/plans" />}
          >
            All plans
          </Button>
          <Button
            {...pageAction}
            aria-label="Edit plan"
            leftSection={<Icon name="pencil" size="sm" />}
            onClick={() => setEditing(true)}
          >
            Edit plan
          </Button>
          <Button
            {...pageAction}
            aria-label="Delete plan"
            leftSection={<Icon name="trash" size="sm" />}
            onClick={deletePlan}
          >
            Delete plan
          </Button>
        </>
      }
    >
      <PlanFacts plan={plan} steps={steps} />
      <PlanSteps
        planId={plan.internalId}
        steps={steps}
        edited={editedStep}
        onEdit={setEditedStep}
        onAddAgain={isDeleted ? (list) => addAgain(planFormOf(plan), list) : undefined}
      />
      <AppModal opened={isEditing} onClose={() => setEditing(false)} title="Edit plan">
        {isEditing ? (
          <EditPlan
            plan={plan}
            isDeleted={isDeleted}
            onAddAgain={(values) => addAgain(values, steps.map(stepValues))}
            onClose={() => setEditing(false)}
          />
        ) : null}
      </AppModal>
    </Page>
  );
}

/** The steps of a plan. Another tab deletes them with the plan, but here they stay while it can be saved again. */
function useOpenedSteps(planId: string, isDeleted: boolean): readonly CareerPlanStep[] {
  const stored = usePlanSteps(planId);
  const [opened, setOpened] = useState(stored);
  if (!isDeleted && stored !== opened) setOpened(stored);
  return isDeleted ? opened : stored;
}

/** The progress, target date, career, and notes of a plan. */
function PlanFacts({ plan, steps }: { plan: CareerPlan; steps: readonly CareerPlanStep[] }) {
  const { targetDate, notes, career, careerCode } = plan;
  const doneCount = steps.filter(isDone).length;
  return (
    <div className={classes['facts']}>
      <Text>
        {steps.length === 0 ? 'No steps' : `${doneCount} of ${steps.length} done`}
        {targetDate ? `, target date ${formatDay(targetDate)}` : ''}
      </Text>
      {steps.length > 0 ? (
        <Progress value={(100 * doneCount) / steps.length} aria-label="Steps done" size="sm" />
      ) : null}
      {career ? (
        <Text size="sm">
          <Anchor
            renderRoot={(props) => (
              <Link {...props} to="/career/counseling" search={careerSearch({ code: careerCode, title: career })} />
            )}
          >
            About this career: {career}
          </Anchor>
        </Text>
      ) : null}
      {notes ? <Text className={classes['notes']}>{notes}</Text> : null}
    </div>
  );
}

interface EditPlanProps {
  plan: CareerPlan;
  isDeleted: boolean;
  /** Adds the plan with its steps again. @returns whether it's stored */
  onAddAgain: (values: PlanValues) => boolean;
  onClose: () => void;
}

function EditPlan({ plan, isDeleted, onAddAgain, onClose }: EditPlanProps) {
  const { change } = usePlanActions();
  const stored = planFormOf(plan);
  const form = useForm({ initialValues: stored, validate: schemaResolver(planFormSchema) });
  return (
    <EntityForm
      form={form}
      draftKey={`plan-edit/${plan.internalId}`}
      submitLabel="Save changes"
      record={{
        noun: 'plan',
        stored: isDeleted ? undefined : stored,
        parts: planFormParts,
        onAddAgain: (values) => onAddAgain(planValuesOf(values)),
      }}
      // The form follows the stored plan, so only what the person changed is written.
      onSubmit={(values) => change(plan, changedValues(planValuesOf(values), planValuesOf(stored)))}
      onLeave={onClose}
    >
      <PlanFields form={form} />
    </EntityForm>
  );
}
