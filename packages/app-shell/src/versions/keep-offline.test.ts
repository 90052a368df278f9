import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeAuth } from '@keepmark/auth/testing';
import { keepOffline } from './keep-offline';

const followed = vi.hoisted(() => ({ times: 0, fails: false }));
vi.mock('./follow-versions', () => ({
  followVersions: async () => {
    followed.times += 1;
    if (followed.fails) throw new Error('not allowed');
  },
}));

const browserWith = (serviceWorker: object | undefined) =>
  vi.stubGlobal('navigator', serviceWorker === undefined ? {} : { serviceWorker });

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(followed, { times: 0, fails: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets the waits of a page run off. */
const after = async (kept: Promise<void>) => {
  await vi.runAllTimersAsync();
  return kept;
};

it('keeps nothing for a visitor who is not signed in, and begins when they sign in', async () => {
  browserWith({ controller: null });
  const auth = fakeAuth({ signedIn: false });
  const kept = keepOffline(auth);
  await Promise.resolve();
  expect(followed.times).toBe(0);
  await auth.signInForDevelopment('ada@example.com');
  await after(kept);
  expect(followed.times).toBe(1);
});

it('looks for newer versions where the site is kept already, whoever looks at it', async () => {
  browserWith({ controller: {} });
  await after(keepOffline(fakeAuth({ signedIn: false })));
  expect(followed.times).toBe(1);
});

it('does nothing in a browser that has no service workers', async () => {
  browserWith(undefined);
  await after(keepOffline(fakeAuth({ signedIn: true })));
  expect(followed.times).toBe(0);
});

it('lets the site work as before where the browser forbids it', async () => {
  browserWith({ controller: null });
  followed.fails = true;
  await expect(after(keepOffline(fakeAuth({ signedIn: true })))).resolves.toBeUndefined();
});
