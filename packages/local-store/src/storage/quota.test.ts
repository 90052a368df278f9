import { expect, test } from 'vitest';
import { type Notice, StoreFullError } from '..';
import * as packing from '../pages/packing';
import { type Job, jobTable, noteTable } from '../testing/jobs';
import { opened } from '../testing/opened';
import { SimulatedBrowser } from '../testing/simulated-browser';

const limitCharacters = 60_000;
// Nothing in it repeats, so that packing wins little.
const noise = (): string => Array.from({ length: 40 }, () => Math.random().toString(36).slice(2)).join('');

function fill(insert: () => void): StoreFullError {
  for (let row = 0; row < 10_000; row += 1) {
    try {
      insert();
    } catch (error) {
      return error as StoreFullError;
    }
  }
  throw new Error('The store never became full.');
}

function openFull() {
  const tab = new SimulatedBrowser(new Map(), limitCharacters).openTab();
  const now = opened(tab.storage, { limitCharacters });
  const jobs = now.database.table(jobTable);
  const error = fill(() => jobs.insert({ title: noise() }));
  return { tab, ...now, jobs, error };
}

const rowsAgain = (storage: Storage): Job[] => opened(storage, { limitCharacters }).database.table(jobTable).query();

test('a full store says how full, and memory equals disk', () => {
  const { tab, jobs, error } = openFull();
  expect(error).toBeInstanceOf(StoreFullError);
  expect(error.fullness.limitCharacters).toBe(limitCharacters);
  expect(error.fullness.usedCharacters).toBeGreaterThan(limitCharacters * 0.8);
  expect(error.fullness.neededCharacters).toBeGreaterThan(0);
  expect(error.fullness.largest[0]).toMatchObject({ table: 'jobs', rows: jobs.count() });
  expect(rowsAgain(tab.storage)).toEqual(jobs.query());
});

test('at four fifths every row goes into a page, and pages are packed', async () => {
  const limit = 300_000;
  const { storage } = new SimulatedBrowser(new Map(), limit).openTab();
  const { database, store, maintenance } = opened(storage, { limitCharacters: limit });
  const notices: Notice[] = [];
  database.subscribeNotices((notice) => notices.push(notice));
  const jobs = database.table(jobTable);
  await database.flush();
  // Or the inserts below would all come before the first maintenance has counted what there is.
  await maintenance.rested();
  while (jobs.count() < 200 && store.area.quota.used < limit * 0.9) {
    jobs.insert({ notes: 'We look for somebody who likes early mornings. '.repeat(52) });
  }
  await maintenance.rested();
  expect(store.area.quota.used).toBeLessThan(limit * 0.8);
  expect(store.tables.get('jobs')!.layout.loose.size).toBe(0);
  // As full as it is now, which is what settings say.
  const { used: usedCharacters } = store.area.quota;
  expect(notices).toEqual([{ kind: 'nearly-full', usedCharacters, limitCharacters: limit }]);
  const again = opened(storage, { limitCharacters: limit }).database;
  await again.ready;
  expect(again.table(jobTable).query()).toEqual(jobs.query());
});

test('a full store still deletes, and then takes rows again', () => {
  const { tab, jobs, compact } = openFull();
  for (const { internalId } of jobs.query({ limit: 10 })) jobs.delete(internalId);
  compact();
  jobs.insert({ title: noise() });
  expect(rowsAgain(tab.storage)).toEqual(jobs.query());
});

test('a store that other code has filled to the last character can be cleared', () => {
  const { storage } = new SimulatedBrowser(new Map(), limitCharacters).openTab();
  const { database, store } = opened(storage, { limitCharacters });
  const [jobs, notes] = [database.table(jobTable), database.table(noteTable)];
  const { internalId: jobId } = jobs.get(jobs.insert({ title: 'Baker' }))!;
  const clear = () => database.clearAll(['jobs', 'notes']);
  const fillUp = () => {
    store.area.quota.count();
    storage.setItem('other', 'x'.repeat(limitCharacters - store.area.quota.used - 'other'.length));
    store.area.quota.count();
  };
  notes.insert({ jobId, text: noise() });
  fillUp();
  clear();
  expect([...jobs.query(), ...notes.query()]).toEqual([]);
  expect(rowsAgain(storage)).toEqual([]);

  storage.removeItem('other');
  fillUp();
  // There is nothing left to clear, and no room to say so.
  clear();
});

test('a row stays when the store has no room for what clears its table', () => {
  const { storage } = new SimulatedBrowser(new Map(), limitCharacters).openTab();
  const { database, store } = opened(storage, { limitCharacters });
  const [jobs, notes] = [database.table(jobTable), database.table(noteTable)];
  const jobId = jobs.insert({});
  notes.insert({ jobId, text: '' });
  storage.setItem('other', 'x'.repeat(limitCharacters - store.area.quota.used - 'other'.length));
  store.area.quota.count();
  const before = new Map(store.area.keys().map((key) => [key, storage.getItem(key)!]));
  expect(() => database.clearAll(['jobs', 'notes'])).toThrow(StoreFullError);
  expect(jobs.get(jobId)).toBeDefined();
  for (const [key, text] of before) expect(storage.getItem(key)).toBe(text);
  expect(storage.length).toBe(before.size);
});

test('a transaction that becomes too large half-way leaves nothing behind', () => {
  const { tab, database, jobs } = openFull();
  const before = jobs.query();
  const work = () =>
    database.transaction(() => {
      jobs.update(before[0]!.internalId, { notes: noise() });
      jobs.delete(before[1]!.internalId);
      for (let row = 0; row < 100; row += 1) jobs.insert({ title: noise() });
    });
  expect(work).toThrow(StoreFullError);
  expect(jobs.query()).toEqual(before);
  expect(rowsAgain(tab.storage)).toEqual(before);
});

test.each([
  { limit: 300_000, sentences: 20 },
  { limit: 1_000_000, sentences: 52 },
])(
  'packing makes room for several times as many rows, and its pages open: %j',
  { timeout: 120_000 },
  async ({ limit, sentences }) => {
    const rowsThatFit = (storage: Storage, given: { packing?: typeof packing }): Job[] => {
      const jobs = opened(storage, { limitCharacters: limit, ...given }).database.table(jobTable);
      const sentence = (): string =>
        `We look for somebody who likes early mornings (${Math.random().toString(36).slice(2, 8)}).`;
      const notes = (): string => Array.from({ length: sentences }, sentence).join(' ');
      fill(() => jobs.insert({ title: 'Baker', notes: notes() }));
      return jobs.query();
    };
    const plain = rowsThatFit(new SimulatedBrowser(new Map(), limit).openTab().storage, {});
    const { storage } = new SimulatedBrowser(new Map(), limit).openTab();
    const packed = rowsThatFit(storage, { packing });
    expect(packed.length).toBeGreaterThan(plain.length * 5);

    const { database } = opened(storage, { limitCharacters: limit });
    const table = database.table(jobTable);
    expect(database.isReady).toBe(false);
    expect(() => table.query()).toThrow('wait for `database.ready`');
    await database.ready;
    expect(table.query()).toEqual(packed);
  },
);

test('a browser that takes less than its limit is believed', () => {
  const tab = new SimulatedBrowser(new Map(), limitCharacters / 2).openTab();
  const { database, store } = opened(tab.storage, { limitCharacters });
  const jobs = database.table(jobTable);
  const error = fill(() => jobs.insert({ title: noise() }));
  expect(error).toBeInstanceOf(StoreFullError);
  expect(store.area.quota.limit).toBeLessThanOrEqual(limitCharacters / 2 + 1000);
  expect(rowsAgain(tab.storage)).toEqual(jobs.query());
});

test.each(['', 'a', 'ä€😀'.repeat(500), JSON.stringify({ rows: Array.from({ length: 300 }, noise) })])(
  'packing gives back what it took',
  (text) => {
    const packed = packing.pack(text);
    expect(packing.unpack(packed)).toBe(text);
    expect(packed).not.toMatch(/[\uD800-\uDFFF]/);
  },
);
