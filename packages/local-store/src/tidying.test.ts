import { expect, test } from 'vitest';
import { jobTable } from './testing/jobs';
import { opened } from './testing/opened';
import { SimulatedBrowser } from './testing/simulated-browser';
import { Tidying } from './tidying';

test('rows stay where they are when the code that moves them is out of reach', async () => {
  const browser = new SimulatedBrowser();
  const { database, store } = opened(browser.openTab().storage);
  const jobs = database.table(jobTable);
  for (let row = 0; row < 300; row += 1) jobs.insert({ title: `${row}` });
  const tidying = new Tidying({
    store,
    isClosed: () => false,
    settle: async () => {},
    loadRoom: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  });
  tidying.start();
  await expect(tidying.rested()).resolves.toBeUndefined();
  expect(opened(browser.openTab().storage).database.table(jobTable).count()).toBe(300);
});
