import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { toastOutbox } from './toast-outbox';
import { toastStore } from './toast-store';
import { changeWithUndo, saveChanges, seriesOf, tryAndNotify } from './try-and-notify';

const shown = () => toastStore.toasts().map(({ kind, message }) => [kind, message]);
class StoreFullError extends Error {
  override readonly name = 'StoreFullError';
}
const full = () => {
  throw new StoreFullError('The storage is full.');
};

afterAll(toastOutbox.showWith(toastStore.add));

afterEach(() => {
  for (const toast of toastStore.toasts()) toastStore.dismiss(toast);
});

test('shows the error of a change that failed, and throws nothing', () => {
  expect(tryAndNotify(full)).toBeUndefined();
  expect(shown()).toEqual([['error', 'The storage is full.']]);
});

test('hides what is written for programmers', () => {
  const broken = () => {
    throw new TypeError('x is undefined');
  };
  expect(tryAndNotify(broken)).toBeUndefined();
  expect(shown()).toEqual([['error', 'Something went wrong. Try again, and tell support if it happens again.']]);
});

test('offers to undo a change that was made', () => {
  const saved = new Set<string>();
  const save = () => {
    saved.add('Acme');
    return () => void saved.delete('Acme');
  };
  expect(changeWithUndo('Saved Acme.', save)).toBe(true);
  expect(saved.has('Acme')).toBe(true);
  const [toast] = toastStore.toasts();
  expect(toast).toMatchObject({ kind: 'success', message: 'Saved Acme.', actions: [{ label: 'Undo' }] });
  toast?.actions[0]?.onClick();
  expect(saved.has('Acme')).toBe(false);
});

test('joins a series, whose Undo takes back one after another', () => {
  const saved = new Set(['Acme', 'Bolt']);
  const companiesSaved = seriesOf('saved', 'company', 'companies');
  for (const name of saved) changeWithUndo(`Saved ${name}.`, () => () => void saved.delete(name), companiesSaved);
  expect(shown()).toEqual([['success', '2 companies saved']]);
  toastStore.toasts()[0]?.actions[0]?.onClick();
  expect(saved).toEqual(new Set(['Acme']));
  toastStore.toasts()[0]?.actions[0]?.onClick();
  expect(saved).toEqual(new Set());
});

test('shows the error of an undo that failed', () => {
  changeWithUndo('Saved Acme.', () => full);
  toastStore.toasts()[0]?.actions[0]?.onClick();
  expect(shown()).toEqual([
    ['success', 'Saved Acme.'],
    ['error', 'The storage is full.'],
  ]);
});

test('shows only the error when the change failed', () => {
  expect(changeWithUndo('Saved Acme.', full)).toBe(false);
  expect(shown()).toEqual([['error', 'The storage is full.']]);
});

describe('the changes of an edit', () => {
  test('are written and confirmed', () => {
    const update = vi.fn<(changes: object) => boolean>(() => true);
    expect(saveChanges('job', { city: 'Austin' }, update)).toBe(true);
    expect(update).toHaveBeenCalledWith({ city: 'Austin' });
    expect(shown()).toEqual([['success', 'Changes saved.']]);
  });

  test('can be undone', () => {
    const undo = vi.fn<() => void>();
    expect(saveChanges('job', { city: 'Austin' }, () => undo)).toBe(true);
    expect(saveChanges('job', { city: 'Houston' }, () => undo)).toBe(true);
    expect(shown()).toEqual([['success', '2 changes saved']]);
    toastStore.toasts()[0]?.actions[0]?.onClick();
    expect(undo).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual([['success', 'Changes saved.']]);
    toastStore.toasts()[0]?.actions[0]?.onClick();
    expect(undo).toHaveBeenCalledTimes(2);
  });

  test('are saved when there are none', () => {
    expect(saveChanges('job', {}, full)).toBe(true);
    expect(shown()).toEqual([]);
  });

  test('can be copied when another tab deleted the row', () => {
    expect(saveChanges('job', { city: 'Austin' }, () => false)).toBe(false);
    expect(shown()).toEqual([['error', 'This job was deleted in another tab. Copy your changes and add it again.']]);
  });

  test('are not saved when the storage is full', () => {
    expect(saveChanges('job', { city: 'Austin' }, full)).toBe(false);
    expect(shown()).toEqual([['error', 'The storage is full.']]);
  });
});
