import { cursorAtEnd, useFormDraft } from '@keepmark/ui';
import { useRecordNotice } from '@keepmark/ui/entity-form';
import { changedValues } from '@keepmark/ui/form-values';
import { formatDay, isCalendarDay } from '@keepmark/ui/words';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Job } from '../job-table';
import { nextStepMaxLength, usualStep } from '../next-step';
import classes from './Checklist.module.css';
import type { StepValues } from './next-steps-store';
import type { ListedStep } from './step-list';
import { useNextStepActions } from './use-next-step-actions';

interface NextStepFormProps {
  readonly job: Job;
  readonly onClose: () => void;
}

const empty: StepValues = { text: '', dueOn: '' };

function useStepForm(initialValues: StepValues) {
  return useForm<StepValues>({
    initialValues,
    validate: {
      text: (text) => (text.trim() === '' ? 'Enter what to do next.' : null),
      dueOn: (day) => (day === '' || isCalendarDay(day) ? null : 'Enter a full date, or leave it empty.'),
    },
  });
}

/** Adds next steps, one after another: Enter adds one, and Escape closes it. What was typed is back when it reopens. */
export function AddNextStep({ job, onClose }: NextStepFormProps) {
  const { add } = useNextStepActions();
  const form = useStepForm(empty);
  const draft = useFormDraft(form, `job-nextStep/${job.internalId}`, true);
  const close = () => {
    draft.clear();
    onClose();
  };
  return (
    <form
      noValidate
      aria-label="Add next step"
      className={classes['form']}
      onSubmit={form.onSubmit((values, event) => {
        if (!add(job.internalId, { ...values, text: values.text.trim() })) return;
        form.setValues(empty);
        draft.clear();
        event?.currentTarget.querySelector('input')?.focus();
      })}
    >
      <StepFields form={form} placeholder={usualStep(job.status)} onClose={close} />
      <Buttons submitLabel="Add" closeLabel="Close" onClose={close} />
    </form>
  );
}

/** Edits a next step where it is read. Enter saves it, and Escape cancels. */
export function EditNextStep({ step, onClose }: { step: ListedStep; onClose: () => void }) {
  const { change } = useNextStepActions();
  const stored = { text: step.text, dueOn: step.dueOn };
  const form = useStepForm(stored);
  const draft = useFormDraft(form, `job-editedStep/${step.jobId}`, true);
  const { notice, isSettled } = useRecordNotice(form, {
    noun: 'step',
    stored,
    parts: [
      { label: 'Next step', fields: ['text'] },
      { label: 'Due', fields: ['dueOn'], text: ({ dueOn }) => formatDay(dueOn) },
    ],
  });
  const close = () => {
    draft.clear();
    onClose();
  };
  return (
    <form
      noValidate
      aria-label={`Edit ${step.text}`}
      className={classes['form']}
      onSubmit={form.onSubmit((values) => {
        const changes = changedValues({ ...values, text: values.text.trim() }, stored);
        if (isSettled() && change(step, changes)) close();
      })}
    >
      {notice}
      <StepFields form={form} onClose={close} />
      <Buttons submitLabel="Save" closeLabel="Cancel" onClose={close} />
    </form>
  );
}

interface StepFieldsProps {
  readonly form: ReturnType<typeof useStepForm>;
  readonly placeholder?: string | undefined;
  readonly onClose: () => void;
}

function StepFields({ form, placeholder, onClose }: StepFieldsProps) {
  const onKeyDown = ({ key }: { key: string }) => {
    if (key === 'Escape') onClose();
  };
  return (
    <>
      <TextInput
        label="Next step"
        size="sm"
        autoComplete="off"
        maxLength={nextStepMaxLength}
        placeholder={placeholder ?? 'Ask for feedback'}
        // The person has just asked to edit it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        ref={cursorAtEnd}
        onKeyDown={onKeyDown}
        {...form.getInputProps('text')}
      />
      <TextInput type="date" label="Due (optional)" size="sm" onKeyDown={onKeyDown} {...form.getInputProps('dueOn')} />
    </>
  );
}

function Buttons({
  submitLabel,
  closeLabel,
  onClose,
}: {
  submitLabel: string;
  closeLabel: string;
  onClose: () => void;
}) {
  return (
    <div className={classes['buttons']}>
      <Button type="submit" size="sm">
        {submitLabel}
      </Button>
      <Button variant="default" size="sm" onClick={onClose}>
        {closeLabel}
      </Button>
    </div>
  );
}
