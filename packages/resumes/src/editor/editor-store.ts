import { createStore, type StoreApi } from 'zustand/vanilla';

const maxHistoryLength = 300;
/** Changes to one field that are closer together than this are one step of the history. */
const pauseMs = 900;

interface EditorState<Document> {
  readonly document: Document;
  readonly past: readonly Document[];
  readonly future: readonly Document[];
}

export interface EditorStore<Document> extends Pick<StoreApi<EditorState<Document>>, 'getState' | 'subscribe'> {
  /**
   * Changes the document as one step of the history.
   * @param change returns the same document if there is nothing to change
   * @param field changes of the same field in quick succession are one step
   */
  change: (change: (document: Document) => Document, field?: string) => void;
  undo: () => void;
  redo: () => void;
}

/** The document being edited, with its history. `now` is in milliseconds. */
export function createEditorStore<Document>(initial: Document, now = Date.now): EditorStore<Document> {
  const store = createStore<EditorState<Document>>(() => ({ document: initial, past: [], future: [] }));
  let typing: { readonly field: string; readonly at: number } | undefined;

  return {
    getState: store.getState,
    subscribe: store.subscribe,

    change: (change, field) => {
      const { document, past, future } = store.getState();
      const next = change(document);
      if (next === document) return;
      const at = now();
      const goesOn = field !== undefined && typing?.field === field && at - typing.at < pauseMs && future.length === 0;
      typing = field === undefined ? undefined : { field, at };
      store.setState({
        document: next,
        past: goesOn ? past : [...past, document].slice(-maxHistoryLength),
        future: [],
      });
    },

    undo: () => {
      const { document, past, future } = store.getState();
      const previous = past.at(-1);
      if (previous === undefined) return;
      typing = undefined;
      store.setState({ document: previous, past: past.slice(0, -1), future: [document, ...future] });
    },

    redo: () => {
      const { document, past, future } = store.getState();
      const [next, ...rest] = future;
      if (next === undefined) return;
      typing = undefined;
      store.setState({ document: next, past: [...past, document], future: rest });
    },
  };
}
