import { afterEach, expect, test, vi } from 'vitest';
import { jobTable } from '../testing/jobs';
import { opened } from '../testing/opened';
import { SimulatedBrowser } from '../testing/simulated-browser';
import { Tidying, type TidyingAccess } from './tidying';

afterEach(() => void vi.useRealTimers());

test('pages are not written again as long as rows are being written, unless there are very many', async () => {
  vi.useFakeTimers();
  const browser = new SimulatedBrowser();
  const jobs = opened(browser.openTab().storage).database.table(jobTable);
  const write = async (rows: number): Promise<void> => {
    for (let row = 0; row < rows; row += 1) jobs.insert({ title: `${row}` });
    await vi.advanceTimersByTimeAsync(50);
  };
  const pages = (): number => [...browser.state.keys()].filter((key) => key.includes('#')).length;
  for (let turn = 0; turn < 6; turn += 1) await write(100);
  expect(pages()).toBe(0);
  await vi.advanceTimersByTimeAsync(2000);
  expect(pages()).toBeGreaterThan(0);

  const before = pages();
  for (let turn = 0; turn < 6; turn += 1) await write(500);
  expect(pages()).toBeGreaterThan(before);
});

test('a store that fills while writing goes on is packed all the same', async () => {
  const limitCharacters = 300_000;
  const { storage } = new SimulatedBrowser(new Map(), limitCharacters).openTab();
  const { database, upkeep } = opened(storage, { limitCharacters });
  const jobs = database.table(jobTable);
  await database.flush();
  await upkeep.rested();
  const notes = 'We look for somebody who likes early mornings. '.repeat(52);
  // Twice what fits unpacked, without a pause that would count as one.
  for (let turn = 0; turn < 60; turn += 1) {
    for (let row = 0; row < 4; row += 1) jobs.insert({ notes });
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(jobs.count() * notes.length).toBeGreaterThan(limitCharacters * 1.9);
});

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
