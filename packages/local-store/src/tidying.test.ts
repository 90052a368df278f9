import { expect, test, vi } from 'vitest';
import { jobTable } from './testing/jobs';
import { opened } from './testing/opened';
import { SimulatedBrowser } from './testing/simulated-browser';
import { Tidying, type TidyingAccess } from './tidying';

test('rows stay where they are when the code that moves them is out of reach', async () => {
  const browser = new SimulatedBrowser();
  const { database, store, upkeep } = opened(browser.openTab().storage);
  // It would tidy up first.
  upkeep.close();
  const jobs = database.table(jobTable);
  for (let row = 0; row < 300; row += 1) jobs.insert({ title: `${row}` });
  const loadRoom = vi.fn<TidyingAccess['loadRoom']>(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  const tidying = new Tidying({ store, isClosed: () => false, settle: async () => {}, loadRoom });
  tidying.start();
  await expect(tidying.rested()).resolves.toBeUndefined();
  expect(loadRoom).toHaveBeenCalledOnce();
  expect(opened(browser.openTab().storage).database.table(jobTable).count()).toBe(300);
});
