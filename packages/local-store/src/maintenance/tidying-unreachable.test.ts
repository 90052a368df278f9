import { expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '..';
import { internalsOf } from '../database';
import { jobTable } from '../testing/jobs';
import { SimulatedBrowser } from '../testing/simulated-browser';

const load = vi.hoisted(() => vi.fn<() => void>());

vi.mock('./tidying', () => {
  load();
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('rows stay where they are when the code that moves them is out of reach', async () => {
  const browser = new SimulatedBrowser();
  const open = (): Database => openDatabase('keepmark', { storage: browser.openTab().storage });
  const database = open();
  const jobs = database.table(jobTable);
  for (let row = 0; row < 300; row += 1) jobs.insert({ title: `${row}` });
  await expect(database.flush()).resolves.toBeUndefined();
  expect(load).toHaveBeenCalledOnce();
  jobs.insert({ title: 'Baker' });
  expect(internalsOf(database).store.tables.get('jobs')!.layout.loose.size).toBe(301);
  expect(open().table(jobTable).count()).toBe(301);
});
