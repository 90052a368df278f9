import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuth } from './create-auth';
import { ada, fakeService } from './testing/fake-service';
import { emptyBrowser, firebase, openPage, rememberedService, settled, unreachable } from './testing/open-page';

beforeEach(emptyBrowser);

describe('start', () => {
  it('is signed out immediately, without loading Firebase, when nobody was signed in', () => {
    const { state, load } = openPage();
    expect(state()).toBe('signedOut');
    expect(load).not.toHaveBeenCalled();
  });

  it('is unknown until the service returns the user', async () => {
    const { auth, state, load } = openPage(await rememberedService());
    expect(state()).toBe('unknown');
    await settled();
    expect(auth.session.getState()).toEqual({
      state: 'signedIn',
      userId: 'user-1',
      email: 'ada@example.com',
      name: 'Ada Lovelace',
      emailVerified: true,
      provider: 'google.com',
    });
    expect(load).toHaveBeenCalledOnce();
  });

  it('names a user without a display name User', async () => {
    const { auth } = openPage(await rememberedService({ ...ada, displayName: ' ' }));
    await settled();
    expect(auth.session.getState()).toMatchObject({ name: 'User' });
  });

  it('is signed out when the service has no user, and does not ask again', async () => {
    const service = await rememberedService();
    localStorage.setItem('keepmark-session', 'settled');
    const forgetful = fakeService(null);
    const { state } = openPage(forgetful);
    await settled();
    expect(state()).toBe('signedOut');

    const next = openPage(service);
    expect(next.load).not.toHaveBeenCalled();
  });

  it('is signed out for now when the service fails to load and no user is stored, and asks again later', async () => {
    const service = await rememberedService();
    localStorage.removeItem('keepmark-person');
    const { state } = openPage(service, { loadAdapter: unreachable });
    await settled();
    expect(state()).toBe('signedOut');

    const next = openPage(service);
    await settled();
    expect(next.state()).toBe('signedIn');
  });

  it('signs in again on the sign-in screen when the browser was killed before it wrote the sign-in to disk', async () => {
    const service = await rememberedService();
    localStorage.clear();
    const page = openPage(service);
    expect(page.state()).toBe('signedOut');
    page.auth.prepare();
    await settled();
    expect(page.state()).toBe('signedIn');
    const next = openPage(service, { loadAdapter: unreachable });
    await settled();
    expect(next.auth.session.getState()).toMatchObject({ state: 'signedIn', name: 'Ada Lovelace' });
  });

  it('stays signed out when the service changes the token of a user who has just signed out in another tab', async () => {
    const service = await rememberedService();
    const page = openPage(service);
    await settled();
    localStorage.clear();
    service.become({ ...ada });
    expect(page.state()).toBe('signedOut');
    expect(localStorage.getItem('keepmark-session')).toBeNull();
  });

  it('ignores a user that the service still remembers after a sign-out', async () => {
    const service = await rememberedService();
    const left = openPage(service);
    await settled();
    service.failWith('internal-error');
    await left.auth.signOut();
    const { auth, state } = openPage(service);
    auth.prepare();
    await settled();
    expect(service.user()).not.toBeNull();
    expect(state()).toBe('signedOut');
  });
});

describe('signOut', () => {
  it('clears the session in every tab and at the service', async () => {
    const { auth, service, state } = openPage(await rememberedService());
    await settled();
    expect(await auth.signOut()).toBe(true);
    expect(state()).toBe('signedOut');
    expect(service.user()).toBeNull();
    expect(localStorage.getItem('keepmark-session')).toBeNull();
  });

  it('clears the session even if the service fails, reports the failure, and finishes at the next start', async () => {
    const service = await rememberedService();
    const { auth, state } = openPage(service);
    await settled();
    service.failWith('internal-error');
    expect(await auth.signOut()).toBe(false);
    expect(state()).toBe('signedOut');
    expect(auth.problem.getState()?.message).toMatch(/Try again/);

    service.failWith();
    const next = openPage(service);
    expect(next.state()).toBe('signedOut');
    await settled();
    expect(next.state()).toBe('signedOut');
    expect(service.user()).toBeNull();
  });

  it('loads nothing when nobody is signed in', async () => {
    const { auth, load } = openPage();
    expect(await auth.signOut()).toBe(true);
    expect(load).not.toHaveBeenCalled();
  });
});

describe('token', () => {
  it('is undefined when signed out, and loads nothing', async () => {
    const { auth, load } = openPage();
    expect(await auth.token()).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
  });

  it('waits for the auth check', async () => {
    const { auth } = openPage(await rememberedService());
    expect(await auth.token()).toBe('token-0');
  });

  it('starts a page that was not started', async () => {
    const auth = createAuth({ firebase, loadAdapter: async () => fakeService().adapter() });
    expect(await auth.token()).toBeUndefined();
    expect(auth.session.getState().state).toBe('signedOut');
  });

  it('returns a new one when asked', async () => {
    const { auth } = openPage(await rememberedService());
    expect(await auth.token({ refresh: true })).toBe('token-1');
  });

  it('throws a message when the service is unreachable', async () => {
    const { auth, service, state } = openPage(await rememberedService());
    await settled();
    service.failWith('network-request-failed');
    await expect(auth.token()).rejects.toMatchObject({
      name: 'AuthError',
      code: 'network-request-failed',
      message: expect.stringMatching(/internet connection/),
    });
    expect(state()).toBe('signedIn');
  });

  it.each(['user-token-expired', 'user-disabled', 'invalid-refresh-token'])(
    'ends the session on %s, and says why',
    async (code) => {
      const { auth, service, state } = openPage(await rememberedService());
      await settled();
      service.failWith(code);
      expect(await auth.token()).toBeUndefined();
      expect(state()).toBe('signedOut');
      expect(auth.problem.getState()?.code).toBe(code);
    },
  );
});

describe('onSignedIn', () => {
  it('is called after a sign-in, and not after a reload', async () => {
    const onSignedIn = vi.fn<(session: unknown) => void>();
    const { auth, service } = openPage(fakeService(), { onSignedIn });
    const session = await auth.signInWithGoogle();
    await settled();
    expect(onSignedIn.mock.calls).toEqual([[session]]);

    openPage(service, { onSignedIn });
    await settled();
    expect(onSignedIn).toHaveBeenCalledOnce();
  });

  it('is called again at the next start when it rejected', async () => {
    const onSignedIn = vi.fn<(session: unknown) => Promise<void>>().mockRejectedValueOnce(new Error('down'));
    const { auth, service } = openPage(fakeService(), { onSignedIn });
    await auth.signInWithGoogle();
    await settled();
    openPage(service, { onSignedIn });
    await settled();
    openPage(service, { onSignedIn });
    await settled();
    expect(onSignedIn).toHaveBeenCalledTimes(2);
  });
});

describe('a page without settings', () => {
  it('says that sign-in is not set up on every attempt', async () => {
    const auth = createAuth({});
    auth.start();
    expect(auth.configured).toBe(false);
    expect(await auth.sendEmailLink('ada@example.com')).toBe(false);
    expect(auth.problem.getState()).toMatchObject({
      code: 'not-configured',
      message: expect.stringMatching(/Tell the site operator/),
    });
    expect(await auth.signInWithGoogle()).toBeUndefined();
    expect(await auth.token()).toBeUndefined();
  });
});

describe('development sign-in', () => {
  it('works with the emulator', async () => {
    const { auth, state } = openPage(fakeService(), { emulatorUrl: 'http://localhost:9099' });
    expect(auth.emulated).toBe(true);
    expect(await auth.signInForDevelopment('dev@keepmark.test')).toMatchObject({ email: 'dev@keepmark.test' });
    expect(state()).toBe('signedIn');
  });

  it('fails without it', async () => {
    const service = fakeService();
    const { auth, state } = openPage(service, {
      loadAdapter: async () => ({ ...service.adapter(), signInForDevelopment: undefined }),
    });
    expect(await auth.signInForDevelopment('dev@keepmark.test')).toBeUndefined();
    expect(auth.problem.getState()?.message).toMatch(/emulator/);
    expect(state()).toBe('signedOut');
  });
});
