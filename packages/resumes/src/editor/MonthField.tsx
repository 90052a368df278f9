import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { monthText, readMonth } from './read-month';

export interface MonthFieldProps {
  label: string;
  /** `YYYY-MM`, `YYYY`, `present`, or any other text. */
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
}

/** A field for a typed month and year. Text that isn't recognized stays as typed. */
export function MonthField({ label, value, onChange, disabled = false }: MonthFieldProps) {
  // Shows the text as typed until the field loses focus.
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      label={label}
      placeholder={disabled ? 'Present' : 'Mar 2021'}
      autoComplete="off"
      disabled={disabled}
      value={typed !== undefined && readMonth(typed) === value ? typed : monthText(value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(readMonth(currentTarget.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
