import { cursorAtEnd, useFormDraft } from '@keepmark/ui';
import { useRecordNotice } from '@keepmark/ui/entity-form';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Job } from '../job-table';
import { nextStepMaxLength, usualStep } from '../next-step';
import { useJobActions } from '../use-job-actions';
import classes from './JobPage.module.css';

/** Edits the next step where it is read. Enter saves it, Escape cancels, and an empty one is the usual step again. */
export function NextStepEditor({ job, onClose }: { job: Job; onClose: () => void }) {
  const { change } = useJobActions();
  const form = useForm({ initialValues: { text: job.nextStep } });
  const draft = useFormDraft(form, `job-nextStep/${job.internalId}`, true);
  const { notice, isSettled } = useRecordNotice(form, {
    noun: 'job',
    stored: { text: job.nextStep },
    parts: [{ label: 'Next step', fields: ['text'] }],
  });
  const close = () => {
    draft.clear();
    onClose();
  };
  return (
    <form
      className={classes['nextForm']}
      onSubmit={form.onSubmit(({ text }) => {
        const nextStep = text.trim();
        if (isSettled() && (nextStep === job.nextStep || change(job, { nextStep }))) close();
      })}
    >
      {notice}
      <div className={classes['nextEditor']}>
        <TextInput
          label="Next step"
          size="sm"
          autoComplete="off"
          maxLength={nextStepMaxLength}
          placeholder={usualStep(job.status) ?? 'Ask for feedback'}
          // The person has just asked to edit it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          ref={cursorAtEnd}
          onKeyDown={({ key }) => {
            if (key === 'Escape') close();
          }}
          {...form.getInputProps('text')}
        />
        <div className={classes['buttons']}>
          <Button type="submit" size="sm">
            Save next step
          </Button>
          <Button variant="default" size="sm" onClick={close}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  );
}
