import { AppModal, cursorAtEnd, useFormDraft } from '@keepmark/ui';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link } from '@tanstack/react-router';
import { meansApplied } from '../applied';
import { jobName } from '../job';
import { calendarDayOf, formatDay, isCalendarDay } from '@keepmark/ui/words';
import { DraftNotice, type FormPart, useCancel, useOpenedRow, useRecordNotice } from '@keepmark/ui/entity-form';
import { changedValues } from '@keepmark/ui/form-values';
import { jobStatusLabels } from '../job-status';
import type { Job } from '../job-table';
import { useSavedJob } from '../jobs-store';
import { JobStatusSelect } from '../JobStatusSelect';
import { nextStepMaxLength, usualStep } from '../next-step';
import { useJobActions } from '../use-job-actions';
import classes from './QuickEdit.module.css';

export interface QuickEditProps {
  job: Job;
  /** The field that gets the focus; the status by default. */
  focus?: 'notes';
  onClose: () => void;
}

const optionalDay = (day: string) => (day === '' || isCalendarDay(day) ? null : 'Enter a full date.');

type QuickEditValues = Pick<Job, 'status' | 'dateApplied' | 'followUpOn' | 'nextStep' | 'salary' | 'notes'>;

const valuesOf = ({ status, dateApplied, followUpOn, nextStep, salary, notes }: Job): QuickEditValues => ({
  status,
  dateApplied,
  followUpOn,
  nextStep,
  salary,
  notes,
});

const parts: readonly FormPart<QuickEditValues>[] = [
  { label: 'Status', fields: ['status'], text: ({ status }) => jobStatusLabels[status] },
  { label: 'Applied on', fields: ['dateApplied'], text: ({ dateApplied }) => formatDay(dateApplied) },
  { label: 'Follow up on', fields: ['followUpOn'], text: ({ followUpOn }) => formatDay(followUpOn) },
  { label: 'Next step', fields: ['nextStep'] },
  { label: 'Salary', fields: ['salary'] },
  { label: 'Notes', fields: ['notes'] },
];

/** Edits the fields of a job that change most often, in a dialog. What is typed is back when it opens again. */
export function QuickEdit({ job: opened, focus, onClose }: QuickEditProps) {
  const { change } = useJobActions();
  const job = useOpenedRow(useSavedJob(opened.internalId), opened.internalId) ?? opened;
  const form = useForm<QuickEditValues>({
    initialValues: valuesOf(opened),
    validate: {
      dateApplied: (day) =>
        optionalDay(day) ?? (day > calendarDayOf(new Date()) ? 'Enter a date that isn’t in the future.' : null),
      followUpOn: optionalDay,
    },
  });
  const draft = useFormDraft(form, `job-quick-edit/${opened.internalId}`, true);
  const cancel = useCancel(form, draft, onClose);
  const { notice, isSettled } = useRecordNotice(form, { noun: 'job', stored: valuesOf(job), parts });
  const isDatedToday = meansApplied(form.values.status) && form.values.dateApplied === '' && form.isDirty('status');
  return (
    <AppModal opened onClose={onClose} title={jobName(job)}>
      <form
        noValidate
        className={classes['form']}
        onSubmit={form.onSubmit((values) => {
          if (!isSettled() || !change(job, changedValues(values, valuesOf(job)))) return;
          draft.clear();
          onClose();
        })}
      >
        {draft.restored ? <DraftNotice onDiscard={draft.discard} /> : null}
        {notice}
        <JobStatusSelect
          label="Status"
          value={form.values.status}
          onChange={(status) => form.setFieldValue('status', status)}
        />
        <div className={classes['pair']}>
          <TextInput
            type="date"
            label="Applied on"
            description={isDatedToday ? 'Today if left empty' : undefined}
            {...form.getInputProps('dateApplied')}
          />
          <TextInput type="date" label="Follow up on" {...form.getInputProps('followUpOn')} />
        </div>
        <TextInput
          label="Next step"
          placeholder={usualStep(form.values.status)}
          autoComplete="off"
          maxLength={nextStepMaxLength}
          {...form.getInputProps('nextStep')}
        />
        <TextInput label="Salary" maxLength={200} {...form.getInputProps('salary')} />
        <Textarea
          label="Notes"
          autosize
          minRows={3}
          maxRows={10}
          maxLength={20_000}
          ref={cursorAtEnd}
          data-autofocus={focus === 'notes' || undefined}
          {...form.getInputProps('notes')}
        />
        <Buttons jobId={job.internalId} onCancel={() => void cancel()} />
      </form>
    </AppModal>
  );
}

function Buttons({ jobId, onCancel }: { jobId: string; onCancel: () => void }) {
  return (
    <div className={classes['buttons']}>
      <Button type="submit">Save changes</Button>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
      <Button
        variant="subtle"
        renderRoot={(props) => <Link {...props} to="/job/edit/$internalId" params={{ internalId: jobId }} />}
      >
        All details
      </Button>
      <Button
        variant="subtle"
        renderRoot={(props) => (
          <Link {...props} to="/job/application/preparation/$internalId" params={{ internalId: jobId }} />
        )}
      >
        Prepare application
      </Button>
    </div>
  );
}
