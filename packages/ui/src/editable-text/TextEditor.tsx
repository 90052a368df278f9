import { Button, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { KeyboardEvent } from 'react';
import { useRecordNotice } from '../entity-form/use-record-notice';
import { cursorAtEnd } from '../focus-in-place/cursor-at-end';
import { useFormDraft } from '../form-draft/use-form-draft';
import classes from './EditableText.module.css';

export interface TextEditorProps {
  /** The name of the value: "Phone". */
  readonly label: string;
  readonly value: string;
  /** One for each value of each entity, such as `place-phone/${internalId}`: a reload keeps what was typed. */
  readonly draftKey: string;
  readonly isMultiline?: boolean;
  /** Default 300 characters. */
  readonly maxLength?: number;
  /** Returns the value to save, or the problem with one that can't be saved. */
  readonly check?: (text: string) => { readonly value: string } | { readonly problem: string };
  /** Returns whether it was saved. Called only with another value. */
  readonly onSave: (value: string) => boolean;
  readonly onClose: () => void;
}

/** Edits a text where it is read. Enter saves it, in a longer one with Control or Command, and Escape cancels. */
export function TextEditor({
  label,
  value,
  draftKey,
  isMultiline = false,
  maxLength = 300,
  ...props
}: TextEditorProps) {
  const { check, onSave, onClose } = props;
  const form = useForm({ initialValues: { text: value } });
  const draft = useFormDraft(form, draftKey, true);
  const { notice, isSettled } = useRecordNotice(form, {
    noun: label.toLowerCase(),
    stored: { text: value },
    parts: [{ label, fields: ['text'] }],
  });
  const close = () => {
    draft.clear();
    onClose();
  };
  const submit = form.onSubmit(({ text }) => {
    const checked = check?.(text.trim()) ?? { value: text.trim() };
    // An attribute would cut a long paste without a word.
    if (text.trim().length > maxLength) {
      form.setFieldError('text', `Use ${maxLength.toLocaleString('en')} characters or fewer.`);
    } else if ('problem' in checked) form.setFieldError('text', checked.problem);
    else if (isSettled() && (checked.value === value || onSave(checked.value))) close();
  });
  const input = {
    'aria-label': label,
    'data-autofocus': true,
    // The person has just asked to edit it.
    autoFocus: true,
    ref: cursorAtEnd,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      const isSaved = isMultiline && event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      if (!isSaved && event.key !== 'Escape') return;
      // Or Firefox and WebKit would press the button that takes the focus.
      event.preventDefault();
      if (isSaved) submit();
      else close();
    },
    ...form.getInputProps('text'),
  };
  return (
    <form className={classes['editor']} onSubmit={submit}>
      {notice}
      {isMultiline ? <Textarea autosize minRows={3} maxRows={16} {...input} /> : <TextInput {...input} />}
      <div className={classes['buttons']} data-foot-bar>
        <Button type="submit" size="sm">
          Save {label.toLowerCase()}
        </Button>
        <Button variant="default" size="sm" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
