import { KeepmarkTheme } from '@keepmark/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Auth } from '../auth';
import type { AuthConfig } from '../auth-config';
import { AuthProvider } from '../AuthProvider';
import { createAuth } from '../create-auth';
import { emailLink, fakeService } from '../testing/fake-service';
import { emptyBrowser } from '../testing/open-page';
import SignInPage from './index';

const linkQuery = new URL(emailLink).search;
const address = () => screen.getByRole('textbox', { name: 'Email address' });
const button = (name: string) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(emptyBrowser);
beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState({}, '', '/auth');
});

function openPage(service = fakeService(), config: AuthConfig = {}) {
  const auth = createAuth({ firebase: { apiKey: 'key' }, loadAdapter: async () => service.adapter(), ...config });
  auth.start();
  return { ...show(auth), auth, service, user: userEvent.setup() };
}

function show(auth: Auth) {
  const onDone = vi.fn<() => void>();
  const { unmount } = render(
    <StrictMode>
      <KeepmarkTheme>
        <AuthProvider auth={auth}>
          <SignInPage siteName="Keepmark Jobs" onDone={onDone} />
        </AuthProvider>
      </KeepmarkTheme>
    </StrictMode>,
  );
  return { onDone, unmount };
}

describe('the email form', () => {
  it.each(['', 'ada', 'ada@example', 'ada @example.com'])('rejects %j', async (typed) => {
    const { user, service } = openPage();
    if (typed) await user.type(address(), typed);
    await user.click(button('Email me a link'));
    expect(screen.getByText('Enter an email address such as name@example.com.')).toBeDefined();
    expect(service.sent).toEqual([]);
  });

  it('sends a link by keyboard alone and says where to look', async () => {
    const { user, service } = openPage();
    expect(heading()).toBe('Sign in to Keepmark Jobs');
    await user.type(address(), ' ada@example.com {Enter}');
    await screen.findByText('ada@example.com');
    expect(heading()).toBe('Check your inbox');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(service.sent).toMatchObject([{ email: 'ada@example.com' }]);
  });

  it('still says so after a reload', async () => {
    const { user, unmount, auth } = openPage();
    await user.type(address(), 'ada@example.com{Enter}');
    await screen.findByText('ada@example.com');
    unmount();
    show(auth);
    expect(heading()).toBe('Check your inbox');
  });

  it('can send the link again, and to another address', async () => {
    const { user, service } = openPage();
    await user.type(address(), 'ada@example.com{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(/Sent again/)).toBeDefined();
    expect(service.sent).toHaveLength(2);
    await user.click(button('Use another address'));
    expect(address()).toHaveProperty('value', '');
  });

  it('says why the link was not sent and keeps the address', async () => {
    const { user, service } = openPage();
    service.failWith('too-many-requests');
    await user.type(address(), 'ada@example.com{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/Too many attempts/);
    expect(address()).toHaveProperty('value', 'ada@example.com');
  });

  it('continues when the link is opened in another tab', async () => {
    const { user, service, onDone } = openPage();
    await user.type(address(), 'ada@example.com{Enter}');
    await screen.findByText('ada@example.com');
    localStorage.setItem('keepmark-session', 'fresh');
    window.dispatchEvent(new StorageEvent('storage', { key: 'keepmark-session' }));
    await act(() => service.adapter().signInWithEmailLink('ada@example.com', emailLink));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
  });
});

describe('Google', () => {
  it('signs in', async () => {
    const { user, onDone } = openPage();
    await user.click(button('Continue with Google'));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
  });

  it('says what to do about a blocked popup', async () => {
    const { user, service } = openPage();
    service.failWith('popup-blocked');
    await user.click(button('Continue with Google'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Allow pop-ups/);
  });

  it('ignores a closed popup and can open another', async () => {
    const { user, service, onDone } = openPage();
    service.failWith('popup-closed-by-user');
    await user.click(button('Continue with Google'));
    service.failWith();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button('Continue with Google'));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
  });
});

describe('the emailed link', () => {
  beforeEach(() => window.history.replaceState({}, '', `/auth${linkQuery}&next=%2Fjobs`));

  it('signs in once and removes the code from the URL', async () => {
    localStorage.setItem('keepmark-email-link-sent-to', 'ada@example.com');
    const service = fakeService();
    const adapter = service.adapter();
    const signIn = vi.spyOn(adapter, 'signInWithEmailLink');
    const { onDone } = openPage(service, { loadAdapter: async () => adapter });
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(signIn).toHaveBeenCalledOnce();
    expect(window.location.search).toBe('?next=%2Fjobs');
  });

  it('asks for the address in another browser', async () => {
    const { user, onDone, auth } = openPage();
    expect(await screen.findByRole('heading', { name: 'Confirm your address' })).toBeDefined();
    await user.type(address(), 'ada@example.com{Enter}');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(auth.session.getState()).toMatchObject({ email: 'ada@example.com' });
  });

  it('asks again after a wrong address', async () => {
    const { user, service, onDone } = openPage();
    await screen.findByRole('heading', { name: 'Confirm your address' });
    service.failWith('invalid-email');
    await user.type(address(), 'eve@example.com{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/not the address/);
    service.failWith();
    await user.clear(address());
    await user.type(address(), 'ada@example.com{Enter}');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
  });

  it.each([
    ['expired-action-code', /has expired/],
    ['invalid-action-code', /already used/],
  ])('offers a new link when it no longer works (%s)', async (code, message) => {
    localStorage.setItem('keepmark-email-link-sent-to', 'ada@example.com');
    sessionStorage.setItem('keepmark-sign-in-sent-to', '"ada@example.com"');
    const service = fakeService();
    service.failWith(code);
    const { user } = openPage(service);
    expect((await screen.findByRole('alert')).textContent).toMatch(message);
    await user.click(button('Get a new link'));
    expect(heading()).toBe('Sign in to Keepmark Jobs');
    expect(window.location.search).toBe('?next=%2Fjobs');
  });

  it('can be retried after a network failure', async () => {
    localStorage.setItem('keepmark-email-link-sent-to', 'ada@example.com');
    const service = fakeService();
    service.failWith('network-request-failed');
    const { user, onDone } = openPage(service);
    await screen.findByRole('alert');
    service.failWith();
    await user.click(button('Try again'));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
  });

  it('ignores a used link when the user is signed in', async () => {
    localStorage.setItem('keepmark-email-link-sent-to', 'ada@example.com');
    const service = fakeService();
    const first = createAuth({ firebase: { apiKey: 'key' }, loadAdapter: async () => service.adapter() });
    await first.signInWithGoogle();
    service.failWith('invalid-action-code');
    const { onDone } = openPage(service);
    await waitFor(() => expect(onDone).toHaveBeenCalled());
  });
});

describe('development sign-in', () => {
  it('is available with the emulator', async () => {
    const { user, onDone, auth } = openPage(fakeService(), { emulatorUrl: 'http://localhost:9099' });
    await user.click(button('Development sign-in'));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(auth.session.getState()).toMatchObject({ email: 'developer@keepmark.test' });
  });

  it('is not available otherwise', () => {
    openPage();
    expect(screen.queryByRole('button', { name: 'Development sign-in' })).toBeNull();
  });
});

it('says when sign-in is not set up', () => {
  show(createAuth({}));
  expect(screen.getByRole('alert').textContent).toMatch(/Sign-in isn’t available yet.*Tell the site operator/);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('waits for the auth check', async () => {
  localStorage.setItem('keepmark-session', 'settled');
  openPage();
  expect(screen.getByText(/Checking your sign-in/)).toBeDefined();
  expect(await screen.findByRole('textbox')).toBeDefined();
});
