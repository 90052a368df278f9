import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAuth } from '@keepmark/auth/testing';
import { settingTable } from '../settings/settings-table';
import { renderShell } from '../testing/render-shell';

beforeEach(() => localStorage.clear());

const yes = () => vi.fn<typeof globalThis.fetch>(async () => Response.json({ success: true }));
const asked = (fetch: ReturnType<typeof yes>) =>
  fetch.mock.calls.map(([request]) => {
    const { method, url } = request as Request;
    return `${method} ${new URL(url).pathname}`;
  });
async function open(fetch = yes(), failure?: string) {
  const auth = fakeAuth({ signedIn: true, ...(failure ? { failure } : {}) });
  const shell = await renderShell({ path: '/profile', auth, fetch });
  await screen.findByRole('heading', { name: 'Profile' });
  return { ...shell, fetch };
}
const deleteIt = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  return screen.findByRole('dialog', { name: 'Delete your account?' });
};

describe('the profile', () => {
  it('says who is signed in, and how', async () => {
    await open();
    expect(screen.getByText('ada@example.com')).toBeTruthy();
    expect(screen.getByText('Verified')).toBeTruthy();
    expect(screen.getByText('A link by e-mail')).toBeTruthy();
  });

  it('changes the name where one signs in and in the record', async () => {
    const { auth, fetch } = await open();
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' Ada King ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Change name' }));
    await waitFor(() => expect(auth.session.getState()).toMatchObject({ name: 'Ada King' }));
    await waitFor(() => expect(asked(fetch)).toEqual(['POST /user/update/user-1']));
    expect(screen.getByRole('link', { name: 'Profile of Ada King' }).textContent).toBe('AK');
  });

  it('deletes the account, and leaves what the browser keeps', async () => {
    const { router, auth, database, fetch } = await open();
    database.table(settingTable).insert({ settingName: 'country' });
    const dialog = await deleteIt();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(asked(fetch)).toEqual(['DELETE /user/user-1']);
    expect(auth.session.getState().state).toBe('signedOut');
    expect(database.table(settingTable).count()).toBe(1);
  });

  it('deletes what the browser keeps as well, if wanted', async () => {
    const { router, database } = await open();
    database.table(settingTable).insert({ settingName: 'country' });
    const dialog = await deleteIt();
    fireEvent.click(within(dialog).getByRole('checkbox', { name: /what this browser keeps/ }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(database.table(settingTable).count()).toBe(0);
  });

  it('says what to do when the sign-in is too old, and deletes nothing here', async () => {
    const { auth, database } = await open(yes(), 'requires-recent-login');
    database.table(settingTable).insert({ settingName: 'country' });
    const dialog = await deleteIt();
    fireEvent.click(within(dialog).getByRole('checkbox', { name: /what this browser keeps/ }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('sign in again');
    expect(auth.session.getState().state).toBe('signedIn');
    expect(database.table(settingTable).count()).toBe(1);
  });
});
