import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLetters } from '../letters-store';

export interface LetterFieldProps {
  /** Empty for a letter that is written on the form. */
  readonly letterId: string;
  readonly onChange: (letterId: string) => void;
  /** The field to write it in, shown when no letter is chosen. */
  readonly children: ReactNode;
}

/** A field to choose the letter of an application, or to write it when there are no letters. */
export function LetterField({ letterId, onChange, children }: LetterFieldProps) {
  const letters = useLetters();
  if (letters.length === 0) return children;
  const isChosen = letters.some(({ internalId }) => internalId === letterId);
  const options = letters
    .toSorted((left, right) => (left.dateUpdated < right.dateUpdated ? 1 : -1))
    .map(({ internalId, title }) => ({ value: internalId, label: title || 'Untitled' }));
  return (
    <>
      <NativeSelect
        data-full
        label="Cover letter"
        data={[{ value: '', label: 'Type it below' }, ...options]}
        value={isChosen ? letterId : ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {isChosen ? null : children}
    </>
  );
}
