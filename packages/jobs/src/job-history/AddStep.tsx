import { calendarDayOf, isCalendarDay } from '@keepmark/ui/words';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { defaultJobStatus, type JobStatus } from '../job-status';
import type { Job } from '../job-table';
import { JobStatusSelect } from '../JobStatusSelect';
import { useJobActions } from '../use-job-actions';
import { StepForm } from './StepForm';

interface AddStepProps {
  readonly job: Job;
  readonly onClose: () => void;
}

/** That nobody has started to apply isn't an event to add. What people add then is that they applied. */
const likelyEvent = (status: JobStatus): JobStatus => (status === defaultJobStatus ? 'application-submitted' : status);

/** Adds an event that happened without being recorded. The latest event is the job's status. */
export function AddStep({ job, onClose }: AddStepProps) {
  const { addStep } = useJobActions();
  const [today] = useState(() => calendarDayOf(new Date()));
  const form = useForm<{ status: JobStatus; day: string; note: string }>({
    initialValues: { status: likelyEvent(job.status), day: today, note: '' },
    validate: {
      day: (day) =>
        !isCalendarDay(day) ? 'Enter a full date.' : day > today ? 'Enter a date that isn’t in the future.' : null,
    },
  });
  return (
    <StepForm
      label="Add event"
      submitLabel="Add event"
      latest={today}
      form={form}
      draftKey={`${job.internalId}/new`}
      onSubmit={({ status, day, note }) => addStep(job, { status, at: day, note: note.trim() })}
      onClose={onClose}
    >
      <JobStatusSelect
        label="Event"
        // The person has just asked to add it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={form.values.status}
        onChange={(status) => form.setFieldValue('status', status)}
      />
    </StepForm>
  );
}
