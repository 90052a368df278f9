import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useFormDraft } from '../form-draft/use-form-draft';
import { DraftNotice } from './DraftNotice';
import classes from './EntityForm.module.css';
import { focusError } from './focus-error';
import { useCancel } from './use-cancel';

export interface EntityFormProps<Values extends Record<string, unknown>> {
  form: UseFormReturnType<Values>;
  /** One for each form and entity, so that a draft survives a reload. */
  draftKey: string;
  submitLabel: string;
  /** Called with valid values. @returns whether they are stored; the draft is forgotten then */
  onSubmit: (values: Values) => boolean;
  /** Called once the values are stored, or when the user cancels. */
  onLeave: () => void;
  /** Beside the buttons that save and cancel. */
  actions?: ReactNode;
  /** The fields, in `FormSection`s. */
  children: ReactNode;
}

/**
 * A form that adds or edits an entity: its draft, its buttons, and the question before changes are discarded.
 * The first field with an error gets the focus.
 */
export function EntityForm<Values extends Record<string, unknown>>({
  form,
  draftKey,
  submitLabel,
  onSubmit,
  onLeave,
  actions,
  children,
}: EntityFormProps<Values>) {
  const draft = useFormDraft(form, draftKey);
  const cancel = useCancel(form, draft, onLeave);

  const submit = form.onSubmit(
    (values) => {
      if (!onSubmit(values)) return;
      draft.clear();
      onLeave();
    },
    (errors) => focusError(form, errors),
  );

  return (
    <form noValidate className={classes['form']} onSubmit={submit}>
      {draft.restored ? <DraftNotice onDiscard={draft.discard} /> : null}
      {children}
      <div className={classes['bar']} data-foot-bar>
        <Button type="submit">{submitLabel}</Button>
        <Button variant="default" onClick={() => void cancel()}>
          Cancel
        </Button>
        {actions}
      </div>
    </form>
  );
}
