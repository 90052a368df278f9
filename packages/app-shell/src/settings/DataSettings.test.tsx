import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineTable, field, openDatabase } from '@keepmark/local-store';
import { fakeAuth } from '@keepmark/auth/testing';
import { readHealth, readRescued, remindsOfBackups } from '@keepmark/local-store/care';
import { memoryStorage } from '@keepmark/local-store/testing';
import { renderShell } from '../testing/render-shell';

const placeTable = defineTable('places', { fields: { name: field.text() } });

function databaseWith(stored: Readonly<Record<string, string>> = {}) {
  const storage = memoryStorage();
  for (const [key, text] of Object.entries(stored)) storage.setItem(key, text);
  const database = openDatabase('keepmark', { storage });
  database.table(placeTable);
  return database;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the data in this browser', () => {
  it('is listed by kind, with the characters each one takes', async () => {
    const database = databaseWith();
    for (const name of ['Mill', 'Dock']) database.table(placeTable).insert({ name });
    await renderShell({ path: '/settings', database });
    const row = await screen.findByRole('row', { name: /^Places 2 \d+$/ });
    expect(Number(within(row).getAllByRole('cell').at(-1)?.textContent)).toBeGreaterThan(50);
    expect(screen.getByText(/of 5,242,880 characters/)).toBeTruthy();
  });

  it('says where it is, also when sync is on', async () => {
    const { unmount } = await renderShell({ path: '/settings', database: databaseWith() });
    expect(await screen.findByText(/^What you save is stored only in this browser\./)).toBeTruthy();
    unmount();
    localStorage.setItem('keepmark@sync', 'mark');
    await renderShell({ path: '/settings', database: databaseWith() });
    expect(await screen.findByText('What you save is in this browser and on your other devices.')).toBeTruthy();
  });

  it('says how many lost entries came back', async () => {
    const lastRecovery = { atMs: Date.UTC(2026, 0, 31, 12), rows: 3 };
    await renderShell({ path: '/settings', database: databaseWith({ 'keepmark@': JSON.stringify({ lastRecovery }) }) });
    expect(await screen.findByText(/lost 3 recently saved entries/)).toBeTruthy();
  });

  it('warns that changes will be lost when storage is blocked', async () => {
    const database = openDatabase('denied', { platform: { storage: undefined, indexedDB: undefined } });
    await renderShell({ path: '/settings', database });
    expect((await screen.findByText(/changes will be lost when you close this page/)).textContent).toMatch(
      /^Your browser/,
    );
    expect(screen.queryByRole('progressbar')).toBeNull();
    database.close();
  });

  it('offers unreadable data as a file, and deletes it after asking', async () => {
    const files: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => (files.push(file), 'blob:file') }));
    const database = databaseWith({ 'keepmark/places/broken': '[0,{"na' });
    await renderShell({ path: '/settings', database });
    expect(await screen.findByText('We couldn’t read 1 part of your data')).toBeTruthy();
    await press('Download');
    expect(JSON.parse(await files[0]!.text())).toMatchObject([{ from: 'keepmark/places/broken', text: '[0,{"na' }]);
    await press('Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete unreadable data?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(readRescued(database)).toEqual([]));
    await waitFor(() => expect(screen.queryByText(/We couldn’t read/)).toBeNull());
  });

  it('asks the browser to protect it when the person presses the button', async () => {
    const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
    vi.stubGlobal(
      'navigator',
      Object.assign(navigator, { storage: { persist, persisted: () => Promise.resolve(false) } }),
    );
    await renderShell({ path: '/settings', database: databaseWith() });
    await press('Protect my data');
    expect(await screen.findByText(/Your browser said no/)).toBeTruthy();
    expect(persist).toHaveBeenCalledOnce();
  });
});

it('shows the same storage figure in the notification and in settings', async () => {
  const database = openDatabase('nearly', { storage: memoryStorage(), limitCharacters: 60_000 });
  const noise = () => Array.from({ length: 40 }, () => Math.random().toString(36).slice(2)).join('');
  const places = database.table(placeTable);
  await database.flush();
  while (readHealth(database).usedCharacters < 54_000) places.insert({ name: noise() });
  const { router } = await renderShell({ path: '/places', auth: fakeAuth({ signedIn: true }), database });
  const said = await screen.findByText(/^Your browser storage is \d+% full\./, {}, { timeout: 10_000 });
  const [figure] = /\d+%/.exec(said.textContent)!;
  await router.navigate({ to: '/settings' });
  expect(await screen.findByText(`${figure} of storage used`)).toBeTruthy();
});

describe('backups', () => {
  it('show when the last one was made, and how much has changed since', async () => {
    const database = databaseWith();
    database.table(placeTable).insert({ name: 'Mill' });
    await renderShell({ path: '/settings', database });
    expect(await screen.findByText('Never backed up. 1 change so far.')).toBeTruthy();
    await press('Back up');
    expect(await screen.findByText(/^Last backup: .+ Nothing changed since\.$/)).toBeTruthy();
  });

  it('have reminders that can be turned off', async () => {
    const database = databaseWith();
    await renderShell({ path: '/settings', database });
    fireEvent.click(await screen.findByRole('switch', { name: /^Remind me to back up/ }));
    expect(remindsOfBackups(database)).toBe(false);
  });
});
