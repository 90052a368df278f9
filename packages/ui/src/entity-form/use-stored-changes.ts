import type { UseFormReturnType } from '@mantine/form';
import { useIsomorphicEffect } from '@mantine/hooks';
import { useState } from 'react';
import { changedValues } from '../form-values/form-values';
import { type Conflict, type FormPart, isSamePart, mergeStored, noChanges, type StoredChanges } from './stored-changes';

/** The record that a form edits. */
export interface StoredRecord<Values> {
  /** Such as "job". */
  readonly noun: string;
  /** Its values as they are stored now; undefined once it's deleted. */
  readonly stored: Values | undefined;
  /** The fields that are stored, as people see them. */
  readonly parts: readonly FormPart<Values>[];
}

/** Keeps an open form up to date with its record. Call it after the draft is restored. */
export function useStoredChanges<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  record: StoredRecord<Values> | undefined,
) {
  const [opened, setOpened] = useState(() => form.getInitialValues());
  const [said, setSaid] = useState<StoredChanges<Values>>(noChanges);
  const stored = record?.stored;

  // The initial values of the form are those that are stored, so that it's dirty only where the person changed something.
  useIsomorphicEffect(() => {
    const before = form.getInitialValues();
    if (!record || !stored || Object.keys(changedValues(stored, before)).length === 0) return;
    const { take, ...next } = mergeStored(
      { opened, before, stored, values: form.getValues(), parts: record.parts },
      said,
    );
    form.setInitialValues(stored);
    if (Object.keys(take).length > 0) form.setValues(take);
    for (const name of Object.keys(take)) form.clearFieldError(name);
    setSaid(next);
  });

  /** Keeps what was typed, or takes what is stored. The other value stays on the screen. */
  const decide = (conflict: Conflict<Values>, takesOther: boolean): void => {
    form.setValues(takesOther ? conflict.other : conflict.mine);
    setSaid(({ updated, conflicts }) => ({
      updated,
      conflicts: conflicts.map((one) => (one === conflict ? { ...one, isDecided: true } : one)),
    }));
  };

  /** Starts again from these values, as they are stored now. */
  const restart = (values: Values): void => {
    form.setInitialValues(values);
    form.setValues(values);
    setOpened(values);
    setSaid(noChanges);
  };

  const conflicts = said.conflicts.filter(
    ({ part, other, isDecided }) => isDecided || !isSamePart(part, form.values, other),
  );
  return { updated: said.updated, conflicts, decide, restart };
}
