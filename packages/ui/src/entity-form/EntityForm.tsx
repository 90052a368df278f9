import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { useFormDraft } from '../form-draft/use-form-draft';
import { DraftNotice } from './DraftNotice';
import classes from './EntityForm.module.css';
import { focusError } from './focus-error';
import { StoredChangesNotice } from './StoredChangesNotice';
import { useCancel } from './use-cancel';
import { type EditedRecord, useStoredChanges } from './use-stored-changes';

export interface EntityFormProps<Values extends Record<string, unknown>> {
  form: UseFormReturnType<Values>;
  /** One for each form and entity, so that a draft survives a reload. */
  draftKey: string;
  submitLabel: string;
  /** For an edit. Without it, the form adds something. */
  record?: EditedRecord<Values>;
  /** Called with valid values. @returns whether they are stored; the draft is forgotten then */
  onSubmit: (values: Values) => boolean;
  /** Called once the values are stored, or when the user cancels. */
  onLeave: () => void;
  /** Beside the buttons that save and cancel, while the record exists. */
  actions?: ReactNode;
  /** The fields, in `FormSection`s. */
  children: ReactNode;
}

/**
 * A form that adds or edits an entity: its draft, its buttons, and the question before changes are discarded.
 * The first field with an error gets the focus. It follows changes that others make to the record, such as another tab.
 */
export function EntityForm<Values extends Record<string, unknown>>({
  form,
  draftKey,
  submitLabel,
  record,
  onSubmit,
  onLeave,
  actions,
  children,
}: EntityFormProps<Values>) {
  const draft = useFormDraft(form, draftKey, record !== undefined);
  const { updated, conflicts, decide } = useStoredChanges(form, record);
  const cancel = useCancel(form, draft, onLeave);
  const [refusals, setRefusals] = useState(0);
  const isDeleted = record !== undefined && record.stored === undefined;

  const save = (values: Values): boolean => {
    if (isDeleted) return record.onAddAgain(values);
    if (conflicts.every(({ isDecided }) => isDecided)) return onSubmit(values);
    setRefusals((count) => count + 1);
    return false;
  };

  const submit = form.onSubmit(
    (values) => {
      if (!save(values)) return;
      draft.clear();
      onLeave();
    },
    (errors) => focusError(form, errors),
  );

  return (
    <form noValidate className={classes['form']} onSubmit={submit}>
      {draft.restored ? <DraftNotice onDiscard={draft.discard} /> : null}
      {record ? (
        <StoredChangesNotice
          noun={record.noun}
          {...{ isDeleted, updated, conflicts, refusals }}
          values={form.values}
          onDecide={decide}
        />
      ) : null}
      {children}
      <div className={classes['bar']} data-foot-bar>
        <Button type="submit">{isDeleted ? `Save as a new ${record.noun}` : submitLabel}</Button>
        <Button variant="default" onClick={() => void cancel()}>
          Cancel
        </Button>
        {isDeleted ? null : actions}
      </div>
    </form>
  );
}
