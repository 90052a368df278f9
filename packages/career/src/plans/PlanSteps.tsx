import { AppModal, Icon } from '@keepmark/ui';
import { useOpenedRow } from '@keepmark/ui/entity-form';
import { RowAction } from '@keepmark/ui/entity-list';
import { changedValues } from '@keepmark/ui/form-values';
import { SortableItem, SortableList } from '@keepmark/ui/sortable-list';
import { formatDay } from '@keepmark/ui/words';
import { Section } from '@keepmark/ui/section';
import { Button, Checkbox, Text } from '@mantine/core';
import { DueBadge } from './DueBadge';
import { isDone, stepKindLabels, type StepValues, stepValues } from './plan';
import type { CareerPlanStep } from './plan-tables';
import classes from './PlanSteps.module.css';
import { newStepForm, stepFormOf, stepValuesOf } from './step-form';
import { StepForm } from './StepForm';
import { usePlanActions } from './use-plan-actions';

/** The step in the open form: one as it was when the form was opened, or a new one. */
export type EditedStep = CareerPlanStep | 'new';

export interface PlanStepsProps {
  planId: string;
  /** In the order shown. */
  steps: readonly CareerPlanStep[];
  edited: EditedStep | undefined;
  onEdit: (step: EditedStep | undefined) => void;
  /** Adds the plan again with these steps, when another tab deleted it. @returns whether it's stored */
  onAddAgain: ((steps: readonly StepValues[]) => boolean) | undefined;
}

/** The steps of a plan: check off, edit, move and delete them, and add more. */
export function PlanSteps({ planId, steps, edited, onEdit, onAddAgain }: PlanStepsProps) {
  const actions = usePlanActions();
  const nameOf = (id: string) => steps.find(({ internalId }) => internalId === id)?.title ?? '';
  const form = { planId, steps, onAddAgain, onClose: () => onEdit(undefined) };
  return (
    <Section
      title="Steps"
      actions={
        <Button variant="light" leftSection={<Icon name="plus" size="sm" />} onClick={() => onEdit('new')}>
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
              <StepRow key={step.internalId} step={step} onEdit={() => onEdit(step)} />
            ))}
          </ul>
        </SortableList>
      )}
      <AppModal
        opened={edited !== undefined}
        onClose={form.onClose}
        title={edited === 'new' ? 'Add step' : 'Edit step'}
      >
        {edited === 'new' ? <NewStep {...form} /> : null}
        {edited && edited !== 'new' ? <ChangedStep {...form} opened={edited} /> : null}
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

interface StepProps extends Pick<PlanStepsProps, 'planId' | 'steps' | 'onAddAgain'> {
  onClose: () => void;
}

function NewStep({ planId, steps, onAddAgain, onClose }: StepProps) {
  const actions = usePlanActions();
  const add = (values: StepValues) =>
    onAddAgain ? onAddAgain([...steps.map(stepValues), values]) : actions.addStep(planId, values);
  return (
    <StepForm
      isNew
      initialValues={newStepForm()}
      deleted={onAddAgain && 'plan'}
      draftKey={`plan-step/${planId}/new`}
      submitLabel="Add step"
      onSubmit={(values) => add(stepValuesOf(values))}
      onLeave={onClose}
    />
  );
}

function ChangedStep({ planId, steps, opened, onAddAgain, onClose }: StepProps & { opened: CareerPlanStep }) {
  const actions = usePlanActions();
  const { internalId } = opened;
  const found = steps.find((one) => one.internalId === internalId);
  const step = useOpenedRow(found, internalId) ?? opened;
  const stored = stepFormOf(step);
  const save = (values: StepValues) => {
    const after = { ...stepValues(step), ...values };
    if (onAddAgain) return onAddAgain(steps.map((one) => (one === found ? after : stepValues(one))));
    return found ? actions.changeStep(step, changedValues(values, stored)) : actions.addStep(planId, after);
  };
  return (
    <StepForm
      isNew={false}
      initialValues={stepFormOf(opened)}
      stored={stored}
      deleted={onAddAgain ? 'plan' : found ? undefined : 'step'}
      draftKey={`plan-step/${internalId}`}
      submitLabel="Save changes"
      onSubmit={(values) => save(stepValuesOf(values))}
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
