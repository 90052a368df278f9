import { afterEach, expect, test, vi } from 'vitest';
import { toastOutbox, type ShowToast } from './toast-outbox';

const shown: string[] = [];
const show: ShowToast = (_kind, message) => {
  shown.push(message);
  return () => void shown.splice(shown.indexOf(message), 1);
};

afterEach(() => {
  shown.length = 0;
});

test('notifications wait for the code that shows them, and then come in their order', () => {
  const onWaiting = vi.fn<() => void>();
  const unsubscribe = toastOutbox.subscribe(onWaiting);
  toastOutbox.add('error', 'first');
  expect(onWaiting).toHaveBeenCalledOnce();
  toastOutbox.add('success', 'second');
  expect(toastOutbox.isWaiting()).toBe(true);
  const stop = toastOutbox.showWith(show);
  toastOutbox.add('info', 'third');
  expect(shown).toEqual(['first', 'second', 'third']);
  expect(toastOutbox.isWaiting()).toBe(false);
  stop();
  unsubscribe();
});

test('what dismisses a notification works before and after it is shown', () => {
  const dismissEarly = toastOutbox.add('info', 'dismissed early');
  const dismissLate = toastOutbox.add('info', 'dismissed late');
  dismissEarly();
  toastOutbox.showWith(show)();
  expect(shown).toEqual(['dismissed late']);
  dismissLate();
  expect(shown).toEqual([]);
});

test('notifications wait again once nothing shows them anymore', () => {
  toastOutbox.showWith(show)();
  toastOutbox.add('info', 'later');
  expect(shown).toEqual([]);
  toastOutbox.showWith(show)();
  expect(shown).toEqual(['later']);
});
