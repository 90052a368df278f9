import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeAuth } from '@keepmark/auth/testing';
import { enableOfflineUse } from './enable-offline-use';

const followed = vi.hoisted(() => ({ times: 0, cachedLater: 0, fails: false }));
vi.mock('./follow-versions', () => ({
  followVersions: async () => {
    followed.times += 1;
    if (followed.fails) throw new Error('not allowed');
    return { cacheLater: () => (followed.cachedLater += 1) };
  },
}));

const browserWith = (serviceWorker: object | undefined) =>
  vi.stubGlobal('navigator', serviceWorker === undefined ? {} : { serviceWorker });

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(followed, { times: 0, cachedLater: 0, fails: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Runs all timers of the page, then waits. */
const after = async (enabled: Promise<void>) => {
  await vi.runAllTimersAsync();
  return enabled;
};

it('downloads nothing for a signed-out visitor until they sign in', async () => {
  browserWith({ controller: null });
  const auth = fakeAuth({ signedIn: false });
  const enabled = enableOfflineUse(auth);
  await Promise.resolve();
  expect(followed.times).toBe(0);
  await auth.signInForDevelopment('ada@example.com');
  await after(enabled);
  expect(followed.times).toBe(1);
});

it.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
  'downloads nothing over the connection %o',
  async (connection) => {
    vi.stubGlobal('navigator', { serviceWorker: { controller: null }, connection });
    await after(enableOfflineUse(fakeAuth({ signedIn: true })));
    expect(followed.times).toBe(0);
  },
);

it('downloads over a fast connection, and keeps a site on the device up to date over any', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: null }, connection: { effectiveType: '4g' } });
  await after(enableOfflineUse(fakeAuth({ signedIn: true })));
  expect(followed.times).toBe(1);
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} }, connection: { effectiveType: '3g' } });
  await after(enableOfflineUse(fakeAuth({ signedIn: true })));
  expect(followed.times).toBe(2);
});

it('downloads the screens that fewer people open only over a fast connection', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} }, connection: { saveData: true } });
  await after(enableOfflineUse(fakeAuth({ signedIn: true })));
  expect(followed.cachedLater).toBe(0);
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} }, connection: { effectiveType: '4g' } });
  await after(enableOfflineUse(fakeAuth({ signedIn: true })));
  expect(followed.cachedLater).toBe(1);
});

it('checks for new versions when the site is already on the device, even signed out', async () => {
  browserWith({ controller: {} });
  await after(enableOfflineUse(fakeAuth({ signedIn: false })));
  expect(followed.times).toBe(1);
});

it('does nothing in a browser without service workers', async () => {
  browserWith(undefined);
  await after(enableOfflineUse(fakeAuth({ signedIn: true })));
  expect(followed.times).toBe(0);
});

it('leaves the site working when the browser blocks service workers', async () => {
  browserWith({ controller: null });
  followed.fails = true;
  await expect(after(enableOfflineUse(fakeAuth({ signedIn: true })))).resolves.toBeUndefined();
});
