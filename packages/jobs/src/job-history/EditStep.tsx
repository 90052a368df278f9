import { Button, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { calendarDayOf, dayOf, formatDay, isCalendarDay } from '@keepmark/ui/words';
import { jobStatusLabels } from '../job-status';
import { useJobActions } from '../use-job-actions';
import type { JobStep } from './job-history';
import classes from './JobTimeline.module.css';

export interface EditStepProps {
  step: JobStep;
  /** Date of the next step, if there is one. */
  latest: string | undefined;
  onClose: () => void;
}

function dayError(day: string, latest: string): string | null {
  if (!isCalendarDay(day)) return 'Enter a full date.';
  if (day <= latest) return null;
  return latest === calendarDayOf(new Date())
    ? "Enter a date that isn't in the future."
    : `Enter a date no later than the next step, ${formatDay(latest)}.`;
}

/** Edits the date and the note of a step. */
export function EditStep({ step, latest, onClose }: EditStepProps) {
  const { editStep } = useJobActions();
  const day = dayOf(step.at);
  const [latestDay] = useState(() => dayOf(latest ?? new Date().toISOString()));
  const form = useForm({
    initialValues: { day, note: step.note },
    validate: { day: (value) => dayError(value, latestDay) },
  });
  const submit = form.onSubmit((values) => {
    const changes = {
      ...(values.day !== day && { at: values.day }),
      ...(values.note.trim() !== step.note && { note: values.note.trim() }),
    };
    if (Object.keys(changes).length === 0 || editStep(step, changes)) onClose();
  });
  return (
    <form noValidate className={classes['edit']} onSubmit={submit}>
      <Text fw={600}>{jobStatusLabels[step.status]}</Text>
      <TextInput type="date" label="Date" max={latestDay} {...form.getInputProps('day')} />
      <Textarea label="Note" autosize minRows={2} maxRows={8} maxLength={2000} {...form.getInputProps('note')} />
      <div className={classes['buttons']}>
        <Button type="submit" size="sm" aria-label="Save changes to step">
          Save changes
        </Button>
        <Button variant="default" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
