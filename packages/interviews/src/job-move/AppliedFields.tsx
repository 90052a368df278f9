import type { KnownApplication } from '@keepmark/jobs/jobs-store';
import { hasBlanks, writtenTextOf } from '@keepmark/resumes/job-documents';
import { useLetters } from '@keepmark/resumes/letters-store';
import { useResumes } from '@keepmark/resumes/resumes-store';
import { calendarDayOf } from '@keepmark/ui/words';
import { NativeSelect, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './AppliedFields.module.css';

export interface AppliedFieldsProps {
  readonly value: KnownApplication;
  readonly dateError?: ReactNode;
  readonly onChange: (changes: Partial<KnownApplication>) => void;
}

const notRecorded = { value: '', label: 'Not recorded' };

/** Asks when and with what someone applied for a job that has no recorded application. Each answer may stay empty. */
export function AppliedFields({ value, dateError, onChange }: AppliedFieldsProps) {
  const resumes = useResumes();
  // One with parts to fill in wasn't sent.
  const letters = useLetters().filter((letter) => !hasBlanks(writtenTextOf(letter)));
  const [today] = useState(() => calendarDayOf(new Date()));
  const optionsOf = (list: readonly { internalId: string; title: string }[]) => [
    notRecorded,
    ...list.map(({ internalId, title }) => ({ value: internalId, label: title || 'Untitled' })),
  ];
  return (
    <fieldset className={classes['fields']}>
      <Text component="legend" size="sm">
        This job has no application yet. What did you send, and when?
      </Text>
      <TextInput
        type="date"
        label="Applied on"
        description="Leave empty if you didn’t apply or don’t know"
        max={today}
        error={dateError}
        value={value.dateApplied}
        onChange={({ currentTarget }) => onChange({ dateApplied: currentTarget.value })}
      />
      {resumes.length > 0 ? (
        <NativeSelect
          label="Résumé you sent"
          data={optionsOf(resumes)}
          value={value.resumeId}
          onChange={({ currentTarget }) => onChange({ resumeId: currentTarget.value })}
        />
      ) : null}
      {letters.length > 0 ? (
        <NativeSelect
          label="Letter you sent"
          data={optionsOf(letters)}
          value={value.letterId}
          onChange={({ currentTarget }) => onChange({ letterId: currentTarget.value })}
        />
      ) : null}
    </fieldset>
  );
}
