import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { footBar } from '../foot-bar/foot-bar';
import { useFormDraft } from '../form-draft/use-form-draft';
import { DraftNotice } from './DraftNotice';
import classes from './EntityForm.module.css';
import { focusError } from './focus-error';
import { useCancel } from './use-cancel';
import { useRecordNotice } from './use-record-notice';
import type { StoredRecord } from './use-stored-changes';

/** The record that a form edits, and what to do if it's deleted by then. */
interface EditedRecord<Values> extends StoredRecord<Values> {
  /** Adds the values as a new record, when it was deleted. @returns whether they are stored */
  readonly onAddAgain: (values: Values) => boolean;
}

export interface EntityFormProps<Values extends Record<string, unknown>> {
  form: UseFormReturnType<Values>;
  /** One for each form and entity, so that a draft survives a reload. */
  draftKey: string;
  submitLabel: string;
  /** For an edit. Without it, the form adds something. */
  record?: EditedRecord<Values>;
  /** Called with valid values, and may ask first. @returns whether they are stored; the draft is forgotten then */
  onSubmit: (values: Values) => boolean | Promise<boolean>;
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
  const { notice, isSettled } = useRecordNotice(form, record);
  const cancel = useCancel(form, draft, onLeave);
  const isDeleted = record !== undefined && record.stored === undefined;

  const save = (values: Values): boolean | Promise<boolean> => {
    if (isDeleted) return record.onAddAgain(values);
    return isSettled() && onSubmit(values);
  };
  const finish = (isStored: boolean): void => {
    if (!isStored) return;
    draft.clear();
    onLeave();
  };

  const submit = form.onSubmit(
    (values) => {
      const stored = save(values);
      if (stored instanceof Promise) void stored.then(finish);
      else finish(stored);
    },
    (errors) => focusError(form, errors),
  );

  return (
    <form noValidate className={classes['form']} onSubmit={submit}>
      {draft.restored ? <DraftNotice onDiscard={draft.discard} /> : null}
      {notice}
      {children}
      <div ref={footBar} className={classes['bar']} data-foot-bar>
        <Button type="submit">{isDeleted ? `Save as a new ${record.noun}` : submitLabel}</Button>
        <Button variant="default" onClick={() => void cancel()}>
          Cancel
        </Button>
        {isDeleted ? null : actions}
      </div>
    </form>
  );
}
