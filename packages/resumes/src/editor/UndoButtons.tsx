import { Icon } from '@keepmark/ui';
import { ActionIcon } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';
import type { EditorStore } from './editor-store';

const look = { variant: 'subtle', color: 'gray', size: 'lg' } as const;

/** Undo and redo for the whole document, as buttons and as Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y. */
export function UndoButtons<Document>({ editor }: { editor: EditorStore<Document> }) {
  const canUndo = useEditorState(editor, ({ past }) => past.length > 0);
  const canRedo = useEditorState(editor, ({ future }) => future.length > 0);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isInDialog(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) editor.redo();
      else editor.undo();
    };
    globalThis.addEventListener('keydown', press);
    return () => globalThis.removeEventListener('keydown', press);
  }, [editor]);

  return (
    <>
      <ActionIcon {...look} aria-label="Undo" title="Undo (Ctrl+Z)" disabled={!canUndo} onClick={editor.undo}>
        <Icon name="arrow-back-up" size="sm" />
      </ActionIcon>
      <ActionIcon {...look} aria-label="Redo" title="Redo (Ctrl+Shift+Z)" disabled={!canRedo} onClick={editor.redo}>
        <Icon name="arrow-forward-up" size="sm" />
      </ActionIcon>
    </>
  );
}

// Fields of a dialog aren't part of the document. The browser undoes changes there.
const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="dialog"], [data-own-undo]') !== null;

function useEditorState<Document, Value>(
  { getState, subscribe }: EditorStore<Document>,
  select: (state: ReturnType<EditorStore<Document>['getState']>) => Value,
): Value {
  const read = () => select(getState());
  return useSyncExternalStore(subscribe, read, read);
}
