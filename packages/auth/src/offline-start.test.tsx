import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthAdapter } from './auth-adapter';
import { fakeService } from './testing/fake-service';
import { emptyBrowser, openPage, rememberedService, settled, silent, unreachable } from './testing/open-page';

beforeEach(emptyBrowser);

describe('a start without the service', () => {
  const sessionOf = (page: ReturnType<typeof openPage>) => page.auth.session.getState();

  it('signs in the last user when the service fails to load', async () => {
    const page = openPage(await rememberedService(), { loadAdapter: unreachable });
    await settled();
    expect(sessionOf(page)).toMatchObject({ state: 'signedIn', userId: 'user-1', name: 'Ada Lovelace' });
  });

  it('does not wait when the browser is offline', async () => {
    const service = await rememberedService();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const page = openPage(service, { loadAdapter: silent });
    await settled();
    expect(sessionOf(page)).toMatchObject({ state: 'signedIn', name: 'Ada Lovelace' });
    vi.restoreAllMocks();
  });

  it('stops waiting for a silent service', async () => {
    const service = await rememberedService();
    vi.useFakeTimers();
    const page = openPage(service, { loadAdapter: silent });
    expect(page.state()).toBe('unknown');
    await vi.runAllTimersAsync();
    expect(page.state()).toBe('signedIn');
    vi.useRealTimers();
  });

  it('follows the service once it answers', async () => {
    const service = await rememberedService();
    vi.useFakeTimers();
    let answer: (adapter: AuthAdapter) => void = () => {};
    const page = openPage(service, { loadAdapter: () => new Promise((resolve) => (answer = resolve)) });
    await vi.runAllTimersAsync();
    expect(page.state()).toBe('signedIn');
    vi.useRealTimers();
    answer(fakeService(null).adapter());
    await settled();
    expect(page.state()).toBe('signedOut');
    expect(localStorage.getItem('keepmark-person')).toBeNull();
  });

  it('has no last user after a sign-out', async () => {
    const service = await rememberedService();
    const { auth } = openPage(service);
    await settled();
    await auth.signOut();
    expect(localStorage.getItem('keepmark-person')).toBeNull();
    localStorage.setItem('keepmark-session', 'settled');
    const page = openPage(service, { loadAdapter: unreachable });
    await settled();
    expect(page.state()).toBe('signedOut');
  });

  it('ignores an unreadable stored user', async () => {
    const service = await rememberedService();
    for (const text of ['{', '{"userId":"user-1"}', '[]']) {
      localStorage.setItem('keepmark-person', text);
      const page = openPage(service, { loadAdapter: unreachable });
      await settled();
      expect(page.state()).toBe('signedOut');
    }
  });
});
