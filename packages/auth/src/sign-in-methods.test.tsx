import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthAdapter } from './auth-adapter';
import { createAuth } from './create-auth';
import { ada, emailLink, fakeService } from './testing/fake-service';
import { emptyBrowser } from './testing/open-page';

beforeEach(emptyBrowser);

function openPage(service = fakeService()) {
  const load = vi.fn<() => Promise<AuthAdapter>>(async () => service.adapter());
  const auth = createAuth({ firebase: { apiKey: 'key' }, loadAdapter: load });
  auth.start();
  return { auth, load, service };
}

describe('sendEmailLink', () => {
  it('sends a link that leads to /auth', async () => {
    const { auth, service } = openPage();
    expect(await auth.sendEmailLink('ada@example.com')).toBe(true);
    expect(service.sent).toEqual([{ email: 'ada@example.com', landingUrl: `${window.location.origin}/auth` }]);
  });

  it('returns false and sets the problem when it was not sent', async () => {
    const { auth, service } = openPage();
    service.failWith('too-many-requests');
    expect(await auth.sendEmailLink('ada@example.com')).toBe(false);
    expect(auth.problem.getState()).toMatchObject({
      code: 'too-many-requests',
      message: 'Too many attempts. Wait a few minutes, then try again.',
    });
  });

  it('clears the problem on the next attempt', async () => {
    const { auth, service } = openPage();
    service.failWith('too-many-requests');
    await auth.sendEmailLink('ada@example.com');
    service.failWith();
    await auth.sendEmailLink('ada@example.com');
    expect(auth.problem.getState()).toBeUndefined();
  });
});

it('can retry on the same page when Firebase failed to load', async () => {
  const service = fakeService();
  const load = vi.fn<() => Promise<AuthAdapter>>(async () => service.adapter());
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const auth = createAuth({ firebase: { apiKey: 'key' }, loadAdapter: load });
  expect(await auth.sendEmailLink('ada@example.com')).toBe(false);
  expect(auth.problem.getState()?.code).toBe('network-request-failed');
  expect(await auth.sendEmailLink('ada@example.com')).toBe(true);
});

describe('completeEmailLink', () => {
  const missing = { code: 'missing-email-link', message: 'Sign In Missing Email Link Information' };

  it('rejects other URLs without loading Firebase', async () => {
    const { auth, load } = openPage();
    expect(await auth.completeEmailLink('https://keepmark.example/auth')).toEqual(missing);
    expect(load).not.toHaveBeenCalled();
  });

  it('rejects a link of another kind', async () => {
    const { auth } = openPage();
    const href = emailLink.replace('signIn', 'resetPassword');
    expect(await auth.completeEmailLink(href, 'ada@example.com')).toEqual(missing);
  });

  it('uses the stored address in the browser that requested the link, then clears it', async () => {
    const asking = openPage();
    await asking.auth.sendEmailLink('ada@example.com');
    const { auth } = openPage(asking.service);
    expect(await auth.completeEmailLink(emailLink)).toMatchObject({ state: 'signedIn', email: 'ada@example.com' });
    expect(auth.session.getState()).toMatchObject({ state: 'signedIn', provider: 'emailLink' });
    expect(await auth.completeEmailLink(emailLink)).toMatchObject({ code: 'missing-email' });
  });

  it('asks for the address in another browser', async () => {
    const { auth } = openPage();
    expect(await auth.completeEmailLink(emailLink)).toMatchObject({ code: 'missing-email' });
    expect(auth.session.getState().state).toBe('signedOut');
    expect(await auth.completeEmailLink(emailLink, 'ada@example.com')).toMatchObject({ state: 'signedIn' });
  });

  it('returns the code and message of the service when the link fails', async () => {
    const { auth, service } = openPage();
    service.failWith('expired-action-code');
    expect(await auth.completeEmailLink(emailLink, 'ada@example.com')).toEqual({
      code: 'expired-action-code',
      message: 'Firebase: expired-action-code',
    });
    expect(auth.session.getState().state).toBe('signedOut');
  });

  it('opens a link once when called twice at the same time', async () => {
    const service = fakeService();
    const adapter = service.adapter();
    const signIn = vi.spyOn(adapter, 'signInWithEmailLink');
    const auth = createAuth({ firebase: { apiKey: 'key' }, loadAdapter: async () => adapter });
    const both = [auth.completeEmailLink(emailLink, 'a@b.cd'), auth.completeEmailLink(emailLink, 'a@b.cd')];
    const [first, second] = await Promise.all(both);
    expect(first).toEqual(second);
    expect(signIn).toHaveBeenCalledOnce();
  });
});

describe('signInWithGoogle', () => {
  it('signs in', async () => {
    const { auth } = openPage();
    expect(await auth.signInWithGoogle()).toMatchObject({ state: 'signedIn', email: ada.email });
    expect(auth.problem.getState()).toBeUndefined();
  });

  it('is silent about a closed popup', async () => {
    const { auth, service } = openPage();
    service.failWith('popup-closed-by-user');
    expect(await auth.signInWithGoogle()).toBeUndefined();
    expect(auth.problem.getState()).toBeUndefined();
  });

  it.each(['popup-blocked', 'web-storage-unsupported', 'unauthorized-domain'])('reports %s', async (code) => {
    const { auth, service } = openPage();
    service.failWith(code);
    expect(await auth.signInWithGoogle()).toBeUndefined();
    expect(auth.problem.getState()?.code).toBe(code);
  });

  it('is silent about a popup that a second click replaced', async () => {
    const { auth, service } = openPage();
    const adapter = service.adapter();
    const replaced = vi.fn<() => void>();
    let giveUp: () => void = () => {};
    const first = new Promise<void>((resolve) => {
      giveUp = resolve;
    });
    vi.spyOn(adapter, 'signInWithGoogle').mockImplementationOnce(async () => {
      await first;
      replaced();
      const other = fakeService();
      other.failWith('cancelled-popup-request');
      return other.adapter().signInWithGoogle();
    });
    const page = createAuth({ firebase: { apiKey: 'key' }, loadAdapter: async () => adapter });
    page.start();
    const firstPress = page.signInWithGoogle();
    const secondPress = page.signInWithGoogle();
    giveUp();
    expect(await secondPress).toMatchObject({ state: 'signedIn' });
    expect(await firstPress).toBeUndefined();
    expect(replaced).toHaveBeenCalledOnce();
    expect(page.problem.getState()).toBeUndefined();
    expect(auth.session.getState().state).toBe('signedOut');
  });
});
