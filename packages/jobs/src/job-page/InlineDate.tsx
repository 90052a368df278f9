import { TextInput } from '@mantine/core';
import { isCalendarDay } from '@keepmark/ui/words';
import { type FocusEvent, useRef, useState } from 'react';

interface InlineDateProps {
  readonly label: string;
  /** A calendar day; empty for none. */
  readonly value: string;
  /** The last day that may be entered. */
  readonly latest?: string;
  readonly onSave: (day: string) => void;
}

/** A date that is saved when it is picked, on Enter, and when its field is left. */
export function InlineDate({ label, value, latest, onSave }: InlineDateProps) {
  const [entered, setEntered] = useState<string>();
  const [error, setError] = useState('');
  // A year typed as 2026 is the year 2 first.
  const isTyping = useRef(false);

  const save = (input: HTMLInputElement) => {
    const day = input.value;
    const problem = problemOf(input, latest);
    setError(problem);
    if (problem !== '') return;
    setEntered(undefined);
    if (day !== value) onSave(day);
  };
  return (
    <TextInput
      type="date"
      label={label}
      size="sm"
      max={latest}
      error={error}
      value={entered ?? value}
      onChange={({ currentTarget }) => {
        setEntered(currentTarget.value);
        if (!isTyping.current && currentTarget.value !== '') save(currentTarget);
      }}
      onKeyDown={({ key, currentTarget }) => {
        isTyping.current = true;
        if (key === 'Enter') save(currentTarget);
        if (key !== 'Escape') return;
        setEntered(undefined);
        setError('');
      }}
      onBlur={({ currentTarget }: FocusEvent<HTMLInputElement>) => {
        isTyping.current = false;
        save(currentTarget);
      }}
    />
  );
}

function problemOf({ value, validity }: HTMLInputElement, latest: string | undefined): string {
  if (validity.badInput || (value !== '' && !isCalendarDay(value))) return 'Enter a full date.';
  return latest !== undefined && value > latest ? 'Enter a date that isn’t in the future.' : '';
}
