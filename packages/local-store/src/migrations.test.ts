import { IDBFactory } from 'fake-indexeddb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createBackup, restoreBackup } from './care';
import { defineTable, field, NewerDatabaseError } from '.';
import { MigrationError, migrations, type MigratingData } from './migrations';
import { OpenStore } from './open-store';
import { jobTable } from './testing/jobs';
import { opened } from './testing/opened';
import type { TabPlatform } from './platform';
import { SimulatedBrowser } from './testing/simulated-browser';

const toCompany = (data: MigratingData): void => {
  for (const { internalId, title } of data.rows('jobs'))
    data.update('jobs', internalId, { company: `${title as string} Ltd` });
};
const toStars = (data: MigratingData): void => {
  for (const { internalId } of data.rows('jobs')) data.insert('stars', { jobId: internalId });
  data.delete('jobs', 'gone');
};
const schema = migrations([
  { version: 2, migrate: toCompany },
  { version: 3, migrate: toStars },
]);
const companyTable = defineTable('jobs', { fields: { title: field.text(), company: field.text() } });
const starTable = defineTable('stars', { fields: { jobId: field.text() } });

function versionOne() {
  const browser = new SimulatedBrowser();
  const jobs = opened(browser.openTab().storage).database.table(jobTable);
  jobs.insert({ internalId: 'kept', title: 'Baker' });
  jobs.insert({ internalId: 'gone', title: 'Cook' });
  return browser;
}

test('migrations run in order, once', () => {
  const browser = versionOne();
  const { database } = opened(browser.openTab().storage, { schema });
  expect(database.table(companyTable).query()).toEqual([{ internalId: 'kept', title: 'Baker', company: 'Baker Ltd' }]);
  expect(
    database
      .table(starTable)
      .query()
      .map(({ jobId }) => jobId)
      .sort(),
  ).toEqual(['gone', 'kept']);
  const again = opened(browser.openTab().storage, { schema });
  expect(again.database.table(starTable).count()).toBe(2);
});

test('wherever a migration is cut off, it has happened or has not', async () => {
  const browser = versionOne();
  const before = browser.log.length;
  opened(browser.openTab().storage, { schema });
  for (let writes = before; writes <= browser.log.length; writes += 1) {
    const { storage } = new SimulatedBrowser(browser.diskAfter(writes)).openTab();
    const { database } = opened(storage, { schema });
    await database.ready;
    expect(database.table(companyTable).query()).toEqual([
      { internalId: 'kept', title: 'Baker', company: 'Baker Ltd' },
    ]);
    expect(database.table(starTable).count()).toBe(2);
  }
});

test('a migration that fails leaves the database as it was', () => {
  const browser = versionOne();
  const state = new Map(browser.state);
  const failing = migrations([
    { version: 2, migrate: toCompany },
    {
      version: 3,
      migrate: () => {
        throw new Error('on purpose');
      },
    },
  ]);
  expect(() => opened(browser.openTab().storage, { schema: failing })).toThrow(MigrationError);
  expect(browser.state).toEqual(state);
});

test('a newer database is refused untouched', () => {
  const browser = versionOne();
  opened(browser.openTab().storage, { schema });
  const state = new Map(browser.state);
  expect(() => opened(browser.openTab().storage)).toThrow(NewerDatabaseError);
  expect(browser.state).toEqual(state);
});

test('a tab of an older version stops writing when a newer one has opened the database', async () => {
  const browser = versionOne();
  const oldTab = browser.openTab();
  const old = opened(oldTab.storage, { events: oldTab.events });
  const jobs = old.database.table(jobTable);
  opened(browser.openTab().storage, { schema });
  browser.settle();
  const notices: string[] = [];
  old.database.subscribeNotices(({ kind }) => notices.push(kind));
  await Promise.resolve();
  expect(notices).toEqual(['outdated']);
  expect(() => jobs.insert({})).toThrow(NewerDatabaseError);
});

test('what a tab of an older version writes into other fields at the moment of a migration stays', async () => {
  const browser = versionOne();
  const oldTab = browser.openTab();
  const jobs = opened(oldTab.storage, { events: oldTab.events }).database.table(jobTable);
  const newTab = browser.openTab();
  // The new tab's page has read the storage, and does not know of it yet.
  jobs.update('kept', { notes: 'typed just then' });
  const { database, maintenance } = opened(newTab.storage, { schema, events: newTab.events });
  browser.settle();
  maintenance.rewrites.write();
  const both = defineTable('jobs', { fields: { company: field.text(), notes: field.text(null) } });
  const expected = { company: 'Baker Ltd', notes: 'typed just then' };
  expect(database.table(both).get('kept')).toMatchObject(expected);
  expect(opened(browser.openTab().storage, { schema }).database.table(both).get('kept')).toMatchObject(expected);
});

test('a migration shares nothing with what it was given', () => {
  const given = ['a'];
  const shared = migrations([{ version: 2, migrate: (data) => data.update('jobs', 'kept', { tags: given }) }]);
  opened(versionOne().openTab().storage, { schema: shared });
  expect(() => given.push('b')).not.toThrow();
});

test('a tab of an older version leaves everything as a newer one wrote it, tables that it opens only then too', async () => {
  const browser = versionOne();
  const oldTab = browser.openTab();
  const { database, maintenance } = opened(oldTab.storage, { events: oldTab.events });
  const newer = browser.openTab().storage;
  // A layout that only the newer version can read.
  newer.setItem('keepmark/stars#a', '{"f":2,"rows":[]}');
  newer.setItem('keepmark/stars/b', '{"f":2}');
  newer.setItem('keepmark', '{"format":2,"version":1,"packed":0}');
  newer.setItem('keepmark=', '{"format":2,"version":1,"packed":0}');
  browser.settle();
  const state = new Map(browser.state);
  expect(database.table(starTable).query()).toEqual([]);
  await database.flush();
  await maintenance.rested();
  expect(browser.state).toEqual(state);
});

test('when the storage is cleared, the version is written again with the rows', async () => {
  const browser = versionOne();
  const oldTab = browser.openTab();
  const old = opened(oldTab.storage, { events: oldTab.events });
  old.database.table(jobTable);
  browser.openTab().storage.clear();
  browser.settle();
  old.maintenance.rewrites.write();
  const { database } = opened(browser.openTab().storage, { schema });
  expect(database.table(companyTable).query()).toEqual([{ internalId: 'kept', title: 'Baker', company: 'Baker Ltd' }]);
});

test('a tab of an older version does not write pages again that a newer one may have written', async () => {
  const browser = versionOne();
  const oldTab = browser.openTab();
  // Locks that are always free: the newer tab has come and gone.
  const locks = { request: (_name: string, _options: object, take: (lock: object) => unknown) => take({}) };
  const channel = () => ({ addEventListener() {}, postMessage() {}, close() {} });
  const tabs = { locks, channel } as unknown as TabPlatform;
  const { maintenance, database } = opened(oldTab.storage, { events: oldTab.events, tabs });
  await database.flush();
  expect(maintenance.alone).toBe(true);
  opened(browser.openTab().storage, { schema });
  browser.settle();
  expect(maintenance.alone).toBe(false);
});

test('a snapshot of what was before is in the journal', async () => {
  const browser = versionOne();
  const { database, store } = opened(browser.openTab().storage, { schema, indexedDB: new IDBFactory() });
  await database.flush();
  const entry = (await store.journal!.read()).entries.flat().find(([key]) => key === 'keepmark^snapshot');
  expect(entry![1]).toContain('"Cook"');
});

test('the snapshot stays when the journal lets go of the rows of that day', async () => {
  const browser = versionOne();
  const before = opened(browser.openTab().storage).database.table(jobTable);
  for (let row = 0; row < 20; row += 1) before.insert({ title: `${row}` });
  const indexedDB = new IDBFactory();
  await opened(browser.openTab().storage, { schema, indexedDB }).database.flush();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.advanceTimersByTime(25 * 60 * 60 * 1000);
  const tomorrow = opened(browser.openTab().storage, { schema, indexedDB });
  await tomorrow.database.flush();
  const { entries } = await tomorrow.store.journal!.read();
  vi.useRealTimers();
  expect(entries.flat().map(([key]) => key)).toEqual(['keepmark^snapshot']);
});

test('the snapshot stays in the journal when the browser was killed right after the migration', async () => {
  const browser = versionOne();
  const indexedDB = new IDBFactory();
  const { storage } = browser.openTab();
  const killed = new OpenStore('keepmark', { storage, indexedDB }, schema);
  await killed.journal!.flush();
  killed.close();
  const keysOf = async (): Promise<string[]> => {
    const { database, store } = opened(browser.openTab().storage, { schema, indexedDB });
    await database.flush();
    const { entries } = await store.journal!.read();
    database.close();
    return entries.flat().map(([key]) => key);
  };
  expect(await keysOf()).toContain('keepmark^snapshot');
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.advanceTimersByTime(25 * 60 * 60 * 1000);
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await keysOf();
  expect(await keysOf()).toContain('keepmark^snapshot');
});

test('a backup of an older version is migrated when it is restored', async () => {
  const old = opened(versionOne().openTab().storage);
  const { text } = createBackup(old.database);
  const { database } = opened(new SimulatedBrowser().openTab().storage, { schema });
  await restoreBackup(database, text, 'merge');
  expect(database.table(companyTable).query()).toEqual([{ internalId: 'kept', title: 'Baker', company: 'Baker Ltd' }]);
});

test('versions have to be in order', () => {
  expect(() => migrations([{ version: 3, migrate: toStars }])).toThrow('3 is out of its place');
});
