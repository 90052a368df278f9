import { useFormDraft } from '@keepmark/ui';
import { useRecordNotice } from '@keepmark/ui/entity-form';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { stepKindLabels } from './plan';
import { stepExamples } from './plan-template';
import { type PlanStepKind, planStepKinds } from './plan-tables';
import { stepFormParts, type StepFormValues, stepFormSchema, usualDueDate } from './step-form';
import classes from './StepForm.module.css';

export interface StepFormProps {
  initialValues: StepFormValues;
  /** The values of the edited step as they are stored now. */
  stored?: StepFormValues;
  /** What another tab deleted since the form was opened. `onSubmit` then has to add it again. */
  deleted?: 'step' | 'plan' | undefined;
  /** A key for each step, so that its draft survives a reload. */
  draftKey: string;
  /** Whether picking another kind sets the default due date, unless the person changed it. */
  isNew: boolean;
  submitLabel: string;
  /** @returns whether the step is stored */
  onSubmit: (values: StepFormValues) => boolean;
  onLeave: () => void;
  /** Additional fields before those of the step. */
  children?: ReactNode;
}

const kindOptions = planStepKinds.map((value) => ({ value, label: stepKindLabels[value] }));

/** The fields of one step of a plan. */
export function StepForm(props: StepFormProps) {
  const { initialValues, stored, deleted, draftKey, isNew, submitLabel, onSubmit, onLeave, children } = props;
  const form = useForm<StepFormValues>({ initialValues, validate: schemaResolver(stepFormSchema) });
  const draft = useFormDraft(form, draftKey, stored !== undefined);
  const record = deleted ? { noun: deleted, stored: undefined } : stored && { noun: 'step', stored };
  const { notice, isSettled } = useRecordNotice(form, record && { ...record, parts: stepFormParts });
  const leave = () => {
    draft.clear();
    onLeave();
  };
  const pickKind = (kind: PlanStepKind) => {
    const isUsual = isNew && form.values.dueOn === usualDueDate(form.values.kind);
    form.setValues({ kind, ...(isUsual && { dueOn: usualDueDate(kind) }) });
  };
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={form.onSubmit(
        (values) => {
          if ((deleted || isSettled()) && onSubmit(values)) leave();
        },
        (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
      )}
    >
      {notice}
      {children}
      <div className={classes['pair']}>
        <NativeSelect
          label="Kind"
          data={kindOptions}
          value={form.values.kind}
          onChange={({ currentTarget }) => {
            const kind = planStepKinds.find((one) => one === currentTarget.value);
            if (kind) pickKind(kind);
          }}
        />
        <TextInput type="date" label="Due" {...form.getInputProps('dueOn')} />
      </div>
      <TextInput
        label="Step"
        withAsterisk
        data-autofocus
        autoComplete="off"
        placeholder={stepExamples[form.values.kind]}
        {...form.getInputProps('title')}
      />
      <Textarea label="Notes" autosize minRows={2} maxRows={10} {...form.getInputProps('notes')} />
      <div className={classes['buttons']}>
        <Button type="submit">{deleted ? `Save as a new ${deleted}` : submitLabel}</Button>
        <Button variant="default" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
