import { expect, test, vi } from 'vitest';
import { openDatabase } from '..';
import { readRescued } from '../care';
import { storedDatabase } from '../open-database';
import { OpenStore } from '../open-store';
import type { TabPlatform } from '../platform';
import { jobTable, noteTable } from '../testing/jobs';
import { opened } from '../testing/opened';
import { SimulatedBrowser, type SimulatedTab } from '../testing/simulated-browser';
import { Tidying } from './tidying';

/** As a page opens it: what tidies up comes a moment later. */
function openLate(tab: SimulatedTab) {
  const database = openDatabase('keepmark', { storage: tab.storage, platform: { events: tab.events } });
  return { database, jobs: database.table(jobTable), notes: database.table(noteTable) };
}

function sameInNewTab(browser: SimulatedBrowser): ReturnType<typeof openLate>['jobs'] {
  return opened(browser.openTab().storage).database.table(jobTable);
}

/** Locks that are always free: the other tab has come and gone. */
const freeLocks = {
  locks: { request: (_name: string, _options: object, take: (lock: object) => unknown) => take({}) },
  channel: () => ({ addEventListener() {}, postMessage() {}, close() {} }),
} as unknown as TabPlatform;

test('right after opening, everything that reads and writes works', async () => {
  const browser = new SimulatedBrowser();
  const { database, jobs, notes } = openLate(browser.openTab());
  const id = jobs.insert({ title: 'Baker', status: 'applied', salary: 2 });
  database.transaction(() => {
    for (let row = 0; row < 100; row += 1) jobs.insert({ title: `${row}`, salary: 1 });
    notes.insert({ jobId: id });
  });
  const undo = database.undoable('Deleted', () => jobs.delete({ salary: 1 }));
  expect(jobs.query()).toMatchObject([{ title: 'Baker' }]);
  undo();
  expect(jobs.countsOf('status')).toEqual({ applied: 1, saved: 100 });
  expect(jobs.query({ where: { status: 'applied' } })).toMatchObject([{ title: 'Baker' }]);
  expect(jobs.query({ sort: [['salary', 'desc']], limit: 1 })).toMatchObject([{ title: 'Baker' }]);
  expect(sameInNewTab(browser).query()).toEqual(jobs.query());

  const before = jobs.query();
  await database.flush();
  expect(jobs.query()).toEqual(before);
  expect(jobs.countsOf('status')).toEqual({ applied: 1, saved: 100 });
  expect(jobs.query({ sort: [['salary', 'desc']], limit: 1 })).toMatchObject([{ title: 'Baker' }]);
});

test('a row that was changed after its page was written opens with the change, and can be changed again', () => {
  const browser = new SimulatedBrowser();
  const first = opened(browser.openTab().storage);
  const made = first.database.table(jobTable);
  const id = made.insert({ title: 'Baker' });
  const atOnce = Array.from({ length: 70 }, () => made.insert({}));
  made.update(id, { title: 'Cook' });
  const shown = made.get(id);
  first.compact();
  expect(made.get(id)).toBe(shown);
  made.update(id, { notes: 'since' });
  first.database.transaction(() => atOnce.forEach((one) => made.update(one, { title: 'many' })));
  made.update(atOnce[0]!, { notes: 'since' });
  const { jobs } = openLate(browser.openTab());
  expect(jobs.get(id)).toMatchObject({ title: 'Cook', notes: 'since' });
  expect(jobs.get(atOnce[0]!)).toMatchObject({ title: 'many', notes: 'since' });
  jobs.update(id, { salary: 1 });
  expect(sameInNewTab(browser).get(id)).toMatchObject({ title: 'Cook', notes: 'since', salary: 1 });
});

test('what was cleared right after opening stays away, and its keys go when the database is opened again', async () => {
  const browser = new SimulatedBrowser();
  const first = opened(browser.openTab().storage);
  const made = first.database.table(jobTable);
  for (let row = 0; row < 40; row += 1) made.insert({ title: `${row}` });
  first.compact();
  made.insert({ title: 'Since' });
  const again = new SimulatedBrowser(browser.state);
  const { database, jobs } = openLate(again.openTab());
  database.clearAll(['jobs']);
  const saved = jobs.insert({ title: 'Saved' });
  await database.flush();
  expect(jobs.query()).toMatchObject([{ internalId: saved }]);

  const third = opened(new SimulatedBrowser(again.state).openTab().storage);
  expect(third.database.table(jobTable).query()).toEqual(jobs.query());
  third.compact();
  const left = third.store.area.keys().filter((key) => key.startsWith('keepmark/jobs'));
  // The table's record, and a page of the row that is saved.
  expect(left).toHaveLength(2);
});

test('what another tab wrote right after opening is merged with what this one wrote over it', async () => {
  const browser = new SimulatedBrowser();
  const other = opened(browser.openTab().storage).database.table(jobTable);
  const id = other.insert({ title: 'Baker' });
  const tab = browser.openTab();
  const { database, jobs } = openLate(tab);
  other.update(id, { notes: 'theirs' });
  jobs.update(id, { title: 'ours' });
  tab.deliver(10);
  await database.flush();
  expect(jobs.get(id)).toMatchObject({ title: 'ours', notes: 'theirs' });
  await vi.waitFor(() => expect(sameInNewTab(browser).get(id)).toMatchObject({ title: 'ours', notes: 'theirs' }));
});

test('pages are not written again before what another tab wrote is taken in', async () => {
  const browser = new SimulatedBrowser();
  const { storage, events } = browser.openTab();
  const store = new OpenStore('keepmark', { storage, events, tabs: freeLocks }, { version: 1, migrate: () => {} });
  const { maintenance } = store;
  maintenance.tidyWith({ Tidying });
  const jobs = storedDatabase(store, () => {}).table(jobTable);
  const id = jobs.insert({ title: 'ours' });
  await maintenance.start();
  expect(maintenance.alone).toBe(true);
  opened(browser.openTab().storage).database.table(jobTable).update(id, { title: 'theirs' });
  browser.settle();
  maintenance.makeRoom(0);
  expect(sameInNewTab(browser).get(id)).toMatchObject({ title: 'theirs' });
  await vi.waitFor(() => expect(jobs.get(id)).toMatchObject({ title: 'theirs' }));
  expect(maintenance.alone).toBe(true);
});

test('a damaged row, page or record is put aside before anything is written over it', () => {
  const browser = new SimulatedBrowser();
  const first = opened(browser.openTab().storage);
  const made = first.database.table(jobTable);
  for (let row = 0; row < 40; row += 1) made.insert({ title: `${row}` });
  first.compact();
  made.insert({ internalId: 'damaged' });
  const state = new Map(browser.state);
  const page = [...state.keys()].find((key) => key.includes('#'));
  const damaged = {
    [page!]: state.get(page!)!.slice(0, 400),
    'keepmark/jobs/damaged': '[0,{"title":"Bak',
    'keepmark/jobs': '{"columns":7}',
  };
  for (const [key, text] of Object.entries(damaged)) state.set(key, text);
  const again = new SimulatedBrowser(state);
  const { database, jobs } = openLate(again.openTab());
  jobs.insert({ internalId: 'damaged' });
  expect(
    readRescued(database)
      .map(({ text }) => text)
      .sort(),
  ).toEqual(Object.values(damaged).sort());
  expect(jobs.count()).toBeGreaterThan(1);
});

/** A row that two tabs have changed, as the disk holds it while nobody has merged that. */
function unmerged() {
  const browser = new SimulatedBrowser();
  const tabs = [browser.openTab(), browser.openTab()];
  const [one, two] = tabs.map(({ storage, events }) => opened(storage, { events }).database.table(jobTable));
  const id = one!.insert({ title: 'Baker' });
  browser.settle();
  // Neither hears of the other's change, and one of them had written its page again.
  one!.update(id, { title: 'one' });
  const [{ v: stamp }] = JSON.parse(browser.state.get(`keepmark/jobs/${id}`)!) as [{ v: number }];
  two!.update(id, { notes: 'two' });
  const state = new Map(browser.state);
  state.set('keepmark/jobs#a', JSON.stringify({ f: 1, c: ['title'], r: [[id, stamp, 'one']] }));
  return { id, state };
}

test('two changes of a row that no tab has merged are merged when the database opens', () => {
  const { id, state } = unmerged();
  const again = new SimulatedBrowser(state);
  const { jobs } = openLate(again.openTab());
  expect(jobs.get(id)).toMatchObject({ title: 'one', notes: 'two' });
  jobs.update(id, { salary: 1 });
  expect(sameInNewTab(again).get(id)).toMatchObject({ title: 'one', notes: 'two', salary: 1 });
});

test('right after opening, an undo restores what two tabs had changed', () => {
  const { id, state } = unmerged();
  const again = new SimulatedBrowser(state);
  const { database, jobs } = openLate(again.openTab());
  const other = jobs.insert({ title: 'Cook' });
  const undo = database.undoable('Deleted Cook', () => jobs.delete(other));
  undo();
  expect(jobs.get(other)).toMatchObject({ title: 'Cook' });
  const restore = database.undoable('Deleted', () => jobs.delete(id));
  expect(jobs.get(id)).toBeUndefined();
  restore();
  expect(jobs.get(id)).toMatchObject({ title: 'one', notes: 'two' });
  const clearedAgain = database.clearAll(['jobs']);
  expect(jobs.count()).toBe(0);
  clearedAgain();
  expect(jobs.get(id)).toMatchObject({ title: 'one', notes: 'two' });
  expect(sameInNewTab(again).get(id)).toMatchObject({ title: 'one', notes: 'two' });
});

test('pages are not written again while a write of another tab waits until the store is ready', async () => {
  const browser = new SimulatedBrowser(new Map([['keepmark!zzz', '{"rows":[],"pages":[],"keys":[]}']]));
  const { storage, events } = browser.openTab();
  const store = new OpenStore('keepmark', { storage, events, tabs: freeLocks }, { version: 1, migrate: () => {} });
  void store.maintenance.prepareRoom();
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(store.isReady).toBe(false);
  expect(store.maintenance.alone).toBe(true);
  browser.openTab().storage.setItem('keepmark/jobs/a', '[1,{"title":"theirs"}]');
  browser.settle();
  expect(store.maintenance.alone).toBe(false);
  await store.ready;
  expect(
    storedDatabase(store, () => {})
      .table(jobTable)
      .get('a'),
  ).toMatchObject({ title: 'theirs' });
  expect(store.maintenance.alone).toBe(true);
});

test('a transaction that a killed session left half is finished before anything is read', async () => {
  const { state } = new SimulatedBrowser();
  state.set('keepmark!zzz', '{"rows":[["keepmark/jobs/a",[1,{"title":"Baker"}]]],"pages":[],"keys":[]}');
  const browser = new SimulatedBrowser(state);
  const { database, jobs } = openLate(browser.openTab());
  expect(database.isReady).toBe(false);
  expect(() => jobs.query()).toThrow('wait for `database.ready`');
  await database.ready;
  expect(jobs.query()).toMatchObject([{ internalId: 'a', title: 'Baker' }]);
  expect(browser.state.has('keepmark!zzz')).toBe(false);
});

test('a page that comes back from the back/forward cache has what another tab wrote', async () => {
  const browser = new SimulatedBrowser();
  const tab = browser.openTab();
  const { database, jobs } = openLate(tab);
  const saved = jobs.insert({ title: 'saved' });
  const changed = jobs.insert({ title: 'old' });
  const gone = jobs.insert({ title: 'gone' });
  await database.flush();
  const same = jobs.get(saved);
  const undo = database.undoable('Changed', () => jobs.update(changed, { types: ['ours'] }));

  const other = opened(browser.openTab().storage);
  const theirs = other.database.table(jobTable);
  theirs.update(changed, { title: 'new' });
  theirs.delete(gone);
  const added = theirs.insert({ title: 'added' });
  other.compact();
  // Its storage is current; the events went to nobody.
  tab.sleepThrough();
  expect(jobs.get(changed)).toMatchObject({ title: 'old' });
  let told = 0;
  jobs.subscribe(() => (told += 1));
  tab.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(jobs.get(changed)).toMatchObject({ title: 'old' });
  tab.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(jobs.query()).toEqual(theirs.query());
  expect(jobs.get(added)).toBeDefined();
  expect(jobs.get(saved)).toBe(same);
  expect(told).toBe(1);

  jobs.update(changed, { notes: 'ours' });
  expect(jobs.get(changed)!.types).toEqual(['ours']);
  undo();
  expect(sameInNewTab(browser).get(changed)).toMatchObject({ title: 'new', notes: 'ours', types: [] });
});

test('a page that comes back finds a table empty that another tab has emptied, though its pages still lie there', async () => {
  const browser = new SimulatedBrowser();
  const tab = browser.openTab();
  const { database, jobs } = openLate(tab);
  const [first] = ['a', 'b', 'c'].map((title) => jobs.insert({ title }));
  await database.flush();
  const other = opened(browser.openTab().storage);
  other.compact();
  const left = [...browser.state].filter(([key]) => key.includes('#'));
  const theirs = other.database.table(jobTable);
  theirs.truncate();
  const added = theirs.insert({ title: 'added' });
  // As a tab that was killed leaves it.
  for (const [key, value] of left) browser.write(undefined, { key, value });

  tab.sleepThrough();
  expect(jobs.get(first!)).toBeDefined();
  tab.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(jobs.query().map(({ internalId }) => internalId)).toEqual([added]);
});
