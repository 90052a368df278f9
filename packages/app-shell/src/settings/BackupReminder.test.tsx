import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeAuth } from '@keepmark/auth/testing';
import { type Database, defineTable, field, openDatabase } from '@keepmark/local-store';
import { readHealth, remindOfBackups } from '@keepmark/local-store/care';
import { memoryStorage } from '@keepmark/local-store/testing';
import { renderShell } from '../testing/render-shell';

const placeTable = defineTable('places', { fields: { name: field.text() } });

function databaseAfter(changes: number): Database {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  for (let change = 0; change < changes; change += 1) database.table(placeTable).insert({ name: 'Mill' });
  return database;
}
const open = (database: Database) => renderShell({ path: '/places', auth: fakeAuth({ signedIn: true }), database });
const reminder = () => screen.findByRole('region', { name: 'Backup reminder' });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const isGone = () => waitFor(() => expect(screen.queryByRole('region', { name: 'Backup reminder' })).toBeNull());

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void vi.useRealTimers());

it('comes after a hundred changes, and a backup ends it', async () => {
  const database = databaseAfter(100);
  await open(database);
  expect((await reminder()).textContent).toContain('100 changes without a backup');
  await press('Back up now');
  await isGone();
  expect(readHealth(database)).toMatchObject({ changesSinceBackup: 0 });
});

it('stays away for as long as the tab is open, when it is put off', async () => {
  const database = databaseAfter(100);
  await open(database);
  expect(await reminder()).toBeTruthy();
  await press('Not now');
  await isGone();
  cleanup();
  await open(database);
  await screen.findByRole('heading', { name: 'Places of the test' });
  await isGone();
});

it('stays away for the day in every tab when it is put off, and comes back the next day', async () => {
  vi.setSystemTime('2026-11-22T09:00');
  const database = databaseAfter(100);
  await open(database);
  await press('Not now');
  await isGone();
  // As another tab.
  sessionStorage.clear();
  vi.setSystemTime('2026-11-22T23:00');
  cleanup();
  await open(database);
  await screen.findByRole('heading', { name: 'Places of the test' });
  await isGone();
  vi.setSystemTime('2026-11-23T08:00');
  cleanup();
  await open(database);
  expect(await reminder()).toBeTruthy();
});

it('never comes again when it is told not to', async () => {
  const database = databaseAfter(100);
  await open(database);
  await press('Don’t remind me');
  await isGone();
  expect(await screen.findByText(/You will not be reminded again/)).toBeTruthy();
  cleanup();
  await open(database);
  await screen.findByRole('heading', { name: 'Places of the test' });
  await isGone();
  remindOfBackups(database, true);
  cleanup();
  await open(database);
  expect(await reminder()).toBeTruthy();
});
