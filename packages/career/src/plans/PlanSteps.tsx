import { AppModal, Icon } from '@keepmark/ui';
import { useOpenedRow } from '@keepmark/ui/entity-form';
import { RowAction } from '@keepmark/ui/entity-list';
import { changedValues } from '@keepmark/ui/form-values';
import { SortableItem, SortableList } from '@keepmark/ui/sortable-list';
import { formatDay } from '@keepmark/ui/words';
import { Section } from '@keepmark/ui/section';
import { Button, Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { DueBadge } from './DueBadge';
import { isDone, stepKindLabels } from './plan';
import type { CareerPlanStep } from './plan-tables';
import classes from './PlanSteps.module.css';
import { newStepForm, stepFormOf, stepValuesOf } from './step-form';
import { StepForm } from './StepForm';
import { usePlanActions } from './use-plan-actions';

export interface PlanStepsProps {
  planId: string;
  /** In the order shown. */
  steps: readonly CareerPlanStep[];
}

/** The steps of a plan: check off, edit, move and delete them, and add more. */
export function PlanSteps({ planId, steps }: PlanStepsProps) {
  const actions = usePlanActions();
  const [edited, setEdited] = useState<CareerPlanStep | 'new'>();
  const nameOf = (id: string) => steps.find(({ internalId }) => internalId === id)?.title ?? '';
  const close = () => setEdited(undefined);
  return (
    <Section
      title="Steps"
      actions={
        <Button variant="light" leftSection={<Icon name="plus" size="sm" />} onClick={() => setEdited('new')}>
          Add step
        </Button>
      }
    >
      {steps.length === 0 ? (
        <Text c="dimmed">No steps yet. Add the first one: something you can finish this week.</Text>
      ) : (
        <SortableList
          ids={steps.map(({ internalId }) => internalId)}
          nameOf={nameOf}
          onMove={(from, to) => actions.moveStep(planId, from, to)}
        >
          <ul className={classes['list']} aria-label="Steps">
            {steps.map((step) => (
              <StepRow key={step.internalId} step={step} onEdit={() => setEdited(step)} />
            ))}
          </ul>
        </SortableList>
      )}
      <AppModal opened={edited !== undefined} onClose={close} title={edited === 'new' ? 'Add step' : 'Edit step'}>
        {edited === 'new' ? <NewStep planId={planId} onClose={close} /> : null}
        {edited && edited !== 'new' ? <EditedStep opened={edited} steps={steps} onClose={close} /> : null}
      </AppModal>
    </Section>
  );
}

function StepRow({ step, onEdit }: { step: CareerPlanStep; onEdit: () => void }) {
  const actions = usePlanActions();
  return (
    <SortableItem id={step.internalId} name={step.title} component="li" className={classes['item']}>
      {(handle) => (
        <div className={classes['step']}>
          {handle}
          <Checkbox
            aria-label={`Done: ${step.title}`}
            checked={isDone(step)}
            onChange={({ currentTarget }) => actions.setDone(step, currentTarget.checked)}
          />
          <StepText step={step} />
          <div className={classes['actions']}>
            <RowAction icon="pencil" label={`Edit ${step.title}`} onClick={onEdit} />
            <RowAction icon="trash" label={`Delete ${step.title}`} onClick={() => actions.deleteStep(step)} />
          </div>
        </div>
      )}
    </SortableItem>
  );
}

function NewStep({ planId, onClose }: { planId: string; onClose: () => void }) {
  const actions = usePlanActions();
  return (
    <StepForm
      isNew
      initialValues={newStepForm()}
      draftKey={`plan-step/${planId}/new`}
      submitLabel="Add step"
      onSubmit={(values) => actions.addStep(planId, stepValuesOf(values))}
      onLeave={onClose}
    />
  );
}

interface EditedStepProps {
  opened: CareerPlanStep;
  /** Those of the plan as they are stored now. */
  steps: readonly CareerPlanStep[];
  onClose: () => void;
}

function EditedStep({ opened, steps, onClose }: EditedStepProps) {
  const actions = usePlanActions();
  const { internalId } = opened;
  const step =
    useOpenedRow(
      steps.find((one) => one.internalId === internalId),
      internalId,
    ) ?? opened;
  const stored = stepFormOf(step);
  return (
    <StepForm
      isNew={false}
      initialValues={stepFormOf(opened)}
      stored={stored}
      draftKey={`plan-step/${internalId}`}
      submitLabel="Save changes"
      onSubmit={(values) => actions.changeStep(step, changedValues(stepValuesOf(values), stored))}
      onLeave={onClose}
    />
  );
}

function StepText({ step }: { step: CareerPlanStep }) {
  const { kind, title, dueOn, doneOn, notes } = step;
  const dated = doneOn ? `done ${formatDay(doneOn)}` : dueOn ? `due ${formatDay(dueOn)}` : 'no due date';
  return (
    <div className={classes['words']}>
      <span className={classes['title']} data-done={isDone(step) || undefined}>
        {title}
      </span>
      <Text component="div" size="sm" c="dimmed" className={classes['facts']}>
        <span>
          {stepKindLabels[kind]}, {dated}
        </span>
        <DueBadge step={step} />
      </Text>
      {notes ? (
        <Text size="sm" className={classes['notes']}>
          {notes}
        </Text>
      ) : null}
    </div>
  );
}
