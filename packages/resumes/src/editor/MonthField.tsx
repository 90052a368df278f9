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

/** A field for a month and year as people type them. What isn't recognized stays as it was typed. */
export function MonthField({ label, value, onChange, disabled = false }: MonthFieldProps) {
  // What is typed is shown as typed until the field is left.
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
