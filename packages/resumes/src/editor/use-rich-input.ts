import { type ClipboardEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
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
  toggleMark,
} from './rich-keys';

/** Reads what is in the field, and writes the next text and selection. */
interface RichInputAccess {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** The text as the field shows it. */
  readonly shown: string;
  readonly input: () => RichInput;
  /** @returns whether there was something to write */
  readonly apply: (next: RichInput | undefined) => boolean;
}

/** The text and the selection of a rich text field. */
export function useRichInput(value: string, onChange: (value: string) => void): RichInputAccess {
  const field = useRef<HTMLTextAreaElement>(null);
  const selection = useRef<Pick<RichInput, 'start' | 'end'>>(undefined);
  const shown = shownRichText(value);

  // Setting a value moves the cursor to the end.
  useLayoutEffect(() => {
    const { current } = selection;
    selection.current = undefined;
    const element = field.current;
    if (current && element?.value === shown && element === globalThis.document.activeElement) {
      element.setSelectionRange(current.start, current.end);
    }
  }, [shown]);

  const input = (): RichInput => {
    const { selectionStart: start, selectionEnd: end, value: text } = field.current!;
    return { text, start, end };
  };
  const apply = (next: RichInput | undefined): boolean => {
    if (!next) return false;
    // If the text is the same, nothing rerenders, so the effect above doesn't run.
    if (next.text === shown) field.current?.setSelectionRange(next.start, next.end);
    else {
      selection.current = next;
      onChange(storedRichText(next.text));
    }
    return true;
  };
  return { field, shown, input, apply };
}

/** The text after a key press; undefined if the browser should handle the key. */
function afterKey(event: KeyboardEvent, input: () => RichInput, makesBullets: boolean): RichInput | undefined {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
  const key = event.key.toLowerCase();
  if (isCommand && !event.shiftKey && key === 'b') return toggleMark(input(), '**');
  if (isCommand && !event.shiftKey && key === 'i') return toggleMark(input(), '*');
  if (isCommand && !event.shiftKey && key === 'k') return makeLink(input());
  if (isCommand || event.altKey) return undefined;
  if (event.key === 'Enter' && !event.shiftKey) return enter(input());
  if (event.key === 'Backspace') return backspace(input());
  if (event.key === 'Delete') return deleteForward(input());
  if (event.key === 'Tab' && makesBullets) return tab(input(), event.shiftKey);
  return undefined;
}

/** Handles keys and pasting in a rich text field. */
export function useRichKeys({ input, apply }: Pick<RichInputAccess, 'input' | 'apply'>) {
  // Tab makes bullets only after an edit, so that people can tab through the form.
  const [isAtWork, setAtWork] = useState(false);
  const [isOnItsWay, setOnItsWay] = useState(false);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      if (apply(afterKey(event, input, isAtWork && !isOnItsWay))) event.preventDefault();
      if (event.key === 'Escape') setOnItsWay(true);
      else if (!['Tab', 'Shift'].includes(event.key)) {
        setOnItsWay(false);
        setAtWork(true);
      }
    },
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text/plain');
      const isLink = /^https?:\/\/\S+$/.test(text.trim());
      const current = input();
      const link = isLink && current.start !== current.end ? makeLink(current, text.trim()) : undefined;
      if (apply(link ?? paste(current, text))) event.preventDefault();
    },
    onPointerDown: () => setAtWork(true),
    onBlur: () => {
      setAtWork(false);
      setOnItsWay(false);
    },
  };
}
