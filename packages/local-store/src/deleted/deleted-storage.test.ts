import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { deletionsOf } from '../sync';
import { memoryStorage } from '../testing';
import { jobTable } from '../testing/jobs';
import { opened } from '../testing/opened';
import { deletedRows, deleteForGood } from '.';
import { sweepLog } from './record-deleted';
import { everythingIn, idsOf, kinds, openWithLog, ref, restore } from '../testing/deleted-rows';

afterEach(() => void vi.useRealTimers());

const dayMs = 24 * 60 * 60 * 1000;

test('after 30 days it is gone, and after 180 forgotten', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { database, jobs, store, indexedDB } = openWithLog();
  const id = jobs.insert({ title: 'Baker' });
  jobs.delete(id);
  expect(await idsOf(database)).toEqual([id]);
  vi.setSystemTime(Date.now() + 31 * dayMs);
  expect(await idsOf(database)).toEqual([]);
  await sweepLog(store);
  expect(await everythingIn(indexedDB!)).not.toContain('Baker');
  expect(await deletionsOf(database)).toHaveLength(1);
  vi.setSystemTime(Date.now() + 150 * dayMs);
  await sweepLog(store);
  expect(await deletionsOf(database)).toEqual([]);
});

test('20,000 rows that are deleted together are listed and restored', { timeout: 60_000 }, async () => {
  const { database, jobs } = openWithLog();
  database.transaction(() => {
    for (let row = 0; row < 20_000; row += 1) jobs.insert({ title: `${row}` });
  });
  database.clearAll(['jobs']);
  const ids = await idsOf(database);
  expect(ids).toHaveLength(20_000);
  expect((await restore(database, ...ids)).restored).toHaveLength(20_000);
  expect(jobs.count()).toBe(20_000);
  expect(await idsOf(database)).toEqual([]);
});

test.each([
  ['denies IndexedDB', () => denied],
  ['has none', () => null],
])('a browser that %s keeps the list until the page is closed, and says so', async (_, indexedDB) => {
  const { database, jobs, storage } = openWithLog(indexedDB());
  const id = jobs.insert({ title: 'Baker' });
  jobs.delete(id);
  expect(await deletedRows(database, kinds)).toMatchObject({ isStored: false, rows: [ref(id)] });
  await deleteForGood(database, [ref(id)], kinds);
  expect(await idsOf(database)).toEqual([]);
  const second = jobs.insert({ title: 'Cook' });
  jobs.delete(second);
  expect((await restore(database, second)).restored).toEqual([ref(second)]);
  expect(jobs.get(second)?.title).toBe('Cook');
  expect(await idsOf(openWithLog(indexedDB(), storage).database)).toEqual([]);
});

test('either copy is enough', async () => {
  const [first, second] = [new IDBFactory(), new IDBFactory()];
  const buckets = (indexedDB: IDBFactory) => ({ open: () => Promise.resolve({ indexedDB }) });
  const storage = memoryStorage();
  const at = (indexedDB: IDBFactory, bucket: IDBFactory) =>
    opened(storage, { indexedDB, storageBuckets: buckets(bucket) });
  const { database } = at(first, second);
  const jobs = database.table(jobTable);
  const id = jobs.insert({ title: 'Baker' });
  jobs.delete(id);
  expect(await idsOf(database)).toEqual([id]);
  const emptied = new IDBFactory();
  const discarded = at(emptied, second);
  expect(await idsOf(discarded.database)).toEqual([id]);
  await sweepLog(discarded.store);
  expect(await idsOf(at(emptied, new IDBFactory()).database)).toEqual([id]);
});

const denied = {
  open: () => {
    throw new DOMException('denied', 'SecurityError');
  },
} as unknown as IDBFactory;
