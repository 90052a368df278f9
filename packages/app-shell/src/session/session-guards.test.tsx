import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeAuth } from '@keepmark/auth/testing';
import { useShell } from '../shell-store';
import { renderShell } from '../testing/render-shell';
import { takeWantedPath } from './wanted-path';

beforeEach(() => {
  localStorage.clear();
  useShell.setState(useShell.getInitialState(), true);
});

describe('a signed-out visitor', () => {
  it('is sent from a protected screen to sign in, and back after signing in', async () => {
    const { router, auth } = await renderShell({ path: '/jobs/search?term=baker' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
    expect(router.state.location.search).toEqual({ next: '/jobs/search?term=baker' });

    await auth.signInWithGoogle();
    await waitFor(() => expect(router.state.location.href).toBe('/jobs/search?term=baker'));
    expect(await screen.findByRole('heading', { name: 'Search of the test' })).toBeTruthy();
  });

  it('keeps the fragment of a link through sign-in, without showing it to a server', async () => {
    const { router, auth } = await renderShell({ path: '/places#shared-list' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
    expect(router.state.location.href).toBe('/auth?next=%2Fplaces');

    await auth.signInWithGoogle();
    await waitFor(() => expect(router.state.location.href).toBe('/places#shared-list'));
  });

  it('stays on the home page', async () => {
    const { router } = await renderShell({ path: '/' });
    expect(await screen.findByText('Home of the test site')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/');
  });

  it.each(['/jobs/no-such-screen', '/places/1/2', '/about/no-such-page'])(
    'shows that %s, which is below a known path, was not found',
    async (path) => {
      const { router } = await renderShell({ path });
      expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
      expect(router.state.location.pathname).toBe(path);
      expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/');
    },
  );

  it('goes home from an unknown path', async () => {
    const { router } = await renderShell({ path: '/nowhere/at/all' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('does not return to the sign-in screen after signing in', async () => {
    const { router, auth } = await renderShell({ path: '/auth?next=/auth' });
    await auth.signInWithGoogle();
    await waitFor(() => expect(router.state.location.pathname).toBe('/places'));
  });
});

describe('the last user of this browser, before the auth check ends', () => {
  const open = (path: string) => renderShell({ path, auth: fakeAuth({ unknown: 'remembered' }) });

  it('sees a protected screen, with the menu', async () => {
    await open('/jobs/search');
    expect(await screen.findByRole('heading', { name: 'Search of the test' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Profile of / })).toBeTruthy();
  });

  it('goes from / to /places', async () => {
    const { router } = await open('/');
    await waitFor(() => expect(router.state.location.pathname).toBe('/places'));
  });

  it.each([
    ['/auth?next=/jobs/search', '/jobs/search'],
    ['/auth', '/places'],
    ['/auth?next=//evil.example', '/places'],
    ['/auth?next=https://evil.example/', '/places'],
  ])('goes from %s to %s, which replaces it in the history', async (path, wanted) => {
    const { router } = await open(path);
    await waitFor(() => expect(router.state.location.pathname).toBe(wanted));
    expect(router.history.length).toBe(1);
  });

  it('is sent to sign in when the session is rejected', async () => {
    const { router, auth } = await open('/jobs/search');
    await screen.findByRole('heading', { name: 'Search of the test' });
    await auth.signOut();
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  });
});

describe('a signed-in user', () => {
  it('goes from / to /places', async () => {
    const { router } = await renderShell({ path: '/', auth: fakeAuth({ signedIn: true }) });
    await waitFor(() => expect(router.state.location.pathname).toBe('/places'));
  });

  it('signs out to the home page, which replaces the screen in the history', async () => {
    const { router, auth } = await renderShell({ path: '/jobs/search', auth: fakeAuth({ signedIn: true }) });
    await screen.findByRole('heading', { name: 'Search of the test' });
    const entries = router.history.length;
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(auth.session.getState().state).toBe('signedOut');
    expect(takeWantedPath(undefined)).toBe('/places');
    expect(router.history.length).toBe(entries);
  });

  it('is sent to sign in when another tab signs out', async () => {
    const { router, auth } = await renderShell({ path: '/places', auth: fakeAuth({ signedIn: true }) });
    await screen.findByRole('heading', { name: 'Places of the test' });
    await auth.signOut();
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  });
});
