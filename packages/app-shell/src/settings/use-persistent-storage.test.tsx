import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineTable, field } from '@keepmark/local-store';
import { testDatabase } from '@keepmark/local-store/testing';
import { settingTable } from './settings-table';
import { usePersistentStorage } from './use-persistent-storage';

const placeTable = defineTable('places', { fields: { name: field.text() } });
const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
const persisted = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));

function openWith(hasBeenActive: boolean) {
  vi.stubGlobal('navigator', { storage: { persist, persisted }, userActivation: { hasBeenActive } });
  const database = testDatabase();
  const Probe = () => {
    usePersistentStorage(database);
    return null;
  };
  render(<Probe />);
  return database;
}

beforeEach(() => vi.clearAllMocks());
afterEach(() => vi.unstubAllGlobals());

it('asks the browser once, after five saved entries', async () => {
  const database = openWith(true);
  for (let setting = 0; setting < 9; setting += 1) database.table(settingTable).insert({ settingName: 'country' });
  database.table(settingTable).truncate();
  expect(persisted).not.toHaveBeenCalled();
  for (let place = 0; place < 4; place += 1) database.table(placeTable).insert({ name: 'Mill' });
  await waitFor(() => expect(persisted).toHaveBeenCalled());
  expect(persist).not.toHaveBeenCalled();
  database.table(placeTable).insert({ name: 'Dock' });
  await waitFor(() => expect(persist).toHaveBeenCalledOnce());
  persisted.mockClear();
  database.table(placeTable).insert({ name: 'Yard' });
  await Promise.resolve();
  expect(persisted).not.toHaveBeenCalled();
});

it('does not ask when entries were restored without the person', async () => {
  const database = openWith(false);
  database.transaction(() => {
    for (let place = 0; place < 9; place += 1) database.table(placeTable).insert({ name: 'Mill' });
  });
  await Promise.resolve();
  expect(persisted).not.toHaveBeenCalled();
});
