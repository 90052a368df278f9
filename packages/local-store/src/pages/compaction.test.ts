import * as room from './compaction';
import { afterEach, expect, test, vi } from 'vitest';
import { readRescued } from '../care';
import { storedDatabase } from '../open-database';
import { OpenStore } from '../open-store';
import { jobTable } from '../testing/jobs';
import { opened } from '../testing/opened';
import { SimulatedBrowser } from '../testing/simulated-browser';
import { compact } from './compaction';

afterEach(() => void vi.useRealTimers());

const jobsAgain = (browser: SimulatedBrowser) => opened(browser.openTab().storage).database.table(jobTable);

/** A browser as it is after more than one row was put into pages, with the ids of the rows. */
function paged(rows: number) {
  const browser = new SimulatedBrowser();
  const { database, compact: compactAll } = opened(browser.openTab().storage);
  const jobs = database.table(jobTable);
  const ids = Array.from({ length: rows }, (_, row) => jobs.insert({ title: `${row}` }));
  compactAll();
  return { state: new Map(browser.state), ids };
}

/** Opened, and compacted at once. */
async function compactedAtOnce(state: ReadonlyMap<string, string>) {
  const { storage } = new SimulatedBrowser(state).openTab();
  const store = new OpenStore('keepmark', { storage }, { version: 1, migrate: () => {} });
  const database = storedDatabase(store, () => {});
  room.makeRoom(store, 0);
  await store.maintenance.start();
  return database;
}

test('a row that is deleted while pages are being written stays away', () => {
  const browser = new SimulatedBrowser();
  const { database, store } = opened(browser.openTab().storage);
  const jobs = database.table(jobTable);
  const [first] = Array.from({ length: 300 }, (_, row) => jobs.insert({ title: `${row}` }));
  const steps = compact(store, 1);
  steps.next();
  jobs.delete(first!);
  while (!steps.next().done);
  expect(jobsAgain(browser).get(first!)).toBeUndefined();
});

test('a row whose key a page took, while another tab wrote it in a transaction, has its key again', () => {
  const browser = new SimulatedBrowser();
  const [mine, theirs] = [browser.openTab(), browser.openTab()];
  const here = opened(mine.storage, { events: mine.events });
  const id = here.database.table(jobTable).insert({ title: 'Baker' });
  browser.settle();
  const there = opened(theirs.storage, { events: theirs.events }).database;
  there.transaction(() => {
    there.table(jobTable).insert({ title: 'Cook' });
    there.table(jobTable).update(id, { title: 'Chef' });
  });
  browser.closeTab(theirs);
  // It has not heard of it.
  here.compact();
  browser.settle();
  here.maintenance.rewrites.write();
  expect(jobsAgain(browser).get(id)).toMatchObject({ title: 'Chef' });
});

test('two changes of a row that no tab has merged are merged before its page is written again', async () => {
  const { state, ids } = paged(1);
  const [id] = ids as [string];
  const base = Number.parseInt(id.slice(0, 10), 36);
  const page = [...state.keys()].find((key) => key.includes('#'))!;
  state.set(page, JSON.stringify({ f: 1, c: ['title'], r: [[id, base + 1, 'one']] }));
  const theirs = [
    { v: base + 2, b: base, s: { notes: base + 2 } },
    { title: '0', notes: 'two' },
  ];
  state.set(`keepmark/jobs/${id}`, JSON.stringify(theirs));
  const database = await compactedAtOnce(state);
  expect(database.table(jobTable).get(id)).toMatchObject({ title: 'one', notes: 'two' });
});

test('sets a page with a damaged row aside before writing it again', async () => {
  const { state, ids } = paged(100);
  const page = [...state.keys()].find((key) => key.includes('#'))!;
  const damaged = state.get(page)!.replace(`["${ids[3]}",0,`, `["${ids[3]}","x",`);
  state.set(page, damaged);
  state.set(`keepmark/jobs/${ids[5]}`, '[3999999999999,{"title":"since"}]');
  const database = await compactedAtOnce(state);
  expect(database.table(jobTable).count()).toBe(99);
  await vi.waitFor(() => expect(readRescued(database)).toMatchObject([{ text: damaged }]));
});

test('pages of a transaction that did not happen are deleted once nobody can be writing them', () => {
  const browser = new SimulatedBrowser();
  const { database } = opened(browser.openTab().storage);
  const jobs = database.table(jobTable);
  const before = browser.log.length;
  database.transaction(() => {
    for (let row = 0; row < 300; row += 1) jobs.insert({ title: `${row}` });
  });
  const killed = new SimulatedBrowser(browser.diskAfter(before + 2));
  const pages = (): string[] => [...killed.state.keys()].filter((key) => key.includes('#'));
  const again = opened(killed.openTab().storage);
  again.compact();
  expect(pages()).toHaveLength(2);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.advanceTimersByTime(120_000);
  again.compact();
  expect(pages()).toEqual([]);
});

test('a row that was deleted among many stays away, wherever the disk is cut while pages are written', async () => {
  const browser = new SimulatedBrowser();
  const { database, compact: compactAll } = opened(browser.openTab().storage);
  const jobs = database.table(jobTable);
  // It has a key of its own, unlike those that follow.
  jobs.insert({ title: 'Cook' });
  database.transaction(() => {
    for (let row = 0; row < 100; row += 1) jobs.insert({ title: `${row}` });
  });
  jobs.delete(() => true);
  jobs.insert({ title: 'Baker' });
  const before = browser.log.length;
  compactAll();
  for (let writes = before; writes <= browser.log.length; writes += 1) {
    const titles = jobsAgain(new SimulatedBrowser(browser.diskAfter(writes)))
      .query()
      .map(({ title }) => title);
    expect(titles, `after ${writes - before} writes`).toEqual(['Baker']);
  }
});

test('a row stays deleted when most of those that were deleted with it came back', async () => {
  const browser = new SimulatedBrowser();
  const { storage } = browser.openTab();
  const { database, compact: compactAll } = opened(storage);
  const jobs = database.table(jobTable);
  const ids = Array.from({ length: 128 }, (_, row) => jobs.insert({ title: `${row}` }));
  jobs.delete(() => true);
  database.transaction(() => {
    for (const internalId of ids.slice(28)) jobs.insert({ internalId, title: 'Back' });
  });
  // While a transaction is not over, no deleted row may be forgotten.
  storage.setItem('keepmark!i3o9g32vpcindy56p3o', '{"rows":[],"pages":[],"keys":[]}');
  compactAll();
  const { database: again } = opened(browser.openTab().storage);
  await again.ready;
  expect(again.table(jobTable).count()).toBe(100);
});
