import { expect, test, vi } from 'vitest';
import { NewerDatabaseError } from '..';
import { openStore } from '../open-store';
import { storedDatabase } from '../stored-database';
import { jobTable } from '../testing/jobs';
import { SimulatedBrowser } from '../testing/simulated-browser';
import { Maintenance } from '../maintenance/maintenance';

vi.mock('./tabs', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a tab that can not take in what another one wrote says so, and writes nothing over it', async () => {
  const browser = new SimulatedBrowser();
  const { storage, events } = browser.openTab();
  const store = openStore('keepmark', { storage, events }, { version: 1, migrate: () => {} });
  const database = storedDatabase(store, () => {});
  const maintenance = new Maintenance(store);
  const jobs = database.table(jobTable);
  const id = jobs.insert({ title: 'Baker' });
  await maintenance.start();
  const notices: string[] = [];
  database.subscribeNotices(({ kind }) => notices.push(kind));

  const theirs = JSON.stringify([Date.now() * 1024 + 1023, { title: 'theirs' }]);
  browser.openTab().storage.setItem(`keepmark/jobs/${id}`, theirs);
  browser.settle();
  await vi.waitFor(() => expect(notices).toEqual(['outdated']));
  expect(() => jobs.update(id, { notes: 'ours' })).toThrow(NewerDatabaseError);
  expect(browser.state.get(`keepmark/jobs/${id}`)).toBe(theirs);
});
