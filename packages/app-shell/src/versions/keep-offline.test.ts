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

beforeEach(() => Object.assign(followed, { times: 0, fails: false }));
afterEach(() => vi.unstubAllGlobals());

it('keeps nothing for a visitor who is not signed in, and begins when they sign in', async () => {
  browserWith({ controller: null });
  const auth = fakeAuth({ signedIn: false });
  const kept = keepOffline(auth);
  await Promise.resolve();
  expect(followed.times).toBe(0);
  await auth.signInForDevelopment('ada@example.com');
  await kept;
  expect(followed.times).toBe(1);
});

it('looks for newer versions where the site is kept already, whoever looks at it', async () => {
  browserWith({ controller: {} });
  await keepOffline(fakeAuth({ signedIn: false }));
  expect(followed.times).toBe(1);
});

it('does nothing in a browser that has no service workers', async () => {
  browserWith(undefined);
  await keepOffline(fakeAuth({ signedIn: true }));
  expect(followed.times).toBe(0);
});

it('lets the site work as before where the browser forbids it', async () => {
  browserWith({ controller: null });
  followed.fails = true;
  await expect(keepOffline(fakeAuth({ signedIn: true }))).resolves.toBeUndefined();
});
