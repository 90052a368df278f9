import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeAuth } from '@keepmark/auth/testing';
import { useShell } from '../shell-store';
import { renderShell } from '../testing/render-shell';
import { testSite } from '../testing/test-site';

beforeEach(() => {
  localStorage.clear();
  useShell.setState(useShell.getInitialState(), true);
});
const open = (path: string, signedIn = true) => renderShell({ path, auth: fakeAuth({ signedIn }) });

describe('the top bar', () => {
  it('links home with the logo and the name of the site', async () => {
    await open('/about', false);
    const home = await screen.findByRole('link', { name: /Navigate Home/ });
    expect(home.getAttribute('title')).toBe('Navigate Home');
    expect(home.textContent).toBe('Keepmark Test');
    expect(home.innerHTML).toContain(testSite.logo);
  });

  it('shows a sign-in button and no menu to a signed-out visitor', async () => {
    await open('/about', false);
    expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe('/auth');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  it('shows the menu with the current screen highlighted, and the initials of the user', async () => {
    await open('/jobs/search');
    const menu = await screen.findByRole('navigation', { name: 'Main' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.getAttribute('title')),
    ).toEqual(['Job Search', 'Settings']);
    expect(within(menu).getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/jobs/search');
    const badge = screen.getByRole('link', { name: 'Profile of Ada Lovelace, AL' });
    expect(badge.textContent).toBe('AL');
    expect(badge.getAttribute('href')).toBe('/profile');
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });
});

describe('the drawer', () => {
  const openDrawer = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    return screen.findByRole('dialog', { name: 'Menu' });
  };

  it('lists Home, the menu, then About, Terms, Privacy, and Support', async () => {
    await open('/places');
    const drawer = await openDrawer();
    expect(
      within(drawer)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Home', 'Job Search', 'Settings', 'About', 'Terms', 'Privacy', 'Support']);
    expect(
      within(drawer)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Close menu', 'Sign Out', 'Find anything']);
  });

  it('closes and navigates when an item is chosen', async () => {
    const { router } = await open('/places');
    const drawer = await openDrawer();
    fireEvent.click(within(drawer).getByRole('link', { name: 'Terms' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/terms'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers Sign In instead of Sign Out to a signed-out visitor', async () => {
    await open('/about', false);
    const drawer = await openDrawer();
    expect(within(drawer).getByRole('link', { name: 'Sign In' })).toBeTruthy();
    expect(within(drawer).queryByRole('button', { name: 'Sign Out' })).toBeNull();
  });
});
