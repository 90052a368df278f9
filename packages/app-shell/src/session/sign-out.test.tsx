import { fakeAuth } from '@keepmark/auth/testing';
import { defineTable, field, openDatabase } from '@keepmark/local-store';
import { deletedRows } from '@keepmark/local-store/deleted';
import { setSyncMark, syncMark } from '@keepmark/local-store/sync-mark';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeSignOut } from '../shell-store';
import { renderShell } from '../testing/render-shell';

const jobs = defineTable('jobs', { fields: { title: field.text() } });

beforeEach(() => localStorage.clear());
afterEach(() => {
  closeSignOut();
  openDatabase('keepmark').close();
});

async function open({ isSynced, waiting = 0 }: { isSynced: boolean; waiting?: number }) {
  const database = openDatabase('keepmark');
  database.table(jobs).insert({ title: 'Baker' });
  if (isSynced) setSyncMark(database, 'mark');
  const calls: string[] = [];
  const syncedDevice = {
    settle: vi.fn<() => Promise<number>>(async () => (calls.push('settle'), waiting)),
    leave: vi.fn<() => Promise<void>>(async () => {
      calls.push(`leave with ${database.table(jobs).count()}`);
      setSyncMark(database, undefined);
    }),
  };
  const shown = await renderShell({ path: '/profile', auth: fakeAuth({ signedIn: true }), database, syncedDevice });
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  return { ...shown, calls };
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Sign out?' }));
const isSignedOut = ({ auth }: Awaited<ReturnType<typeof open>>) => auth.session.getState().state === 'signedOut';

it('signs out without a question where sync is off', async () => {
  const shown = await open({ isSynced: false });
  await waitFor(() => expect(isSignedOut(shown)).toBe(true));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shown.database.table(jobs).count()).toBe(1);
});

it('keeps what is saved unless the person says otherwise', async () => {
  const shown = await open({ isSynced: true });
  fireEvent.click((await dialog()).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(isSignedOut(shown)).toBe(true));
  expect(shown.calls).toEqual([]);
  expect(shown.database.table(jobs).count()).toBe(1);
  expect(syncMark(shown.database)).toBe('mark');
});

it('leaves the other devices before it deletes anything here, for good', async () => {
  const shown = await open({ isSynced: true });
  fireEvent.click((await dialog()).getByRole('checkbox', { name: /^Delete what I saved/ }));
  fireEvent.click((await dialog()).getByRole('button', { name: 'Delete and sign out' }));
  await waitFor(() => expect(isSignedOut(shown)).toBe(true));
  expect(shown.calls).toEqual(['settle', 'leave with 1']);
  expect(shown.database.table(jobs).count()).toBe(0);
  expect((await deletedRows(shown.database, new Set(['jobs']))).rows).toEqual([]);
});

it('deletes nothing while the server lacks something', async () => {
  const shown = await open({ isSynced: true, waiting: 2 });
  fireEvent.click((await dialog()).getByRole('checkbox', { name: /^Delete what I saved/ }));
  fireEvent.click((await dialog()).getByRole('button', { name: 'Delete and sign out' }));
  await screen.findByText(/^2 changes haven’t reached your other devices/);
  expect(shown.calls).toEqual(['settle']);
  expect(shown.database.table(jobs).count()).toBe(1);
  expect(isSignedOut(shown)).toBe(false);
});
