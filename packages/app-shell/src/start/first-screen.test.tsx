import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followFirstScreen } from './first-screen';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A router that renders when told to. */
function fakeRouter() {
  const listeners = new Set<() => void>();
  const subscribe = (_: string, listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { router: { subscribe } as never, render: () => listeners.forEach((listener) => listener()) };
}

const followed = () => {
  const { router, render } = fakeRouter();
  const { firstScreen, follow } = followFirstScreen();
  const shown = vi.fn<() => void>();
  void firstScreen.then(shown);
  follow(router);
  return { render, shown };
};

it('waits until the router has rendered a screen and the page is idle', async () => {
  const { render, shown } = followed();
  await vi.advanceTimersByTimeAsync(100);
  expect(shown).not.toHaveBeenCalled();
  render();
  expect(shown).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(shown).toHaveBeenCalledOnce();
});

it('does not wait forever for a screen', async () => {
  const { shown } = followed();
  await vi.runAllTimersAsync();
  expect(shown).toHaveBeenCalledOnce();
});
