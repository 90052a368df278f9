import { expect, test, vi } from 'vitest';
import type { TabPlatform } from '../platform';
import { Presence } from './presence';

interface Held {
  readonly mode: string;
}

/** A lock and a channel as browsers have them, for the tabs of one test. */
function tabs(): TabPlatform & { readonly held: Set<Held> } {
  const held = new Set<Held>();
  const waiting: (() => void)[] = [];
  const fits = (mode: string): boolean =>
    mode === 'shared' ? [...held].every((other) => other.mode === 'shared') : held.size === 0;
  const request = async (
    _name: string,
    { mode = 'shared', ifAvailable }: LockOptions,
    take: (lock: object | null) => unknown,
  ) => {
    if (!fits(mode) && ifAvailable) return take(null);
    while (!fits(mode)) await new Promise<void>((resolve) => void waiting.push(resolve));
    const lock = { mode };
    held.add(lock);
    await take(lock);
    // A browser hears of a release later than of what is asked in the same breath.
    await new Promise((resolve) => setTimeout(resolve, 0));
    held.delete(lock);
    for (const next of waiting.splice(0)) next();
    return undefined;
  };
  const channels = new Set<EventTarget>();
  const channel = () => {
    const own = new EventTarget();
    channels.add(own);
    return Object.assign(own, {
      close: () => void channels.delete(own),
      postMessage: () => {
        for (const other of channels) if (other !== own) other.dispatchEvent(new Event('message'));
      },
    });
  };
  return { held, locks: { request }, channel } as unknown as ReturnType<typeof tabs>;
}

test('a tab is alone again once the others are gone', async () => {
  const platform = tabs();
  const first = new Presence(platform, 'store');
  expect(await first.settle()).toBe(true);
  const second = new Presence(platform, 'store');
  expect(await second.settle()).toBe(false);
  await vi.waitFor(() => expect([...platform.held].map(({ mode }) => mode)).toEqual(['shared', 'shared']));
  expect(first.alone).toBe(false);
  second.close();
  await vi.waitFor(() => expect(platform.held.size).toBe(1));
  expect(await first.settle()).toBe(true);
});

test('a tab that slept asks again, and notices one that opened while it slept', async () => {
  const platform = tabs();
  const first = new Presence(platform, 'store');
  await first.settle();
  // As when the browser took the lock of a page that it put to sleep.
  platform.held.clear();
  const second = new Presence(platform, 'store');
  expect(await second.settle()).toBe(true);
  await first.settleAgain();
  expect(first.alone).toBe(false);
});
