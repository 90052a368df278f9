import { Button, NativeSelect, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { suggestedStatuses } from '../interview';
import type { Interview } from '../interview-table';
import { interviewOutcomes, interviewStatuses, outcomeLabels } from '../interview-vocabulary';
import { JobMoveFields } from '../job-move/JobMoveFields';
import { dateOfForm, type InterviewFormValues } from './interview-form';
import classes from './InterviewForm.module.css';
import { useOfferedMove } from './use-offered-move';

export interface StatusFieldsProps {
  form: UseFormReturnType<InterviewFormValues>;
  before?: Interview | undefined;
}

const outcomes = [
  { value: '', label: 'Not known' },
  ...interviewOutcomes.map((value) => ({ value, label: outcomeLabels[value] })),
];

/** The status and outcome of an interview, with suggestions, and the offered change to the job's status. */
export function StatusFields({ form, before }: StatusFieldsProps) {
  const [nowMs] = useState(() => Date.now());
  const { status, durationMinutes } = form.values;
  const after = { status, dateOfInterview: dateOfForm(form.values), durationMinutes: Number(durationMinutes) };
  const suggested = suggestedStatuses(after, before, nowMs);
  const move = useOfferedMove(form.values, before);
  return (
    <>
      <NativeSelect label="Status" data={[...interviewStatuses]} {...form.getInputProps('status')} />
      {status === 'Completed' ? (
        <NativeSelect label="Outcome" data={outcomes} {...form.getInputProps('outcome')} />
      ) : null}
      <output data-full className={classes['suggestion']}>
        {suggested.length > 0 ? (
          <>
            <Text size="sm">
              {suggested.length > 1 ? 'This date is past. Did it take place?' : 'Change the status?'}
            </Text>
            {suggested.map((value) => (
              <Button key={value} size="compact-sm" variant="light" onClick={() => form.setFieldValue('status', value)}>
                {value}
              </Button>
            ))}
          </>
        ) : null}
      </output>
      {move ? (
        <JobMoveFields
          move={move}
          isMoved={form.values.isJobMoved}
          dateError={form.errors['dateApplied']}
          onMoved={(isJobMoved) => form.setFieldValue('isJobMoved', isJobMoved)}
          onChange={(known) => form.setValues(known)}
        />
      ) : null}
    </>
  );
}
