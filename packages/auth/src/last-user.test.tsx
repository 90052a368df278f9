import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthAdapter } from './auth-adapter';
import { userOf } from './session';
import { fakeService } from './testing/fake-service';
import { emptyBrowser, openPage, rememberedService, settled, silent } from './testing/open-page';

beforeEach(emptyBrowser);

describe('the last user of this browser', () => {
  const userOn = (page: ReturnType<typeof openPage>) => userOf(page.auth.session.getState())?.name;

  it('is known before the service answers, which the session is not', async () => {
    const page = openPage(await rememberedService(), { loadAdapter: silent });
    expect(page.state()).toBe('unknown');
    expect(userOn(page)).toBe('Ada Lovelace');
  });

  it('stays the same user once the service confirms it', async () => {
    const page = openPage(await rememberedService());
    await settled();
    expect(page.state()).toBe('signedIn');
    expect(userOn(page)).toBe('Ada Lovelace');
  });

  it('is gone once the service rejects the session', async () => {
    await rememberedService();
    const page = openPage(fakeService(null));
    expect(userOn(page)).toBe('Ada Lovelace');
    await settled();
    expect(page.state()).toBe('signedOut');
    expect(userOn(page)).toBeUndefined();
  });

  it('is gone after a sign-out, also in a new tab', async () => {
    const service = await rememberedService();
    const page = openPage(service, { loadAdapter: silent });
    void page.auth.signOut();
    expect(userOn(page)).toBeUndefined();
    expect(userOn(openPage(service, { loadAdapter: silent }))).toBeUndefined();
  });

  it('is checked with the service once the first screen is there', async () => {
    let showScreen: () => void = () => {};
    const firstScreen = new Promise<void>((resolve) => (showScreen = resolve));
    const page = openPage(await rememberedService(), { firstScreen });
    await settled();
    expect(page.state()).toBe('unknown');
    expect(userOn(page)).toBe('Ada Lovelace');
    showScreen();
    await settled();
    expect(page.state()).toBe('signedIn');
  });

  it('is checked immediately when a call needs a token', async () => {
    const page = openPage(await rememberedService(), { firstScreen: new Promise(() => {}) });
    expect(await page.auth.token()).toBeDefined();
    expect(page.state()).toBe('signedIn');
  });

  it('gets no token until the service answers', async () => {
    const service = await rememberedService();
    let answer: (adapter: AuthAdapter) => void = () => {};
    const page = openPage(service, { loadAdapter: () => new Promise((resolve) => (answer = resolve)) });
    const received = vi.fn<(token: string | undefined) => void>();
    void page.auth.token().then(received);
    await settled();
    expect(received).not.toHaveBeenCalled();
    answer(service.adapter());
    await vi.waitFor(() => expect(received).toHaveBeenCalledOnce());
  });
});
