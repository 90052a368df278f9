import { useFormDraft } from '@keepmark/ui';
import { focusError, useCancel } from '@keepmark/ui/entity-form';
import { errorMessage } from '@keepmark/ui/error-message';
import { Alert, Button } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { CompanyFields } from '../company-form/CompanyFields';
import { directoryFormSchema, type DirectoryFormValues } from './directory-form';
import classes from './DirectoryForm.module.css';

export interface DirectoryFormProps {
  initialValues: DirectoryFormValues;
  /** Unique to the form and company. The draft is saved under it, so typed text survives a reload. */
  draftKey: string;
  submitLabel: string;
  /** Sends the valid values. If it throws, the form shows the message and keeps the values. */
  onSave: (values: DirectoryFormValues) => Promise<void>;
  onLeave: () => void;
  /** Shown beside Save and Cancel. */
  actions?: ReactNode;
}

/** The form for a directory company: the fields that everyone can see. */
export function DirectoryForm({ initialValues, draftKey, submitLabel, onSave, onLeave, actions }: DirectoryFormProps) {
  const form = useForm<DirectoryFormValues>({
    initialValues,
    validate: schemaResolver(directoryFormSchema, { sync: true }),
    validateInputOnBlur: true,
  });
  const draft = useFormDraft(form, draftKey);
  const cancel = useCancel(form, draft, onLeave);
  const [failure, setFailure] = useState('');
  const [isSaving, setSaving] = useState(false);

  const save = async (values: DirectoryFormValues) => {
    setFailure('');
    setSaving(true);
    try {
      await onSave(values);
      draft.clear();
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setSaving(false);
    }
  };

  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={form.onSubmit(
        (values) => void save(values),
        (errors) => focusError(form, errors),
      )}
    >
      <CompanyFields form={form} />
      {failure ? (
        <Alert color="error" role="alert">
          {failure}
        </Alert>
      ) : null}
      <div className={classes['bar']}>
        <Button type="submit" loading={isSaving}>
          {submitLabel}
        </Button>
        <Button variant="default" onClick={() => void cancel()}>
          Cancel
        </Button>
        {actions}
      </div>
    </form>
  );
}
