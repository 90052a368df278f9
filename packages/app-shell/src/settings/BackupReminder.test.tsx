import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeAuth } from '@keepmark/auth/testing';
import { type Database, defineTable, field } from '@keepmark/local-store';
import { readHealth, remindOfBackups } from '@keepmark/local-store/care';
import { testDatabase } from '@keepmark/local-store/testing';
import { renderShell } from '../testing/render-shell';

const placeTable = defineTable('places', { fields: { name: field.text() } });

function databaseAfter(changes: number): Database {
  const database = testDatabase();
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
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('shows the reminder after 100 changes, until there is a backup', async () => {
  const database = databaseAfter(100);
  await open(database);
  expect((await reminder()).textContent).toContain('100 changes without a backup');
  await press('Back up now');
  await isGone();
  expect(readHealth(database)).toMatchObject({ changesSinceBackup: 0 });
});

it.each([
  [{ platform: 'iPhone', maxTouchPoints: 5 }, /iPhones and iPads delete .* Tap Share, then Add to Home Screen\./],
  [{ platform: 'MacIntel', maxTouchPoints: 0 }, /Safari deletes .* Choose File, then Add to Dock\./],
])('shows the reminder the next day where Safari deletes data, and how to install the site', async (device, advice) => {
  for (const [name, value] of Object.entries({ vendor: 'Apple Computer, Inc.', ...device })) {
    vi.spyOn(navigator, name as 'platform', 'get').mockReturnValue(String(value));
  }
  vi.setSystemTime('2026-11-22T09:00');
  const database = databaseAfter(1);
  await open(database);
  await screen.findByRole('heading', { name: 'Places of the test' });
  expect(screen.queryByRole('region', { name: 'Backup reminder' })).toBeNull();
  cleanup();
  vi.setSystemTime('2026-11-23T10:00');
  await open(database);
  expect((await reminder()).textContent).not.toMatch(advice);
  expect(screen.getByRole('link', { name: 'Use on your other devices' })).toBeTruthy();
  await press('More');
  expect((await reminder()).textContent).toMatch(advice);
  await press('Back up now');
  await isGone();
});

it('hides the reminder in this tab after "Not now"', async () => {
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

it('hides the reminder in every tab until tomorrow after "Not now"', async () => {
  vi.setSystemTime('2026-11-22T09:00');
  const database = databaseAfter(100);
  await open(database);
  await press('Not now');
  await isGone();
  // Like another tab.
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

it('never shows the reminder again after "Don’t remind me", until it is turned back on', async () => {
  const database = databaseAfter(100);
  await open(database);
  await press('More');
  await press('Don’t remind me');
  await isGone();
  expect(await screen.findByText(/We won’t remind you again/)).toBeTruthy();
  cleanup();
  await open(database);
  await screen.findByRole('heading', { name: 'Places of the test' });
  await isGone();
  remindOfBackups(database, true);
  cleanup();
  await open(database);
  expect(await reminder()).toBeTruthy();
});

it('doesn’t remind where sync is on, and leads there where it’s off', async () => {
  await open(databaseAfter(100));
  await press('More');
  const link = screen.getByRole('link', { name: 'Use on your other devices' });
  expect(link.getAttribute('href')).toBe('/settings/devices');
  cleanup();
  localStorage.setItem('keepmark@sync', 'mark');
  await open(databaseAfter(100));
  await screen.findByRole('heading', { name: 'Places of the test' });
  expect(screen.queryByRole('region', { name: 'Backup reminder' })).toBeNull();
});
