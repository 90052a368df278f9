import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { defineTable, field, StoreFullError } from '..';
import { readCare } from '../care/read-care';
import { jobTable } from '../testing/jobs';
import { openTab, settleTabs } from '../testing/open-tab';
import { opened } from '../testing/opened';
import { SimulatedBrowser } from '../testing/simulated-browser';
import { readRows, rowsDiffering, takeRows, type TakenRow } from '.';

const hourMs = 3_600_000;
const stampOfMs = (ms: number): number => ms * 1024;
const anHourAgo = stampOfMs(Date.now() - hourMs);
const newId = '0abcdefghij12345678';

const taken = (values: TakenRow['values'], of: Partial<TakenRow> = {}): TakenRow => ({
  table: 'jobs',
  id: newId,
  values,
  stamps: { base: anHourAgo, fields: {} },
  basedOn: undefined,
  ...of,
});

function open() {
  const browser = new SimulatedBrowser();
  const tab = openTab(browser, { indexedDB: new IDBFactory() });
  return { browser, ...tab };
}

/** Nobody types in the millisecond in which the row was written. */
const aMillisecond = () => new Promise((resolve) => setTimeout(resolve, 2));

const versionOf = ({ database }: Pick<ReturnType<typeof open>, 'database'>, id: string) =>
  readRows(database, [{ table: 'jobs', id }])[0]!.version;

test('a taken row is there, also after a reopen, and is not counted as a change without a backup', async () => {
  const { database, store, maintenance, jobs, browser } = open();
  const { versions, changedHere, unfit } = await takeRows(database, [taken({ title: 'Baker', types: ['night'] })], []);
  expect({ changedHere, unfit }).toEqual({ changedHere: [], unfit: [] });
  expect(jobs.get(newId)).toMatchObject({ title: 'Baker', types: ['night'], salary: null });
  maintenance.flushNow();
  expect(readCare(store).changes).toBeUndefined();
  expect(database.undoLog).toEqual([]);
  const again = openTab(browser);
  expect(again.jobs.get(newId)).toEqual(jobs.get(newId));
  expect((await rowsDiffering(again.database, versions)).rows).toEqual([]);
});

test('a field that is taken wins over what was here, and the others keep their stamps', async () => {
  const { database, jobs } = open();
  const id = jobs.insert({ title: 'Baker', notes: 'mine' });
  const [before] = readRows(database, [{ table: 'jobs', id }]);
  await takeRows(database, [taken({ title: 'Cook' }, { id, basedOn: before!.version })], []);
  const [after] = readRows(database, [{ table: 'jobs', id }]);
  expect(after!.values).toMatchObject({ title: 'Cook', notes: 'mine' });
  expect(after!.stamps.base).toBe(before!.stamps.base);
  expect(after!.stamps.fields.title).toBeGreaterThan(before!.stamps.base);
});

test('a row that has changed since is left whole, and named', async () => {
  const { database, jobs } = open();
  const id = jobs.insert({ title: 'Baker' });
  const basedOn = versionOf({ database }, id);
  jobs.update(id, { notes: 'typed' });
  const answer = await takeRows(database, [taken({ title: 'Cook' }, { id, basedOn }), taken({ title: 'New' })], []);
  expect(answer.changedHere).toEqual([{ table: 'jobs', id }]);
  expect(answer.versions.get('jobs')!.has(id)).toBe(false);
  expect(jobs.get(id)).toMatchObject({ title: 'Baker', notes: 'typed' });
  expect(jobs.get(newId)).toMatchObject({ title: 'New' });
});

test('what another tab has just typed wins over what is taken', async () => {
  const { browser, ...tab } = open();
  const other = openTab(browser);
  const id = tab.jobs.insert({ title: 'Baker' });
  settleTabs(browser, [{ ...tab }, other]);
  await aMillisecond();
  other.jobs.update(id, { title: 'typed' });
  // This tab hasn't heard of it yet, and the other device has changed it a moment ago.
  const now = { base: stampOfMs(Date.now()), fields: {} };
  await takeRows(
    tab.database,
    [taken({ title: 'Cook', notes: 'n' }, { id, stamps: now, basedOn: versionOf(tab, id) })],
    [],
  );
  settleTabs(browser, [{ ...tab }, other]);
  for (const { jobs } of [tab, other]) expect(jobs.get(id)).toMatchObject({ title: 'typed', notes: 'n' });
});

test('a deletion goes with the rows in one transaction, and a newer change in another tab brings the row back', async () => {
  const { browser, ...tab } = open();
  const other = openTab(browser);
  const [first, second] = [tab.jobs.insert({ title: 'Baker' }), tab.jobs.insert({ title: 'Cook' })];
  settleTabs(browser, [{ ...tab }, other]);
  await aMillisecond();
  other.jobs.update(second, { notes: 'typed' });
  const deletions = [first, second].map((id) => ({
    table: 'jobs',
    id,
    basedOn: versionOf(tab, id),
    deletedAtMs: Date.now() - hourMs,
  }));
  const { versions } = await takeRows(tab.database, [taken({ title: 'New' })], deletions);
  expect(tab.jobs.query().map(({ title }) => title)).toEqual(['New']);
  expect((await rowsDiffering(tab.database, versions)).missing).toEqual([]);
  settleTabs(browser, [{ ...tab }, other]);
  for (const { jobs } of [tab, other]) {
    expect(jobs.get(first)).toBeUndefined();
    expect(jobs.get(second)).toMatchObject({ title: 'Cook', notes: 'typed' });
  }
});

test('a row comes back that was cleared here before it was changed elsewhere', async () => {
  const { database, jobs, browser } = open();
  const id = jobs.insert({ title: 'Baker' });
  database.clearAll(['jobs']);
  await takeRows(database, [taken({ title: 'Cook' }, { id })], []);
  expect(jobs.get(id)).toMatchObject({ title: 'Cook' });
  expect(openTab(browser).jobs.get(id)).toMatchObject({ title: 'Cook' });
});

test('tables and columns that this version does not know are stored, and come back with their defaults', async () => {
  const { database, browser, jobs } = open();
  const mood = { table: 'moods', id: newId, values: { mood: 'fine', score: 3 }, defaults: { mood: '', score: 1 } };
  const job = taken({ title: 'Baker', stars: 5 }, { defaults: { stars: 2 } });
  const other = jobs.insert({ title: 'Cook' });
  await takeRows(database, [taken({}, mood), job], []);
  expect(jobs.get(newId)).not.toHaveProperty('stars');
  const again = opened(browser.openTab().storage).database;
  expect(readRows(again, [{ table: 'moods', id: newId }])).toMatchObject([{ values: mood.values }]);
  expect(readRows(again, [{ table: 'jobs', id: other }])).toMatchObject([
    { values: { stars: 2 }, defaults: { stars: 2 } },
  ]);
  const wider = defineTable('jobs', { fields: { ...jobTable.fields, stars: field.number(2) } });
  expect(again.table(wider).get(newId)).toMatchObject({ title: 'Baker', stars: 5 });
});

test('a value that this version can not hold leaves the row alone, instead of becoming a default for all devices', async () => {
  const { database, jobs } = open();
  const answer = await takeRows(database, [taken({ title: 'Baker', status: 'ghosted' })], []);
  expect(answer.unfit).toEqual([{ table: 'jobs', id: newId }]);
  expect(jobs.count()).toBe(0);
});

test.each(['__proto__', 'internalId', 'a b'])('a field named %s is refused, and nothing is taken', async (name) => {
  const { database, jobs } = open();
  const values = JSON.parse(`{"title":"x","${name}":1}`) as TakenRow['values'];
  await expect(takeRows(database, [taken({ title: 'Baker' }), taken(values, { id: 'b' })], [])).rejects.toThrow(
    'invalid',
  );
  expect(jobs.count()).toBe(0);
});

test('what does not fit is not taken in part', async () => {
  const limitCharacters = 60_000;
  const tab = new SimulatedBrowser(new Map(), limitCharacters).openTab();
  const { database } = opened(tab.storage, { limitCharacters });
  const jobs = database.table(jobTable);
  const noise = () => Array.from({ length: 300 }, () => Math.random().toString(36).slice(2)).join('');
  const rows = Array.from({ length: 40 }, (_, index) => taken({ title: noise() }, { id: `row-${index}` }));
  await expect(takeRows(database, rows, [])).rejects.toThrow(StoreFullError);
  expect(jobs.count()).toBe(0);
  expect(opened(tab.storage, { limitCharacters }).database.table(jobTable).count()).toBe(0);
});

test('undo of a change before leaves what was taken since', async () => {
  const { database, jobs } = open();
  const id = jobs.insert({ title: 'Baker' });
  const undo = database.undoable('Edited', () => jobs.update(id, { title: 'Cook', notes: 'first' }));
  await takeRows(database, [taken({ notes: 'elsewhere' }, { id, basedOn: versionOf({ database }, id) })], []);
  undo();
  expect(jobs.get(id)).toMatchObject({ title: 'Baker', notes: 'elsewhere' });
});
