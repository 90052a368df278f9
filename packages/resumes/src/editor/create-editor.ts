import { createContext, use, useSyncExternalStore } from 'react';
import type { EditorStore } from './editor-store';

/** The names of a document's fields that hold text. */
type TextFieldOf<Document> = {
  [Field in keyof Document & string]: Document[Field] extends string ? Field : never;
}[keyof Document & string];

/**
 * The hooks of an editor of one type of document. A component rerenders only when what it selects changes, so a key
 * press renders one field.
 */
export function createEditor<Document>() {
  const EditorContext = createContext<EditorStore<Document> | undefined>(undefined);

  function useEditor(): EditorStore<Document> {
    const editor = use(EditorContext);
    if (!editor) throw new Error('This component belongs inside an editor.');
    return editor;
  }

  /** @param select must return the same value while what the component shows doesn't change */
  function useDocument<Value>(select: (document: Document) => Value): Value {
    const { subscribe, getState } = useEditor();
    const read = () => select(getState().document);
    return useSyncExternalStore(subscribe, read, read);
  }

  /** A text of the document and a function that changes it. */
  function useText(field: TextFieldOf<Document>): [string, (text: string) => void] {
    const editor = useEditor();
    const text = useDocument((document) => document[field] as string);
    const change = (next: string) =>
      editor.change((document) => (document[field] === next ? document : { ...document, [field]: next }), field);
    return [text, change];
  }

  return { EditorContext, useEditor, useDocument, useText };
}
