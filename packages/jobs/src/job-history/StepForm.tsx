import { Button, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import classes from './JobTimeline.module.css';

interface StepValues {
  day: string;
  note: string;
}

interface StepFormProps<Values extends StepValues> {
  /** The name of the form. */
  readonly label: string;
  readonly submitLabel: string;
  /** The name of the button for screen readers, where its label says too little. */
  readonly submitName?: string;
  readonly latest: string;
  readonly form: UseFormReturnType<Values>;
  readonly onSubmit: (values: Values) => void;
  readonly onClose: () => void;
  /** Above the date: what happened. */
  readonly children: ReactNode;
}

/** The date and the note of a step, with the buttons of its form. */
export function StepForm<Values extends StepValues>(props: StepFormProps<Values>) {
  const { label, submitLabel, submitName, latest, form, onSubmit, onClose, children } = props;
  return (
    <form
      noValidate
      aria-label={label}
      className={classes['edit']}
      onSubmit={form.onSubmit((values) => onSubmit(values))}
    >
      {children}
      <TextInput type="date" label="Date" max={latest} {...form.getInputProps('day')} />
      <Textarea label="Note" autosize minRows={2} maxRows={8} maxLength={2000} {...form.getInputProps('note')} />
      <div className={classes['buttons']}>
        <Button type="submit" size="sm" aria-label={submitName}>
          {submitLabel}
        </Button>
        <Button variant="default" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
