import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { defineTable, field } from '..';
import { migrations } from '../migrations';
import { deletionsOf, readRows, takeRows } from '../sync';
import { memoryStorage } from '../testing';
import { jobTable } from '../testing/jobs';
import { openTab, settleTabs } from '../testing/open-tab';
import { opened } from '../testing/opened';
import { SimulatedBrowser } from '../testing/simulated-browser';
import { deletedRows, deletedValues, deleteForGood, deleteWithoutRestoring, restoreDeleted, subscribeDeleted } from '.';
import { everythingIn, idsOf, kinds, openWithLog, ref, restore } from '../testing/deleted-rows';

const dayMs = 24 * 60 * 60 * 1000;

test('lists what was deleted, newest first, with its values, also after a reload', async () => {
  const { database, jobs, storage, indexedDB } = openWithLog();
  const [first, second] = [jobs.insert({ title: 'Baker', extra: { score: 1 } }), jobs.insert({ title: 'Cook' })];
  jobs.delete(first);
  jobs.delete(second);
  expect(await idsOf(database)).toEqual([second, first]);
  const again = openWithLog(indexedDB, storage).database;
  expect(await deletedRows(again, kinds)).toMatchObject({ isStored: true, rows: [ref(second), ref(first)] });
  const rows = (await deletedRows(again, kinds)).rows;
  const [values, unknown] = await deletedValues(again, [rows[1]!, { ...rows[1]!, id: 'none' }]);
  expect(values).toMatchObject({ title: 'Baker', extra: { score: 1 }, status: 'saved' });
  expect(unknown).toBeUndefined();
});

test('a restored row has its id and all its values, and undo deletes it again', async () => {
  const { database, jobs } = openWithLog();
  const id = jobs.insert({ title: 'Baker', types: ['night'] });
  const before = jobs.get(id);
  jobs.delete(id);
  const { restored, existing, lost, undo } = await restore(database, id, 'none');
  expect({ restored, existing, lost }).toEqual({ restored: [ref(id)], existing: [], lost: [ref('none')] });
  expect(jobs.get(id)).toEqual(before);
  expect(await idsOf(database)).toEqual([]);
  undo!();
  expect(jobs.get(id)).toBeUndefined();
  expect(await idsOf(database)).toEqual([id]);
});

test('undo of a deletion takes it off the list', async () => {
  const { database, jobs, storage, indexedDB } = openWithLog();
  const id = jobs.insert({ title: 'Baker' });
  const undo = database.undoable('Deleted', () => jobs.delete(id));
  expect(await idsOf(database)).toEqual([id]);
  undo();
  expect(await deletionsOf(database)).toEqual([]);
  // Not merely because the row exists.
  const again = openWithLog(indexedDB, storage);
  again.storage.clear();
  expect(await idsOf(openWithLog(indexedDB, again.storage).database)).toEqual([]);
});

test('a row that came back is not restored over', async () => {
  const { database, jobs } = openWithLog();
  const id = jobs.insert({ title: 'Baker' });
  jobs.delete(id);
  await idsOf(database);
  jobs.insert({ internalId: id, title: 'New' });
  const { restored, existing } = await restore(database, id);
  expect({ restored, existing }).toEqual({ restored: [], existing: [ref(id)] });
  expect(jobs.get(id)?.title).toBe('New');
});

test('a row that is deleted again is listed once, as it was last', async () => {
  const { database, jobs } = openWithLog();
  const id = jobs.insert({ title: 'Baker' });
  jobs.delete(id);
  await restore(database, id);
  jobs.update(id, { title: 'Cook' });
  jobs.delete(id);
  expect(await idsOf(database)).toEqual([id]);
  await restore(database, id);
  expect(jobs.get(id)?.title).toBe('Cook');
});

test('parts come back with the row that they were deleted with, and others stay deleted', async () => {
  const { database, jobs, notes } = openWithLog();
  const contents = database.table(defineTable('contents', { fields: { hash: field.text() } }));
  const sent = database.table(defineTable('sent', { fields: { jobId: field.text(), hash: field.text() } }));
  const hash = 'ab'.repeat(32);
  const [job, other] = [jobs.insert({ title: 'Baker' }), jobs.insert({ title: 'Cook' })];
  const earlier = notes.insert({ jobId: job, text: 'deleted earlier' });
  const note = notes.insert({ jobId: job, text: 'deleted with it' });
  const ofOther = notes.insert({ jobId: other, text: 'of the other' });
  const document = sent.insert({ jobId: job, hash });
  const content = contents.insert({ hash });
  notes.delete(earlier);
  await new Promise((resolve) => setTimeout(resolve, 2));
  database.clearAll(['jobs', 'notes', 'sent', 'contents']);
  await restore(database, job);
  expect(jobs.query()).toMatchObject([{ internalId: job }]);
  expect(notes.query()).toMatchObject([{ internalId: note }]);
  expect([sent.get(document)?.hash, contents.get(content)?.hash]).toEqual([hash, hash]);
  await restore(database, other);
  expect(notes.query().map(({ internalId }) => internalId)).toEqual([note, ofOther]);
});

test('a link between two entries comes back with the second of them', async () => {
  const { database, jobs } = openWithLog();
  const groups = database.table(defineTable('groups', { fields: { name: field.text() } }));
  const links = database.table(defineTable('links', { fields: { jobId: field.text(), groupId: field.text() } }));
  const [job, group] = [jobs.insert({}), groups.insert({ name: 'Near' })];
  links.insert({ jobId: job, groupId: group });
  database.clearAll(['jobs', 'groups', 'links']);
  const both = new Set(['jobs', 'groups']);
  await restoreDeleted(database, [ref(job)], both, 'Restored');
  expect(links.count()).toBe(0);
  await restoreDeleted(database, [{ table: 'groups', id: group }], both, 'Restored');
  expect(links.query()).toMatchObject([{ jobId: job, groupId: group }]);
});

test('what is deleted for good can not be restored, and other devices still learn that it was deleted', async () => {
  const { database, jobs, notes, storage, indexedDB } = openWithLog();
  const [first, second] = [jobs.insert({ title: 'Baker' }), jobs.insert({ title: 'Cook' })];
  notes.insert({ jobId: first, text: 'secret' });
  database.clearAll(['jobs', 'notes']);
  await deleteForGood(database, [ref(first)], kinds);
  expect(await idsOf(database)).toEqual([second]);
  expect((await restore(database, first)).lost).toEqual([ref(first)]);
  await deleteForGood(database, 'everything', kinds);
  expect(await idsOf(database)).toEqual([]);
  const again = openWithLog(indexedDB, storage).database;
  expect((await deletionsOf(again)).filter(({ table }) => table === 'jobs')).toMatchObject([
    { id: first, stamp: expect.any(Number) as number, deletedAtMs: expect.any(Number) as number },
    { id: second },
  ]);
  expect(await everythingIn(indexedDB!)).not.toMatch(/secret|Baker|Cook/);
});

test('what is deleted without restoring is only known to be deleted', async () => {
  const { database, jobs, indexedDB } = openWithLog();
  const [old, other] = [jobs.insert({ title: 'Baker' }), jobs.insert({ title: 'Cook' })];
  database.transaction(() => {
    jobs.delete(other);
    deleteWithoutRestoring(database, () => void jobs.delete(old));
  });
  expect(await idsOf(database)).toEqual([other]);
  expect((await deletionsOf(database)).map(({ id }) => id).toSorted()).toEqual([old, other].toSorted());
  expect(await everythingIn(indexedDB!)).not.toContain('Baker');
});

test('a deletion in another tab is listed once', async () => {
  const browser = new SimulatedBrowser();
  const indexedDB = new IDBFactory();
  const [mine, other] = [openTab(browser, { indexedDB }), openTab(browser, { indexedDB })];
  const id = mine.jobs.insert({ title: 'Baker' });
  settleTabs(browser, [mine, other]);
  other.jobs.delete(id);
  settleTabs(browser, [mine, other]);
  await idsOf(other.database);
  for (const { database } of [mine, other]) expect(await idsOf(database)).toEqual([id]);
});

test('a row that another tab brings back by a newer change leaves the list', async () => {
  const browser = new SimulatedBrowser();
  const indexedDB = new IDBFactory();
  const [mine, other] = [openTab(browser, { indexedDB }), openTab(browser, { indexedDB })];
  const id = mine.jobs.insert({ title: 'Baker' });
  settleTabs(browser, [mine, other]);
  mine.jobs.delete(id);
  other.jobs.update(id, { notes: 'newer' });
  expect(await idsOf(mine.database)).toEqual([id]);
  settleTabs(browser, [mine, other]);
  expect(mine.jobs.get(id)).toMatchObject({ title: 'Baker', notes: 'newer' });
  expect(await idsOf(mine.database)).toEqual([]);
});

test('what another device deleted is listed with its own time', async () => {
  const { database, jobs } = openWithLog();
  const id = jobs.insert({ title: 'Baker' });
  const deletedAtMs = Date.now() - dayMs;
  const [row] = readRows(database, [ref(id)]);
  await takeRows(database, [], [{ ...ref(id), basedOn: row!.version, deletedAtMs }]);
  expect((await deletedRows(database, kinds)).rows).toMatchObject([{ ...ref(id), deletedAtMs }]);
  expect(await deletionsOf(database)).toMatchObject([{ ...ref(id), deletedAtMs }]);
  await restore(database, id);
  expect(jobs.get(id)?.title).toBe('Baker');
});

test('a row from before a migration is restored as this version has it', async () => {
  const [storage, indexedDB] = [memoryStorage(), new IDBFactory()];
  const old = openWithLog(indexedDB, storage);
  const id = old.jobs.insert({ title: 'Baker' });
  old.jobs.delete(id);
  await idsOf(old.database);
  const schema = migrations([
    {
      version: 2,
      migrate: (data) =>
        data
          .rows('jobs')
          .forEach((row) => data.update('jobs', row.internalId, { title: `${row['title'] as string} 2` })),
    },
  ]);
  const { database } = opened(storage, { indexedDB, schema });
  await restore(database, id);
  expect(database.table(jobTable).get(id)?.title).toBe('Baker 2');
});

test('listeners hear of what is added and deleted', async () => {
  const { database, jobs } = openWithLog();
  const listener = vi.fn<() => void>();
  const unsubscribe = subscribeDeleted(database, listener);
  const id = jobs.insert({});
  jobs.delete(id);
  await idsOf(database);
  expect(listener).toHaveBeenCalledOnce();
  await deleteForGood(database, [ref(id)], kinds);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  await deleteForGood(database, 'everything', kinds);
  expect(listener).toHaveBeenCalledTimes(2);
});
