import { AppModal } from '@keepmark/ui';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link } from '@tanstack/react-router';
import { meansApplied } from '../applied';
import { jobName } from '../job';
import { calendarDayOf, isCalendarDay } from '@keepmark/ui/words';
import { changedValues } from '@keepmark/ui/form-values';
import type { Job } from '../job-table';
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

/** Edits the fields of a job that change most often, in a dialog. */
export function QuickEdit({ job, focus, onClose }: QuickEditProps) {
  const { change } = useJobActions();
  const form = useForm({
    initialValues: {
      status: job.status,
      dateApplied: job.dateApplied,
      followUpOn: job.followUpOn,
      nextStep: job.nextStep,
      salary: job.salary,
      notes: job.notes,
    },
    validate: {
      dateApplied: (day) =>
        optionalDay(day) ?? (day > calendarDayOf(new Date()) ? "Enter a date that isn't in the future." : null),
      followUpOn: optionalDay,
    },
  });
  const isDatedToday = meansApplied(form.values.status) && form.values.dateApplied === '' && form.isDirty('status');
  return (
    <AppModal opened onClose={onClose} title={jobName(job)}>
      <form
        noValidate
        className={classes['form']}
        onSubmit={form.onSubmit((values) => {
          if (change(job, changedValues(values, job))) onClose();
        })}
      >
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
          data-autofocus={focus === 'notes' || undefined}
          {...form.getInputProps('notes')}
        />
        <Buttons jobId={job.internalId} onCancel={onClose} />
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
