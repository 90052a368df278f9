import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export interface Editing {
  readonly isEditing: boolean;
  /** The button that opens the editor. The focus returns to it. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly open: () => void;
  readonly close: () => void;
}

/** Whether a value is being edited where it is read. Closing the editor returns the focus to the button that opened it. */
export function useEditing(): Editing {
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) opener.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const open = useCallback(() => setEditing(true), []);
  const close = useCallback(() => setEditing(false), []);
  return { isEditing, opener, open, close };
}
