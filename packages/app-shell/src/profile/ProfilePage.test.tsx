import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAuth } from '@keepmark/auth/testing';
import { deletedRows } from '@keepmark/local-store/deleted';
import { settingTable } from '../settings/settings-table';
import { renderShell } from '../testing/render-shell';

beforeEach(() => localStorage.clear());

const yes = () => vi.fn<typeof globalThis.fetch>(async () => Response.json({ success: true }));
const requests = (fetch: ReturnType<typeof yes>) =>
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
const openDeleteDialog = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  return screen.findByRole('dialog', { name: 'Delete your account?' });
};

describe('the profile', () => {
  it('shows who is signed in, and how', async () => {
    await open();
    expect(screen.getByText('ada@example.com')).toBeTruthy();
    expect(screen.getByText('Verified')).toBeTruthy();
    expect(screen.getByText('Email link')).toBeTruthy();
  });

  it('leads to the AI settings', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'AI settings' }).getAttribute('href')).toBe('/assistant');
  });

  it('changes the name of the account and on the server', async () => {
    const { auth, fetch } = await open();
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' Ada King ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(auth.session.getState()).toMatchObject({ name: 'Ada King' }));
    await waitFor(() => expect(requests(fetch)).toEqual(['POST /user/update/user-1']));
    expect(screen.getByRole('link', { name: 'Profile of Ada King, AK' }).textContent).toBe('AK');
  });

  it('keeps a typed name when another tab changes it, and says so', async () => {
    const { auth } = await open();
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ada King' } });
    await act(() => auth.changeName('Countess Ada'));
    expect(await screen.findByText('Changed to “Countess Ada” in another tab.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada King');
  });

  it('deletes the account, and leaves the data in the browser', async () => {
    const { router, auth, database, fetch } = await open();
    database.table(settingTable).insert({ settingName: 'country' });
    const dialog = await openDeleteDialog();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(requests(fetch)).toEqual(['DELETE /user/user-1']);
    expect(auth.session.getState().state).toBe('signedOut');
    expect(database.table(settingTable).count()).toBe(1);
  });

  it('also deletes the data in the browser when chosen', async () => {
    const { router, database } = await open();
    database.table(settingTable).insert({ settingName: 'country' });
    const dialog = await openDeleteDialog();
    fireEvent.click(within(dialog).getByRole('checkbox', { name: /the data in this browser/ }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(database.table(settingTable).count()).toBe(0);
    expect((await deletedRows(database, new Set(['settings']))).rows).toEqual([]);
  });

  it('says what to do when the sign-in is too old, and deletes no data', async () => {
    const { auth, database } = await open(yes(), 'requires-recent-login');
    database.table(settingTable).insert({ settingName: 'country' });
    const dialog = await openDeleteDialog();
    fireEvent.click(within(dialog).getByRole('checkbox', { name: /the data in this browser/ }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('sign in again');
    expect(auth.session.getState().state).toBe('signedIn');
    expect(database.table(settingTable).count()).toBe(1);
  });
});
