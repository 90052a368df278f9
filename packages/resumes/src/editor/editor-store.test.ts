import { expect, it } from 'vitest';
import { createEditorStore } from './editor-store';

interface Page {
  readonly name: string;
  readonly city: string;
}

function open() {
  let clock = 0;
  const store = createEditorStore<Page>({ name: '', city: '' }, () => clock);
  return {
    store,
    wait: (ms: number) => {
      clock += ms;
    },
    type: (field: keyof Page, text: string) => store.change((page) => ({ ...page, [field]: text }), field),
    page: () => store.getState().document,
  };
}

it('undoes text typed without a pause in one step, and redoes it', () => {
  const { store, type, page, wait } = open();
  for (const text of ['A', 'Ad', 'Ada']) {
    type('name', text);
    wait(100);
  }
  type('city', 'Austin');
  store.undo();
  expect(page()).toEqual({ name: 'Ada', city: '' });
  store.undo();
  expect(page()).toEqual({ name: '', city: '' });
  store.undo();
  store.redo();
  store.redo();
  store.redo();
  expect(page()).toEqual({ name: 'Ada', city: 'Austin' });
});

it('starts a new step after a pause', () => {
  const { store, type, page, wait } = open();
  type('name', 'Ada');
  wait(2000);
  type('name', 'Ada Lovelace');
  store.undo();
  expect(page().name).toBe('Ada');
});

it('starts a new step after an undo, and clears the redo steps', () => {
  const { store, type, page } = open();
  type('name', 'Ada');
  store.undo();
  type('name', 'Grace');
  store.redo();
  expect(page().name).toBe('Grace');
  store.undo();
  expect(page().name).toBe('');
});

it('ignores a change that changes nothing', () => {
  const { store } = open();
  store.change((page) => page);
  expect(store.getState().past).toEqual([]);
});
