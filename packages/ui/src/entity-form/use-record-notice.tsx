import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { StoredChangesNotice } from './StoredChangesNotice';
import { type StoredRecord, useStoredChanges } from './use-stored-changes';

export interface RecordNotice<Values> {
  /** What changed in the record since the form was opened, to show above the fields. */
  readonly notice: ReactNode;
  /** Call it before saving. @returns false while the person has to choose; then the first choice gets the focus */
  readonly isSettled: () => boolean;
  /** For a form that stays open when it is saved. @param values as they are stored now */
  readonly restart: (values: Values) => void;
}

/**
 * Keeps an open form up to date with its stored record, and says what changed. `EntityForm` does it itself. Call it
 * after the draft is restored.
 * @param record undefined for a form that adds something
 */
export function useRecordNotice<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  record: StoredRecord<Values> | undefined,
): RecordNotice<Values> {
  const { updated, conflicts, decide, restart } = useStoredChanges(form, record);
  const [refusals, setRefusals] = useState(0);
  const isSettled = () => {
    const isDone = conflicts.every(({ isDecided }) => isDecided);
    if (!isDone) setRefusals((count) => count + 1);
    return isDone;
  };
  const notice = record ? (
    <StoredChangesNotice
      noun={record.noun}
      isDeleted={record.stored === undefined}
      {...{ updated, conflicts, refusals }}
      values={form.values}
      onDecide={decide}
    />
  ) : null;
  return { notice, isSettled, restart };
}
