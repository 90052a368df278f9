import { afterEach, expect, it, vi } from 'vitest';
import { prepareWhileIdle } from './prepare-while-idle';

afterEach(() => vi.unstubAllGlobals());

/** Idle time for one look at the deadline at a time, when the test says so. */
function idleBrowser() {
  const requests = new Map<number, IdleRequestCallback>();
  let id = 0;
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => {
    requests.set((id += 1), callback);
    return id;
  });
  vi.stubGlobal('cancelIdleCallback', (request: number) => requests.delete(request));
  return {
    hasRequest: () => requests.size > 0,
    idle: () => {
      const waiting = [...requests.values()];
      requests.clear();
      let looks = 0;
      for (const callback of waiting) callback({ didTimeout: false, timeRemaining: () => ((looks += 1) > 1 ? 0 : 50) });
    },
  };
}

it('prepares every item once, in order, each time the browser is idle', () => {
  const { idle, hasRequest } = idleBrowser();
  const items = Array.from({ length: 250 }, (_, index) => index);
  const prepared: number[] = [];
  prepareWhileIdle(items, (item) => prepared.push(item));
  expect(prepared).toEqual([]);
  idle();
  expect(prepared.length).toBeLessThan(items.length);
  for (let turn = 0; turn < 5; turn += 1) idle();
  expect(prepared).toEqual(items);
  expect(hasRequest()).toBe(false);
});

it('ends when told to', () => {
  const { idle, hasRequest } = idleBrowser();
  const prepare = vi.fn<(item: unknown) => void>();
  const end = prepareWhileIdle(Array.from({ length: 1000 }), prepare);
  idle();
  const count = prepare.mock.calls.length;
  end();
  expect(hasRequest()).toBe(false);
  idle();
  expect(prepare).toHaveBeenCalledTimes(count);
});

it('does nothing in a browser without idle callbacks', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const prepare = vi.fn<(item: unknown) => void>();
  prepareWhileIdle(['a'], prepare)();
  expect(prepare).not.toHaveBeenCalled();
});
