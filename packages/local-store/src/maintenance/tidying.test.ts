import { afterEach, expect, test, vi } from 'vitest';
import * as packing from '../pages/packing';
import { jobTable } from '../testing/jobs';
import { opened } from '../testing/opened';
import { SimulatedBrowser } from '../testing/simulated-browser';
import { takeEvent } from '../tabs/tab-events';
import { Tidying } from './tidying';

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

const sentence = 'We look for somebody who likes early mornings. ';

test.each([
  { kind: 'long', perTurn: 4, notes: sentence.repeat(52), fitting: 120, limitCharacters: 300_000 },
  { kind: 'short', perTurn: 60, notes: sentence, fitting: 6500, limitCharacters: 1_200_000 },
])(
  'a store that fills with $kind rows while writing goes on is packed all the same',
  { timeout: 60_000 },
  async ({ limitCharacters, ...rows }) => {
    const { storage } = new SimulatedBrowser(new Map(), limitCharacters).openTab();
    const { database, maintenance } = opened(storage, { limitCharacters });
    const jobs = database.table(jobTable);
    await database.flush();
    await maintenance.rested();
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
    // More than fit unpacked, without a pause that would count as one.
    while (jobs.count() < rows.fitting * 1.5) {
      for (let row = 0; row < rows.perTurn; row += 1) jobs.insert({ notes: rows.notes });
      await vi.advanceTimersByTimeAsync(10);
      // Code that loads isn't on this clock.
      await new Promise(setImmediate);
    }
    expect(opened(storage, { limitCharacters, packing }).database.table(jobTable).count()).toBe(jobs.count());
  },
);

test('rows that were written while it tidied up are moved with the next write, and not half a minute later', async () => {
  const { storage } = new SimulatedBrowser().openTab();
  const { database, store, maintenance } = opened(storage);
  maintenance.close();
  const jobs = database.table(jobTable);
  const write = (): void => {
    for (let row = 0; row < 300; row += 1) jobs.insert({ title: `${row}` });
  };
  const tidying = new Tidying(
    store,
    () => false,
    async () => {},
  );
  write();
  // The last key that compaction removes.
  const remove = vi.spyOn(store.area, 'remove').mockImplementation((key) => {
    storage.removeItem(key);
    if (remove.mock.calls.length === 300) write();
  });
  tidying.start();
  await tidying.rested();
  const { loose } = store.tables.get('jobs')!.layout;
  expect(loose.size).toBe(300);
  tidying.wrote();
  await tidying.rested();
  expect(loose.size).toBe(0);
});

test('what a crashed tab left half done is finished, and does not bring back what was deleted since', async () => {
  const browser = new SimulatedBrowser();
  const here = opened(browser.openTab().storage);
  const jobs = here.database.table(jobTable);
  await here.database.flush();
  await here.maintenance.rested();
  // The other tab's record, and one of its rows.
  const there = browser.openTab().storage;
  const rows = ['a', 'b'].map((id) => [`keepmark/jobs/${id}`, [1, { title: id }]] as const);
  const record = JSON.stringify({ rows, pages: [], keys: [] });
  for (const [key, text] of [
    ['keepmark!00crash', record],
    [rows[0]![0], JSON.stringify(rows[0]![1])],
  ] as const) {
    there.setItem(key, text);
    takeEvent(here.store, here.maintenance.rewrites, key, text);
  }
  browser.settle();
  expect(jobs.query()).toMatchObject([{ internalId: 'a' }, { internalId: 'b' }]);
  jobs.delete('a');
  here.compact();
  const again = opened(new SimulatedBrowser(browser.state).openTab().storage);
  await again.database.ready;
  expect(again.database.table(jobTable).query()).toMatchObject([{ internalId: 'b' }]);

  for (let row = 0; row < 300; row += 1) jobs.insert({ title: `${row}` });
  await here.maintenance.rested();
  expect(browser.state.has('keepmark!00crash')).toBe(false);
  expect(opened(browser.openTab().storage).database.table(jobTable).query()).toEqual(jobs.query());
});
