import { useFormDraft } from '@keepmark/ui';
import { DraftNotice, useCancel } from '@keepmark/ui/entity-form';
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
  /** Of the step, or of a new one. */
  readonly draftKey: string;
  /** @returns whether the values are stored */
  readonly onSubmit: (values: Values) => boolean;
  readonly onClose: () => void;
  /** Above the date: what happened. */
  readonly children: ReactNode;
}

/** The date and the note of a step, with the buttons of its form. What is typed is back when it opens again. */
export function StepForm<Values extends StepValues>(props: StepFormProps<Values>) {
  const { label, submitLabel, submitName, latest, form, draftKey, onSubmit, onClose, children } = props;
  const draft = useFormDraft(form, `job-step/${draftKey}`, true);
  const cancel = useCancel(form, draft, onClose);
  return (
    <form
      noValidate
      aria-label={label}
      className={classes['edit']}
      onSubmit={form.onSubmit((values) => {
        if (!onSubmit(values)) return;
        draft.clear();
        onClose();
      })}
    >
      {draft.restored ? <DraftNotice onDiscard={draft.discard} /> : null}
      {children}
      <TextInput type="date" label="Date" max={latest} {...form.getInputProps('day')} />
      <Textarea label="Note" autosize minRows={2} maxRows={8} maxLength={2000} {...form.getInputProps('note')} />
      <div className={classes['buttons']}>
        <Button type="submit" size="sm" aria-label={submitName}>
          {submitLabel}
        </Button>
        <Button variant="default" size="sm" onClick={() => void cancel()}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
