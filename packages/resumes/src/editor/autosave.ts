import { errorMessage } from '@keepmark/ui/error-message';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EditorStore } from './editor-store';
import { mergeChanges } from './merge-changes';
import { isEqual } from '@keepmark/resume-document/is-equal';

const saveDelayMs = 400;

/**
 * A save of another tab that arrives this soon after ours was made without it: a tab that has ours waits for a key, and
 * then `saveDelayMs`.
 */
const crossingMs = 1000;

/** Both tabs changed the same fields. */
interface Conflict<Document> {
  /** The names of the fields. */
  readonly fields: readonly string[];
  /** Whose version of them the editor shows. It's saved. */
  readonly shown: 'this' | 'other';
  /** Switches these fields to the version that isn't shown, and keeps what was typed since. */
  readonly withOther: (document: Document) => Document;
}

export interface SaveState<Document> {
  readonly status: 'saved' | 'unsaved' | 'failed' | 'deleted';
  /** Why saving failed, in a sentence; empty if it didn't. */
  readonly message: string;
  readonly conflict: Conflict<Document> | undefined;
  /** How many times changes from another tab were merged. */
  readonly mergeCount: number;
}

export interface Autosave<Document> {
  readonly state: Pick<StoreApi<SaveState<Document>>, 'getState' | 'subscribe'>;
  /** Saves pending changes now. @returns whether everything is saved */
  flush: () => boolean;
  /** Merges what another tab saved. Call it whenever the stored document may have changed. */
  refresh: () => void;
  /** Runs a write of this tab that changes the stored document, such as its links, and shows the result. */
  changeStored: (write: () => void) => void;
  forgetConflict: () => void;
  /** Starts saving changes of the editor. @returns a function that saves the rest and stops */
  start: () => () => void;
}

export interface AutosaveOptions<Document> {
  readonly editor: EditorStore<Document>;
  /** The stored document, or undefined if it was deleted. */
  readonly read: () => Document | undefined;
  /** @param base the document before the edit. @returns false if the document was deleted */
  readonly save: (document: Document, base: Document) => boolean;
}

/**
 * Saves the edited document shortly after each change. Changes from another tab are merged field by field, and a
 * conflict is never resolved silently.
 */
export function createAutosave<Document>(options: AutosaveOptions<Document>): Autosave<Document> {
  const { editor } = options;
  const state = createStore<SaveState<Document>>(() => ({
    status: 'saved',
    message: '',
    conflict: undefined,
    mergeCount: 0,
  }));
  const stored = new StoredDocument(options, state);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): boolean => {
    clearTimeout(timer);
    timer = undefined;
    try {
      return stored.save();
    } catch (error) {
      state.setState({ status: 'failed', message: errorMessage(error) });
      return false;
    }
  };

  return {
    state,
    flush,
    refresh: () => {
      // While this tab has unsaved changes, the next save merges the others first.
      if (timer === undefined) stored.merge();
    },
    changeStored: (write) => {
      flush();
      write();
      stored.merge({ isOwn: true });
    },
    forgetConflict: () => state.setState({ conflict: undefined }),
    start: () => {
      const stop = editor.subscribe(({ document }) => {
        if (stored.has(document) || state.getState().status === 'deleted') return;
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

/** The stored document as this tab last saw it, which tells the changes of this tab from those of another. */
class StoredDocument<Document> {
  readonly #options: AutosaveOptions<Document>;
  readonly #state: StoreApi<SaveState<Document>>;
  #base: Document;
  /** The document of the last save. The stored one may differ, because the store trims some values. */
  #saved: Document;
  /** What was stored before each save of the last second. */
  #replaced: { readonly document: Document; readonly atMs: number }[] = [];

  constructor(options: AutosaveOptions<Document>, state: StoreApi<SaveState<Document>>) {
    this.#options = options;
    this.#state = state;
    this.#base = this.#edited;
    this.#saved = this.#base;
  }

  get #edited(): Document {
    return this.#options.editor.getState().document;
  }

  /** Whether this document is stored. */
  has(document: Document): boolean {
    return document === this.#saved || isEqual(document, this.#base);
  }

  get #isDirty(): boolean {
    return !isEqual(this.#edited, this.#base);
  }

  /**
   * Merges what another tab stored into the editor.
   * @param isOwn whether this tab stored it @returns false if the document was deleted
   */
  merge({ isOwn = false } = {}): boolean {
    const state = this.#state;
    const theirs = this.#options.read();
    if (theirs === undefined) {
      state.setState({ status: 'deleted' });
      return false;
    }
    if (state.getState().status === 'deleted') state.setState({ status: this.#isDirty ? 'unsaved' : 'saved' });
    if (isEqual(theirs, this.#base)) return true;
    const before = this.#base;
    this.#base = theirs;
    if (isEqual(theirs, this.#edited)) return true;
    this.#combine(before, theirs, isOwn);
    if (!isOwn) state.setState(({ mergeCount }) => ({ mergeCount: mergeCount + 1 }));
    return true;
  }

  #combine(before: Document, theirs: Document, isOwn: boolean): void {
    const mine = this.#edited;
    const { document, conflicts } = mergeChanges(before, mine, theirs);
    if (!isEqual(document, mine)) this.#options.editor.change(() => document);
    const showConflict = (conflict: Pick<Conflict<Document>, 'fields' | 'shown'>, other: Document): void => {
      const withOther = (current: Document) => mergeChanges(document, other, current).document;
      this.#state.setState({ conflict: { ...conflict, withOther } });
    };
    if (conflicts.length > 0) {
      showConflict({ fields: conflicts, shown: 'this' }, mergeChanges(before, theirs, mine).document);
    } else if (!isOwn) {
      // The other tab may have replaced what this one saved a moment ago, without having seen it.
      const crossed = mergeChanges(this.#recentlyReplaced() ?? before, mine, theirs);
      if (crossed.conflicts.length > 0) showConflict({ fields: crossed.conflicts, shown: 'other' }, crossed.document);
    }
  }

  #recentlyReplaced(): Document | undefined {
    const sinceMs = Date.now() - crossingMs;
    this.#replaced = this.#replaced.filter(({ atMs }) => atMs >= sinceMs);
    return this.#replaced[0]?.document;
  }

  /** Merges, and stores what isn't stored yet. @returns whether everything is stored */
  save(): boolean {
    if (!this.merge()) return !this.#isDirty;
    if (this.#isDirty) {
      const document = this.#edited;
      if (!this.#options.save(document, this.#base)) {
        this.#state.setState({ status: 'deleted' });
        return false;
      }
      this.#recentlyReplaced();
      this.#replaced.push({ document: this.#base, atMs: Date.now() });
      // What the store trimmed isn't a change of another tab.
      this.#base = this.#options.read() ?? document;
      this.#saved = document;
    }
    this.#state.setState({ status: 'saved', message: '' });
    return true;
  }
}
