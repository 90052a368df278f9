import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutosave } from './autosave';
import { createEditorStore } from './editor-store';

interface Page {
  readonly name: string;
  readonly city: string;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** An editor on a stored document that other tabs can change. */
function open() {
  let stored: Page | undefined = { name: 'Ada', city: 'London' };
  let failure: Error | undefined;
  const saves: Page[] = [];
  const editor = createEditorStore<Page>(stored);
  const autosave = createAutosave<Page>({
    editor,
    read: () => stored,
    save: (page) => {
      if (failure) throw failure;
      if (!stored) return false;
      saves.push(page);
      // Like the store, which trims some fields.
      stored = { ...page, name: page.name.trim() };
      return true;
    },
  });
  const stop = autosave.start();
  return {
    editor,
    autosave,
    saves,
    stop,
    stored: () => stored,
    page: () => editor.getState().document,
    state: () => autosave.state.getState(),
    type: (changes: Partial<Page>) => editor.change((page) => ({ ...page, ...changes }), Object.keys(changes)[0]),
    store: (page: Page) => {
      stored = page;
    },
    inOtherTab: (page: Page | undefined) => {
      stored = page;
      autosave.refresh();
    },
    fail: (error?: Error) => {
      failure = error;
    },
  };
}

describe('saving', () => {
  it('saves once, shortly after the last change', () => {
    const { type, saves, state } = open();
    type({ city: 'Par' });
    type({ city: 'Paris' });
    expect(state().status).toBe('unsaved');
    expect(saves).toEqual([]);
    vi.runAllTimers();
    expect(saves).toEqual([{ name: 'Ada', city: 'Paris' }]);
    expect(state().status).toBe('saved');
  });

  it('saves the rest when the editor closes', () => {
    const { type, stop, stored } = open();
    type({ city: 'Paris' });
    stop();
    expect(stored()?.city).toBe('Paris');
  });

  it('keeps a space typed at the end while the store trims it', () => {
    const { type, page, autosave } = open();
    type({ name: 'Ada ' });
    vi.runAllTimers();
    autosave.refresh();
    expect(page().name).toBe('Ada ');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('says why it failed, and saves with the next change', () => {
    const { type, state, fail, stored } = open();
    fail(Object.assign(new Error('The browser’s storage is full.'), { name: 'StoreFullError' }));
    type({ city: 'Paris' });
    vi.runAllTimers();
    expect(state()).toMatchObject({ status: 'failed', message: 'The browser’s storage is full.' });
    fail();
    type({ city: 'Rome' });
    vi.runAllTimers();
    expect([state().status, stored()?.city]).toEqual(['saved', 'Rome']);
  });
});

describe('another tab', () => {
  it('shows its changes, and keeps what is being typed in other fields', () => {
    const { type, page, inOtherTab, stored, state } = open();
    type({ city: 'Paris' });
    inOtherTab({ name: 'Ada Lovelace', city: 'London' });
    vi.runAllTimers();
    expect(page()).toEqual({ name: 'Ada Lovelace', city: 'Paris' });
    expect(stored()).toEqual(page());
    expect(state()).toMatchObject({ status: 'saved', conflict: undefined, mergeCount: 1 });
  });

  it('reports a field that both changed, and offers the other version without losing newer text', () => {
    const { type, page, inOtherTab, state, editor, stored } = open();
    type({ city: 'Paris' });
    inOtherTab({ name: 'Ada', city: 'Rome' });
    vi.runAllTimers();
    expect(stored()?.city).toBe('Paris');
    expect(state().conflict).toMatchObject({ fields: ['city'], shown: 'this' });
    type({ name: 'Grace' });
    editor.change((document) => state().conflict?.withOther(document) ?? document);
    expect(page()).toEqual({ name: 'Grace', city: 'Rome' });
  });

  it('that saves the same field at the same moment replaces it, and the other version can be had back', () => {
    const { type, page, inOtherTab, state, editor, stored } = open();
    type({ city: 'Paris' });
    vi.runAllTimers();
    type({ name: 'Grace' });
    vi.runAllTimers();
    inOtherTab({ name: 'Grace', city: 'Rome' });
    expect(state().conflict).toMatchObject({ fields: ['city'], shown: 'other' });
    expect(page()).toEqual({ name: 'Grace', city: 'Rome' });
    editor.change((document) => state().conflict?.withOther(document) ?? document);
    vi.runAllTimers();
    expect(stored()).toEqual({ name: 'Grace', city: 'Paris' });
  });

  it('may change a field that this tab saved before', () => {
    const { type, page, inOtherTab, state } = open();
    type({ city: 'Paris' });
    vi.runAllTimers();
    vi.advanceTimersByTime(1500);
    inOtherTab({ name: 'Ada', city: 'Rome' });
    expect(page().city).toBe('Rome');
    expect(state()).toMatchObject({ conflict: undefined, mergeCount: 1 });
  });

  it('isn’t blamed for what this tab stores', () => {
    const { type, page, autosave, store, state, stored } = open();
    type({ city: 'Paris' });
    autosave.changeStored(() => store({ name: 'Grace', city: stored()?.city ?? '' }));
    autosave.refresh();
    expect(page()).toEqual({ name: 'Grace', city: 'Paris' });
    expect(state()).toMatchObject({ status: 'saved', mergeCount: 0 });
  });

  it('says that the document was deleted, and saves again when that is undone', () => {
    const { type, inOtherTab, state, stored } = open();
    inOtherTab(undefined);
    expect(state().status).toBe('deleted');
    type({ city: 'Paris' });
    vi.runAllTimers();
    expect(stored()).toBeUndefined();
    inOtherTab({ name: 'Ada', city: 'London' });
    expect(state().status).toBe('unsaved');
    type({ city: 'Rome' });
    vi.runAllTimers();
    expect(stored()?.city).toBe('Rome');
  });
});
