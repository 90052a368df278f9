import { Icon } from '@keepmark/ui';
import { ActionIcon, Textarea } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, memo, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  backspace,
  deleteForward,
  enter,
  makeLink,
  paste,
  type RichInput,
  shownRichText,
  storedRichText,
  tab,
  toggleBullets,
  toggleMark,
} from './rich-keys';
import classes from './RichTextField.module.css';

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
  const field = useRef<HTMLTextAreaElement>(null);
  const selection = useRef<Pick<RichInput, 'start' | 'end'>>(undefined);
  // People who only pass through with Tab aren't held up: Tab makes bullets once something was done in the field.
  const [isAtWork, setAtWork] = useState(false);
  const [isOnItsWay, setOnItsWay] = useState(false);
  const helpId = useId();
  const shown = shownRichText(value);

  const input = (): RichInput => {
    const { selectionStart: start, selectionEnd: end, value: text } = field.current!;
    return { text, start, end };
  };
  const apply = (next: RichInput | undefined): boolean => {
    if (!next) return false;
    selection.current = next;
    onChange(storedRichText(next.text));
    return true;
  };

  // A value that isn't typed would put the cursor at the end.
  useLayoutEffect(() => {
    const { current } = selection;
    selection.current = undefined;
    if (current && field.current === globalThis.document.activeElement) {
      field.current?.setSelectionRange(current.start, current.end);
    }
  }, [shown]);

  const pressed = (event: KeyboardEvent): boolean => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    const key = event.key.toLowerCase();
    if (isCommand && !event.shiftKey && key === 'b') return apply(toggleMark(input(), '**'));
    if (isCommand && !event.shiftKey && key === 'i') return apply(toggleMark(input(), '*'));
    if (isCommand && !event.shiftKey && key === 'k') return apply(makeLink(input()));
    if (isCommand || event.altKey) return false;
    if (event.key === 'Enter' && !event.shiftKey) return apply(enter(input()));
    if (event.key === 'Backspace') return apply(backspace(input()));
    if (event.key === 'Delete') return apply(deleteForward(input()));
    if (event.key === 'Tab' && isAtWork && !isOnItsWay) return apply(tab(input(), event.shiftKey));
    return false;
  };

  const keyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (pressed(event)) event.preventDefault();
    if (event.key === 'Escape') setOnItsWay(true);
    else if (!['Tab', 'Shift'].includes(event.key)) {
      setOnItsWay(false);
      setAtWork(true);
    }
  };

  const pasted = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const isLink = /^https?:\/\/\S+$/.test(text.trim());
    const current = input();
    const link = isLink && current.start !== current.end ? makeLink(current, text.trim()) : undefined;
    if (apply(link ?? paste(current, text))) event.preventDefault();
  };

  const button = (name: string, icon: 'bold' | 'italic' | 'link' | 'list', work: () => RichInput) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="md"
      radius="sm"
      aria-label={`${name}: ${label}`}
      title={name}
      // The field keeps the focus and its selection.
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
        onKeyDown={keyDown}
        onPaste={pasted}
        onPointerDown={() => setAtWork(true)}
        onBlur={() => {
          setAtWork(false);
          setOnItsWay(false);
        }}
      />
      <span id={helpId} className={classes['help']}>
        {help}
      </span>
    </div>
  );
});
