import { Icon } from '@keepmark/ui';
import { ActionIcon, Textarea } from '@mantine/core';
import { memo, useId } from 'react';
import { makeLink, type RichInput, storedRichText, toggleBullets, toggleMark } from './rich-keys';
import classes from './RichTextField.module.css';
import { useRichInput, useRichKeys } from './use-rich-input';

export interface RichTextFieldProps {
  label: string;
  /** The small Markdown of `rich-text.ts`. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  minRows?: number;
  /** Beside the label, such as a word count. */
  note?: string | undefined;
}

const help =
  'Tab at the start of a line makes a bullet, Shift+Tab a paragraph. To leave the field with Tab, press Escape first.';

/** A field for paragraphs and bullets with bold, italic and links. */
export const RichTextField = memo(function RichTextField(props: RichTextFieldProps) {
  const { label, value, onChange, placeholder, minRows = 3, note } = props;
  const { field, shown, input, apply } = useRichInput(value, onChange);
  const keys = useRichKeys({ input, apply });
  const helpId = useId();

  const button = (name: string, icon: 'bold' | 'italic' | 'link' | 'list', work: () => RichInput) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="md"
      radius="sm"
      aria-label={`${name}: ${label}`}
      title={name}
      // Keeps the focus and the selection in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        field.current?.focus();
        apply(work());
      }}
    >
      <Icon name={icon} size="xs" />
    </ActionIcon>
  );

  return (
    <div className={classes['field']}>
      <div className={classes['tools']}>
        {note ? <span className={classes['note']}>{note}</span> : null}
        {button('Bullets', 'list', () => toggleBullets(input()))}
        {button('Bold (Ctrl+B)', 'bold', () => toggleMark(input(), '**'))}
        {button('Italic (Ctrl+I)', 'italic', () => toggleMark(input(), '*'))}
        {button('Link (Ctrl+K)', 'link', () => makeLink(input()))}
      </div>
      <Textarea
        ref={field}
        label={label}
        value={shown}
        autosize
        minRows={minRows}
        maxRows={24}
        placeholder={placeholder}
        aria-describedby={helpId}
        radius="md"
        onChange={({ currentTarget }) => onChange(storedRichText(currentTarget.value))}
        {...keys}
      />
      <span id={helpId} className={classes['help']}>
        {help}
      </span>
    </div>
  );
});
