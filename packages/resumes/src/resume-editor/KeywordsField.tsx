import { TextInput } from '@mantine/core';
import { useState } from 'react';

export interface KeywordsFieldProps {
  label: string;
  /** The label is for screen readers only. */
  isLabelHidden?: boolean;
  value: readonly string[];
  onChange: (keywords: readonly string[]) => void;
  placeholder?: string | undefined;
}

const keywordsOf = (typed: string): string[] =>
  typed
    .split(/[,;\n]/)
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '');

/** A field for comma-separated keywords. */
export function KeywordsField({ label, isLabelHidden = false, value, onChange, placeholder }: KeywordsFieldProps) {
  // Shows the text as typed until the field loses focus.
  const [typed, setTyped] = useState<string>();
  const joined = value.join(', ');
  return (
    <TextInput
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      placeholder={placeholder}
      autoComplete="off"
      value={typed !== undefined && keywordsOf(typed).join(', ') === joined ? typed : joined}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(keywordsOf(currentTarget.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
