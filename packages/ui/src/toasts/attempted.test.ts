import { afterEach, expect, test } from 'vitest';
import { attempted, toldWithUndo } from './attempted';
import { toastStore } from './toast-store';

const shown = () => toastStore.toasts().map(({ kind, message }) => [kind, message]);
const full = () => {
  throw new Error('The storage is full.');
};

afterEach(() => {
  for (const { id } of toastStore.toasts()) toastStore.setPhase(id, 'exited');
});

test('a change that fails is told, and nothing is thrown', () => {
  expect(attempted(full)).toBeUndefined();
  expect(shown()).toEqual([['error', 'The storage is full.']]);
});

test('a change that went well is told with a press that takes it back', () => {
  const kept = new Set<string>();
  const keep = () => {
    kept.add('Acme');
    return () => void kept.delete('Acme');
  };
  expect(toldWithUndo('Kept Acme.', keep)).toBe(true);
  expect(kept.has('Acme')).toBe(true);
  const [toast] = toastStore.toasts();
  expect(toast).toMatchObject({ kind: 'success', message: 'Kept Acme.', action: { label: 'Undo' } });
  toast?.action?.onClick();
  expect(kept.has('Acme')).toBe(false);
});

test('what can not be taken back is told too', () => {
  toldWithUndo('Kept Acme.', () => full);
  toastStore.toasts()[0]?.action?.onClick();
  expect(shown()).toEqual([
    ['success', 'Kept Acme.'],
    ['error', 'The storage is full.'],
  ]);
});

test('of a change that was not made only the failure is told', () => {
  expect(toldWithUndo('Kept Acme.', full)).toBe(false);
  expect(shown()).toEqual([['error', 'The storage is full.']]);
});
