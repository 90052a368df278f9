import { type FormPart, useRecordNotice } from '@keepmark/ui/entity-form';
import { changedValues } from '@keepmark/ui/form-values';
import { calendarDayOf, dayOf, formatDay, isCalendarDay } from '@keepmark/ui/words';
import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { jobStatusLabels } from '../job-status';
import { useJobActions } from '../use-job-actions';
import type { JobStep } from './job-history';
import { StepForm } from './StepForm';

export interface EditStepProps {
  step: JobStep;
  /** Date of the next step, if there is one. */
  latest: string | undefined;
  onClose: () => void;
}

type StepValues = Record<'day' | 'note', string>;

const parts: readonly FormPart<StepValues>[] = [
  { label: 'Date', fields: ['day'], text: ({ day }) => formatDay(day) },
  { label: 'Note', fields: ['note'] },
];

function dayError(day: string, latest: string): string | null {
  if (!isCalendarDay(day)) return 'Enter a full date.';
  if (day <= latest) return null;
  return latest === calendarDayOf(new Date())
    ? 'Enter a date that isn’t in the future.'
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
  const stored = { day, note: step.note };
  const { notice, isSettled } = useRecordNotice(form, { noun: 'step', stored, parts });
  const save = (values: StepValues) => {
    if (!isSettled()) return false;
    const { day: at, ...changed } = changedValues({ ...values, note: values.note.trim() }, stored);
    const changes = { ...(at !== undefined && { at }), ...changed };
    return Object.keys(changes).length === 0 || editStep(step, changes);
  };
  const label = jobStatusLabels[step.status];
  return (
    <StepForm
      label={`Edit ${label}`}
      submitLabel="Save changes"
      submitName="Save changes to step"
      latest={latestDay}
      form={form}
      draftKey={`${step.jobId}/${step.internalId ?? step.status}`}
      onSubmit={save}
      onClose={onClose}
    >
      <Text fw={600}>{label}</Text>
      {notice}
    </StepForm>
  );
}
