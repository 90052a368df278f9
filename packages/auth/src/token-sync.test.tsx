import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuth } from './create-auth';
import { fakeService } from './testing/fake-service';
import { emptyBrowser } from './testing/open-page';
import { tokenSync } from './token-sync';

const now = 1_700_000_000_000;
const minute = 60_000;
const url = 'https://keepmark.example/token';
const send = vi.fn<typeof fetch>();

beforeEach(emptyBrowser);
beforeEach(() => {
  send.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', send);
  return () => vi.unstubAllGlobals();
});

const sentRequests = () =>
  send.mock.calls.map(([to, init]) => [to, init?.method, new Headers(init?.headers).get('authorization')]);

describe('tokenSync', () => {
  it('posts a token with the bearer header, once', async () => {
    const sync = tokenSync(url, () => now);
    await sync.post({ token: 'a', issuedAt: now });
    await sync.post({ token: 'a', issuedAt: now });
    await sync.post({ token: 'b', issuedAt: now });
    expect(sentRequests()).toEqual([
      [url, 'POST', 'Bearer a'],
      [url, 'POST', 'Bearer b'],
    ]);
  });

  it('skips a token older than 5 minutes', async () => {
    const sync = tokenSync(url, () => now);
    await sync.post({ token: 'a', issuedAt: now - 5 * minute - 1 });
    expect(sentRequests()).toEqual([]);
    await sync.post({ token: 'a', issuedAt: now - 5 * minute });
    expect(sentRequests()).toHaveLength(1);
  });

  it('ignores a failure of the other server', async () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(tokenSync(url, () => now).post({ token: 'a', issuedAt: now })).resolves.toBeUndefined();
  });

  it('does nothing without a URL', async () => {
    const sync = tokenSync(undefined, () => now);
    await sync.post({ token: 'a', issuedAt: now });
    await sync.delete();
    expect(sentRequests()).toEqual([]);
  });
});

it('notifies the other server of the sign-in and the sign-out', async () => {
  const service = fakeService();
  const auth = createAuth({ firebase: { apiKey: 'k' }, tokenSyncUrl: url, loadAdapter: async () => service.adapter() });
  auth.start();
  await auth.signInWithGoogle();
  await vi.waitFor(() => expect(sentRequests()).toEqual([[url, 'POST', 'Bearer token-0']]), 10_000);
  await auth.signOut();
  await vi.waitFor(() => expect(sentRequests().slice(1)).toEqual([[url, 'DELETE', null]]), 10_000);
});
