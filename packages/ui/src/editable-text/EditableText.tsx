import { ActionIcon, Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import classes from './EditableText.module.css';
import { TextEditor, type TextEditorProps } from './TextEditor';
import { useEditing } from './use-editing';

export interface EditableTextProps extends Omit<TextEditorProps, 'onClose'> {
  /** Shows the value. Default: its text. */
  readonly children?: ReactNode;
}

/** A text to read, and to edit where it is. */
export function EditableText({ children, ...editor }: EditableTextProps) {
  const { isEditing, opener, open, close } = useEditing(editor.draftKey);
  const { label, value } = editor;
  if (isEditing) return <TextEditor {...editor} onClose={close} />;
  if (value === '') {
    return (
      <Button
        ref={opener}
        className={classes['add']}
        size="compact-sm"
        variant="subtle"
        leftSection={<Icon name="plus" size="xs" />}
        onClick={open}
      >
        Add {label.toLowerCase()}
      </Button>
    );
  }
  return (
    <div className={classes['editable']}>
      <div className={classes['lines']}>{children ?? <Text component="span">{value}</Text>}</div>
      <ActionIcon ref={opener} variant="subtle" color="gray" aria-label={`Edit ${label.toLowerCase()}`} onClick={open}>
        <Icon name="pencil" size="xs" />
      </ActionIcon>
    </div>
  );
}
