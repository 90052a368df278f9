import { describe, expect, test } from 'vitest';
import { StoreFullError } from '../errors';
import { jobTable } from '../testing/jobs';
import { defineTable } from '../tables/table-definition';
import { opened } from '../testing/opened';
import { SimulatedBrowser } from '../testing/simulated-browser';

const limitCharacters = 600_000;
const notes = (row: number): string =>
  `We look for somebody who likes early mornings (${(row * 7919).toString(36)}), and who bakes. `.repeat(3);

/** A browser whose storage is so full, of plain pages: what an import of many rows leaves. */
function filled(level: number, events = false) {
  const browser = new SimulatedBrowser(new Map(), limitCharacters);
  const tab = browser.openTab();
  const now = opened(tab.storage, { limitCharacters, ...(events && { events: tab.events }) });
  const quota = now.store.area.quota;
  const jobs = now.database.table(jobTable);
  let row = 0;
  while (quota.used < limitCharacters * level) {
    const left = limitCharacters * level - quota.used;
    const batch = Math.max(1, Math.min(128, Math.floor(left / 450)));
    now.database.transaction(() => {
      for (const end = row + batch; row < end; row += 1) jobs.insert({ title: `Job ${row}`, notes: notes(row) });
    });
  }
  return { browser, ...now, jobs, quota };
}

const again = async (browser: SimulatedBrowser) => {
  const { database } = opened(browser.openTab().storage, { limitCharacters });
  await database.ready;
  return database.table(jobTable).query();
};

const levels = [0.3, 0.5, 0.58, 0.65, 0.75, 0.85, 0.92, 0.95];

describe('with the storage filled to a part of', () => {
  test.each(levels)('at %d, all rows can be changed together, and changed back', async (level) => {
    const { browser, database, maintenance, jobs } = filled(level);
    await database.flush();
    await maintenance.rested();
    const before = jobs.query();
    const undo = database.undoable('Moved all', () => jobs.update({}, { status: 'applied' }));
    expect(jobs.count({ status: 'applied' })).toBe(before.length);
    expect(await again(browser)).toEqual(jobs.query());
    undo();
    expect(jobs.query()).toEqual(before);
    expect(await again(browser)).toEqual(before);
  });

  test.each(levels)('at %d, all rows but one can be deleted together, and restored', async (level) => {
    const { browser, database, maintenance, jobs } = filled(level);
    await database.flush();
    await maintenance.rested();
    const before = jobs.query();
    const undo = database.undoable('Deleted all', () => jobs.delete(({ title }) => title !== 'Job 3'));
    expect(jobs.query().map(({ title }) => title)).toEqual(['Job 3']);
    expect(await again(browser)).toEqual(jobs.query());
    undo();
    expect(jobs.query()).toEqual(before);
    expect(await again(browser)).toEqual(before);
  });
});

test.each([0.3, 0.58, 0.75])('beside another tab, at %d, all rows but one can be deleted together', async (level) => {
  const { browser, database, maintenance, jobs } = filled(level, true);
  await database.flush();
  await maintenance.rested();
  jobs.delete(({ title }) => title !== 'Job 3');
  expect((await again(browser)).map(({ title }) => title)).toEqual(['Job 3']);
});

test('rows that were deleted together stay away when their pages are written again', async () => {
  const { browser, database, compact, jobs } = filled(0.3);
  jobs.delete(({ title }) => title !== 'Job 3');
  compact();
  expect((await again(browser)).map(({ title }) => title)).toEqual(['Job 3']);
  jobs.delete({ title: 'Job 3' });
  compact();
  expect(await again(browser)).toEqual([]);
  expect([...browser.state.keys()].filter((key) => key.startsWith(`${database.name}/jobs#`))).toEqual([]);
});

test('rows of a table without fields are not taken for deleted ones', async () => {
  const browser = new SimulatedBrowser();
  const { database, compact } = opened(browser.openTab().storage);
  const marks = defineTable('marks', { fields: {} });
  const table = database.table(marks);
  database.transaction(() => {
    for (let row = 0; row < 200; row += 1) table.insert({});
  });
  compact();
  expect(opened(browser.openTab().storage).database.table(marks).count()).toBe(200);
});

describe('an import into an empty store that is larger than it, unpacked', () => {
  const importMany = (jobs: ReturnType<typeof filled>['jobs']) =>
    Array.from({ length: 2500 }, (_, row) => jobs.insert({ title: `Job ${row}`, notes: notes(row) }));

  test('fits once room is prepared', async () => {
    const { browser, database, jobs } = filled(0);
    await database.flush();
    await database.prepareRoom();
    const undo = database.undoable('Imported', () => importMany(jobs));
    expect(jobs.count({})).toBe(2500);
    expect(await again(browser)).toEqual(jobs.query());
    undo();
    expect(await again(browser)).toEqual([]);
  });

  test('leaves nothing behind where it does not fit', async () => {
    const { browser, database, jobs } = filled(0);
    await database.flush();
    expect(() => database.transaction(() => importMany(jobs))).toThrow(StoreFullError);
    expect(jobs.count({})).toBe(0);
    expect(await again(browser)).toEqual([]);
  });
});
