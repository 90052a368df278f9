import { createContext, use, useSyncExternalStore } from 'react';
import type { EditorStore } from './editor-store';

/**
 * The hooks of an editor of one type of document. A component renders again only when what it selects changes, so a key
 * press renders one field.
 */
export function createEditor<Document>() {
  const EditorContext = createContext<EditorStore<Document> | undefined>(undefined);

  function useEditor(): EditorStore<Document> {
    const editor = use(EditorContext);
    if (!editor) throw new Error('This component belongs inside an editor.');
    return editor;
  }

  /** @param select gives the same value as long as nothing changes that the component shows */
  function useDocument<Value>(select: (document: Document) => Value): Value {
    const { subscribe, getState } = useEditor();
    const read = () => select(getState().document);
    return useSyncExternalStore(subscribe, read, read);
  }

  return { EditorContext, useEditor, useDocument };
}
