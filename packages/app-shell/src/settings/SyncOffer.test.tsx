import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeAuth } from '@keepmark/auth/testing';
import { type Database, defineTable, field } from '@keepmark/local-store';
import { testDatabase } from '@keepmark/local-store/testing';
import { renderShell } from '../testing/render-shell';

const jobTable = defineTable('jobs', { fields: { title: field.text() } });

function databaseWith(jobs: number): Database {
  const database = testDatabase();
  for (let job = 0; job < jobs; job += 1) database.table(jobTable).insert({ title: 'Baker' });
  return database;
}
const syncedDevice = { settle: async () => 0, leave: async () => {} };
const open = async (database: Database) => {
  cleanup();
  await renderShell({ path: '/places', auth: fakeAuth({ signedIn: true }), database, syncedDevice });
  await screen.findByRole('heading', { name: 'Places of the test' });
};
const offer = () => screen.queryByRole('region', { name: 'Use on your other devices' });
/** Longer than the offer waits for a pause. */
const stays = (isShown: boolean) => waitFor(() => expect(offer() !== null).toBe(isShown), { timeout: 5000 });
const loaded = () => new Promise((resolve) => setTimeout(resolve, 1500));

beforeEach(() => localStorage.clear());

it('offers sync after the tenth saved job, in the same visit', async () => {
  const database = databaseWith(9);
  await open(database);
  await loaded();
  expect(offer()).toBeNull();
  database.table(jobTable).insert({ title: 'The tenth' });
  await stays(true);
});

it.each([
  ['button', 'No thanks'],
  ['link', 'Use on your other devices'],
] as const)('never offers it again after the %s “%s”', async (role, name) => {
  const database = databaseWith(10);
  await open(database);
  fireEvent.click(await screen.findByRole(role, { name }, { timeout: 5000 }));
  await stays(false);
  await open(database);
  await loaded();
  expect(offer()).toBeNull();
});

it('isn’t there where sync is on', async () => {
  localStorage.setItem('keepmark@sync', 'mark');
  await open(databaseWith(10));
  await loaded();
  expect(offer()).toBeNull();
});

it('waits while the backup reminder is there', async () => {
  const database = databaseWith(100);
  await open(database);
  await screen.findByRole('region', { name: 'Backup reminder' });
  await loaded();
  expect(offer()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await stays(true);
});
