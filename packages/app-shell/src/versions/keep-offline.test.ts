import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeAuth } from '@keepmark/auth/testing';
import { keepOffline } from './keep-offline';

const { followVersions } = vi.hoisted(() => ({ followVersions: vi.fn<() => Promise<void>>() }));
vi.mock('./follow-versions', () => ({ followVersions }));

const browserWith = (serviceWorker: object | undefined) =>
  vi.stubGlobal('navigator', serviceWorker === undefined ? {} : { serviceWorker });

beforeEach(() => followVersions.mockReset().mockResolvedValue(undefined));
afterEach(() => vi.unstubAllGlobals());

it('keeps nothing for a visitor who is not signed in, and begins when they sign in', async () => {
  browserWith({ controller: null });
  const auth = fakeAuth({ signedIn: false });
  const kept = keepOffline(auth);
  await Promise.resolve();
  expect(followVersions).not.toHaveBeenCalled();
  await auth.signInForDevelopment('ada@example.com');
  await kept;
  expect(followVersions).toHaveBeenCalledOnce();
});

it('looks for newer versions where the site is kept already, whoever looks at it', async () => {
  browserWith({ controller: {} });
  await keepOffline(fakeAuth({ signedIn: false }));
  expect(followVersions).toHaveBeenCalledOnce();
});

it('does nothing in a browser that has no service workers', async () => {
  browserWith(undefined);
  await keepOffline(fakeAuth({ signedIn: true }));
  expect(followVersions).not.toHaveBeenCalled();
});
