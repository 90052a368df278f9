import { errorMessage } from '@keepmark/ui/error-message';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EditorStore } from './editor-store';
import { isEqual, mergeChanges } from './merge-changes';

const saveDelayMs = 400;

/** Both tabs changed the same fields; the editor shows this tab's version of them. */
interface Conflict<Document> {
  /** The names of the fields. */
  readonly fields: readonly string[];
  /** Replaces this tab's version of these fields by the other one, and keeps what was typed since. */
  readonly withTheirs: (document: Document) => Document;
}

export interface SaveState<Document> {
  readonly status: 'saved' | 'unsaved' | 'failed' | 'deleted';
  /** Why it failed, in a sentence; otherwise empty. */
  readonly message: string;
  readonly conflict: Conflict<Document> | undefined;
  /** How often changes of another tab have come in. */
  readonly mergeCount: number;
}

export interface Autosave<Document> {
  readonly state: Pick<StoreApi<SaveState<Document>>, 'getState' | 'subscribe'>;
  /** Saves now what is not saved yet. @returns whether everything is saved */
  flush: () => boolean;
  /** Takes in what another tab saved. Call it whenever the stored document may have changed. */
  refresh: () => void;
  forgetConflict: () => void;
  /** Starts to follow the editor. @returns a function that saves the rest and stops */
  start: () => () => void;
}

export interface AutosaveOptions<Document> {
  readonly editor: EditorStore<Document>;
  /** The stored document, or undefined if it was deleted. */
  readonly read: () => Document | undefined;
  /** @param base what was edited. @returns false if the document was deleted */
  readonly save: (document: Document, base: Document) => boolean;
}

/**
 * Saves the edited document shortly after each change. Changes of another tab are combined field by field; none is
 * overwritten without a word.
 */
export function createAutosave<Document>({ editor, read, save }: AutosaveOptions<Document>): Autosave<Document> {
  const state = createStore<SaveState<Document>>(() => ({
    status: 'saved',
    message: '',
    conflict: undefined,
    mergeCount: 0,
  }));
  // What is stored, as this tab has seen it last.
  let base = editor.getState().document;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isDirty = () => !isEqual(editor.getState().document, base);

  /** @returns false if the document was deleted */
  const takeIn = (): boolean => {
    const theirs = read();
    if (theirs === undefined) {
      state.setState({ status: 'deleted' });
      return false;
    }
    if (state.getState().status === 'deleted') state.setState({ status: isDirty() ? 'unsaved' : 'saved' });
    if (isEqual(theirs, base)) return true;
    const before = base;
    const mine = editor.getState().document;
    base = theirs;
    if (isEqual(theirs, mine)) return true;
    const { document, conflicts } = mergeChanges(before, mine, theirs);
    if (!isEqual(document, mine)) editor.change(() => document);
    if (conflicts.length > 0) {
      const alternative = mergeChanges(before, theirs, mine).document;
      const withTheirs = (current: Document) => mergeChanges(document, alternative, current).document;
      state.setState({ conflict: { fields: conflicts, withTheirs } });
    }
    state.setState(({ mergeCount }) => ({ mergeCount: mergeCount + 1 }));
    return true;
  };

  const flush = (): boolean => {
    clearTimeout(timer);
    timer = undefined;
    try {
      if (!takeIn()) return !isDirty();
      if (isDirty()) {
        const document = editor.getState().document;
        if (!save(document, base)) {
          state.setState({ status: 'deleted' });
          return false;
        }
        base = document;
        // The store may have tidied a value; that is no change of another tab.
        const stored = read();
        if (stored !== undefined) base = stored;
        state.setState({ status: 'saved', message: '' });
        saved = document;
        return true;
      }
      state.setState({ status: 'saved', message: '' });
      return true;
    } catch (error) {
      state.setState({ status: 'failed', message: errorMessage(error) });
      return false;
    }
  };
  // The document of the last save: it may differ from the stored one by what the store tidied.
  let saved = base;

  return {
    state,
    flush,
    refresh: () => {
      // While this tab has unsaved changes, the next save takes the others in first.
      if (timer === undefined) takeIn();
    },
    forgetConflict: () => state.setState({ conflict: undefined }),
    start: () => {
      const stop = editor.subscribe(({ document }) => {
        if (document === saved || isEqual(document, base)) return;
        if (state.getState().status === 'deleted') return;
        state.setState({ status: 'unsaved' });
        clearTimeout(timer);
        timer = setTimeout(flush, saveDelayMs);
      });
      return () => {
        stop();
        flush();
      };
    },
  };
}
