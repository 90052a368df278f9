import { expect, test, vi } from 'vitest';
import { createToastStore, type Toast } from './toast-store';

const staying = (store: ReturnType<typeof createToastStore>) => store.toasts().map(({ message }) => message);
const undo = { undo: () => {} };

test('what asks for attention or an answer goes to the one stack, short confirmations to the other', () => {
  const store = createToastStore();
  store.add('success', 'Saved');
  store.add('info', 'Two are new');
  store.add('success', 'Deleted', undo);
  store.add('error', 'Not saved');
  store.add('warning', 'Nearly full');
  expect(store.toasts().map(({ message, stack }) => [message, stack])).toEqual([
    ['Saved', 'confirmation'],
    ['Two are new', 'confirmation'],
    ['Deleted', 'attention'],
    ['Not saved', 'attention'],
    ['Nearly full', 'attention'],
  ]);
});

test('a fourth one makes the oldest of its stack leave', () => {
  const store = createToastStore();
  for (const message of ['1', '2', '3', '4']) store.add('success', message);
  store.add('success', 'with undo', undo);
  expect(staying(store)).toEqual(['2', '3', '4', 'with undo']);
});

test('an error stays while something else can give way', () => {
  const store = createToastStore();
  store.add('error', 'error');
  for (const message of ['1', '2', '3']) store.add('success', message, undo);
  expect(staying(store)).toEqual(['error', '2', '3']);
  for (const message of ['error 2', 'error 3', 'error 4']) store.add('error', message);
  expect(staying(store)).toEqual(['error 2', 'error 3', 'error 4']);
});

test('what add returns dismisses that one toast; an exited toast is gone', () => {
  vi.useFakeTimers();
  const store = createToastStore();
  const dismiss = store.add('success', 'first');
  const [{ id }] = store.toasts() as [Toast];
  store.add('success', 'second');
  dismiss();
  expect(staying(store)).toEqual(['second']);
  vi.advanceTimersByTime(194);
  expect(store.toast(id)?.message).toBe('first');
  vi.advanceTimersByTime(1);
  expect(store.toast(id)).toBeUndefined();
  dismiss();
  expect(staying(store)).toEqual(['second']);
  vi.useRealTimers();
});

test('a series becomes one notification, and each Undo takes back one of it, the latest first', () => {
  const store = createToastStore();
  const undone: string[] = [];
  const series = (count: number) => `${count} jobs saved`;
  const save = (name: string) => store.add('success', `Saved ${name}`, { undo: () => undone.push(name), series });
  save('Cook');
  store.add('success', 'Deleted Acme', undo);
  expect(staying(store)).toEqual(['Saved Cook', 'Deleted Acme']);
  for (const name of ['Welder', 'Nurse', 'Baker', 'Driver', 'Teacher']) save(name);
  expect(staying(store)).toEqual(['6 jobs saved', 'Deleted Acme']);
  const [toast] = store.toasts();
  expect(toast?.actions.map(({ label }) => label)).toEqual(['Undo']);
  toast?.actions[0]?.onClick();
  expect(undone).toEqual(['Teacher']);
  expect(staying(store)).toEqual(['5 jobs saved', 'Deleted Acme']);
  for (let count = 0; count < 4; count += 1) {
    expect(store.toasts()[0]?.actions[0]?.staysOpen).toBe(true);
    store.toasts()[0]?.actions[0]?.onClick();
  }
  expect(staying(store)).toEqual(['Saved Cook', 'Deleted Acme']);
  expect(store.toasts()[0]?.actions[0]?.staysOpen).toBe(false);
  store.toasts()[0]?.actions[0]?.onClick();
  expect(undone).toEqual(['Teacher', 'Driver', 'Baker', 'Nurse', 'Welder', 'Cook']);
});

test('what comes after a series has left starts another one', () => {
  const store = createToastStore();
  const save = (name: string) => store.add('success', name, { ...undo, series: (count) => `${count} jobs saved` });
  const dismiss = save('Cook');
  save('Welder');
  dismiss();
  save('Nurse');
  expect(staying(store)).toEqual(['Nurse']);
});

test('a follow-up comes with Undo beside it', () => {
  const store = createToastStore();
  store.add('warning', 'Acme is quiet', { ...undo, action: { label: 'Open application', onClick: () => {} } });
  expect(store.toasts()[0]?.actions.map(({ label }) => label)).toEqual(['Open application', 'Undo']);
});

test('the same confirmation again stays one notification', () => {
  const store = createToastStore();
  for (const message of ['Changes saved.', 'Changes saved.', 'Copied.']) store.add('success', message);
  expect(staying(store)).toEqual(['Changes saved.', 'Copied.']);
});
