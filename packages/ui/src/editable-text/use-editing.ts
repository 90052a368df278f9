import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { readDraft } from '../form-draft/draft-storage';

export interface Editing {
  readonly isEditing: boolean;
  /** The button that opens the editor. The focus returns to it. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Whether a value is being edited where it is read. Closing the editor returns the focus to the button that opened it.
 * @param draftKey as the editor has it: after a reload, the editor opens again with what was typed
 */
export function useEditing(draftKey: string): Editing {
  const [isEditing, setEditing] = useState(() => readDraft(draftKey) !== undefined);
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
