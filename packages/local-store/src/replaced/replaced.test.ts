import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import type { Database } from '..';
import { sweepLog } from '../deleted/record-deleted';
import { readRows, takeRows } from '../sync';
import { memoryStorage } from '../testing';
import { jobTable } from '../testing/jobs';
import { openTab, settleTabs } from '../testing/open-tab';
import { opened } from '../testing/opened';
import { SimulatedBrowser } from '../testing/simulated-browser';
import { addReplacedTexts, deleteReplaced, replacedTexts, restoreReplaced } from '.';

afterEach(() => void vi.useRealTimers());

function open() {
  const [storage, indexedDB] = [memoryStorage(), new IDBFactory()];
  const now = opened(storage, { indexedDB });
  const jobs = now.database.table(jobTable);
  const id = jobs.insert({ title: 'Baker', notes: 'newer' });
  const replaced = { table: 'jobs', id, field: 'notes', text: 'older', replacedAtMs: Date.now() };
  return { ...now, storage, indexedDB, jobs, id, replaced };
}

const textsOf = async (database: Database) => (await replacedTexts(database)).texts.map(({ text }) => text);

test('lists a replaced text, also after a reload, and restores it; what it replaces is listed instead', async () => {
  const { database, jobs, id, replaced, storage, indexedDB } = open();
  expect(await addReplacedTexts(database, [replaced, { ...replaced, field: 'title', text: 'Cook' }])).toBe(true);
  const again = opened(storage, { indexedDB }).database;
  expect(await textsOf(again)).toEqual(['Cook', 'older']);
  const undo = await restoreReplaced(database, replaced, 'Restored');
  expect(jobs.get(id)).toMatchObject({ title: 'Baker', notes: 'older' });
  expect(await textsOf(database)).toEqual(['newer', 'Cook']);
  undo!();
  expect(jobs.get(id)!.notes).toBe('newer');
  expect(await textsOf(database)).toEqual(['Cook', 'older']);
});

test('a text whose row is gone is listed, and can not be restored', async () => {
  const { database, jobs, id, replaced } = open();
  await addReplacedTexts(database, [replaced]);
  jobs.delete(id);
  expect(await textsOf(database)).toEqual(['older']);
  expect(await restoreReplaced(database, replaced, 'Restored')).toBeUndefined();
});

test('texts can be deleted, one or all', async () => {
  const { database, replaced } = open();
  await addReplacedTexts(database, [replaced, { ...replaced, text: 'second' }]);
  await addReplacedTexts(database, [{ ...replaced, text: 'third' }]);
  const [{ texts }] = [await replacedTexts(database)];
  await deleteReplaced(database, [texts.find(({ text }) => text === 'second')!.key]);
  expect(await textsOf(database)).toEqual(['third', 'older']);
  await deleteReplaced(database, 'everything');
  expect(await textsOf(database)).toEqual([]);
});

test('is gone after 30 days', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { database, replaced, store } = open();
  await addReplacedTexts(database, [replaced]);
  vi.setSystemTime(Date.now() + 31 * 24 * 60 * 60 * 1000);
  expect(await textsOf(database)).toEqual([]);
  await sweepLog(store);
  vi.setSystemTime(Date.now() - 31 * 24 * 60 * 60 * 1000);
  expect(await textsOf(database)).toEqual([]);
});

test('without IndexedDB, it says that the text goes with the page', async () => {
  const { database } = opened(memoryStorage());
  const text = { table: 'jobs', id: 'a', field: 'notes', text: 'older', replacedAtMs: Date.now() };
  expect(await addReplacedTexts(database, [text])).toBe(false);
  expect(await replacedTexts(database)).toMatchObject({ isStored: false, texts: [{ text: 'older' }] });
});

async function twoTabs() {
  const browser = new SimulatedBrowser();
  const indexedDB = new IDBFactory();
  const tabs = [openTab(browser, { indexedDB }), openTab(browser, { indexedDB })] as const;
  // They watch each other once they have opened.
  for (const { database, maintenance } of tabs) {
    await database.flush();
    await maintenance.rested();
  }
  const id = tabs[0].jobs.insert({ title: 'Baker' });
  settleTabs(browser, tabs);
  return { browser, tabs, id, type: (tab: 0 | 1, notes: string) => tabs[tab].jobs.update(id, { notes }) };
}

const afterAMillisecond = () => new Promise((resolve) => setTimeout(resolve, 2));

test('two tabs that write one field at the same moment: the older text is listed once', async () => {
  const { browser, tabs, type } = await twoTabs();
  type(0, 'older');
  await afterAMillisecond();
  type(1, 'newer');
  settleTabs(browser, tabs);
  await vi.waitFor(async () => expect(await textsOf(tabs[0].database)).toEqual(['older']));
  for (const { jobs } of tabs) expect(jobs.query()).toMatchObject([{ notes: 'newer' }]);
});

test('a text that was seen before it was replaced is not listed', async () => {
  const { browser, tabs, type, id } = await twoTabs();
  type(0, 'seen');
  settleTabs(browser, tabs);
  await afterAMillisecond();
  type(1, 'newer');
  // The first tab writes the row once more, with the old text, before it hears of the newer one.
  tabs[0].jobs.update(id, { title: 'Cook' });
  settleTabs(browser, tabs);
  await afterAMillisecond();
  for (const { database, jobs } of tabs) {
    expect(await textsOf(database)).toEqual([]);
    expect(jobs.get(id)).toMatchObject({ title: 'Cook', notes: 'newer' });
  }
});

test('a text from another device that loses to what somebody types in another tab is listed', async () => {
  const { browser, tabs, type, id } = await twoTabs();
  await afterAMillisecond();
  type(1, 'typed');
  const [row] = readRows(tabs[0].database, [{ table: 'jobs', id }]);
  const stamps = { base: row!.stamps.base, fields: {} };
  const taken = { table: 'jobs', id, values: { notes: 'elsewhere' }, stamps, basedOn: row!.version };
  await takeRows(tabs[0].database, [taken], []);
  settleTabs(browser, tabs);
  await vi.waitFor(async () => expect(await textsOf(tabs[0].database)).toEqual(['elsewhere']));
  for (const { jobs } of tabs) expect(jobs.get(id)!.notes).toBe('typed');
});
