import { expect, test, vi } from 'vitest';
import { readRescued } from '../care';
import { jobTable, noteTable } from '../testing/jobs';
import { opened } from '../testing/opened';
import { SimulatedBrowser } from '../testing/simulated-browser';

/** A database with three pages and two rows since. */
function intact(): Map<string, string> {
  const browser = new SimulatedBrowser();
  const { database, compact } = opened(browser.openTab().storage);
  const jobs = database.table(jobTable);
  database.transaction(() => {
    for (let row = 0; row < 300; row += 1)
      jobs.insert({ internalId: `row${String(row).padStart(3, '0')}`, title: `Title ${row}` });
  });
  compact();
  jobs.insert({ internalId: 'since1', title: 'Since' });
  jobs.insert({ internalId: 'since2', title: 'Since' });
  return new Map(browser.state);
}

function openDamaged(damage: (state: Map<string, string>, keys: { page: string; row: string; table: string }) => void) {
  const state = intact();
  const [page] = [...state.keys()].filter((key) => key.includes('#')).sort();
  damage(state, { page: page!, row: 'keepmark/jobs/since1', table: 'keepmark/jobs' });
  const browser = new SimulatedBrowser(state);
  const now = opened(browser.openTab().storage);
  const notices: string[] = [];
  now.database.subscribeNotices(({ kind }) => notices.push(kind));
  const jobs = now.database.table(jobTable);
  return { browser, jobs, notices, rescued: readRescued(now.database), ...now };
}

const whole = 302;

test('a page that is cut gives the rows before the cut', async () => {
  const { jobs, rescued, notices, browser } = openDamaged((state, { page }) =>
    state.set(page, state.get(page)!.slice(0, 6000)),
  );
  expect(jobs.count()).toBeGreaterThan(200);
  expect(jobs.count()).toBeLessThan(whole);
  expect(jobs.get('row000')).toMatchObject({ title: 'Title 0' });
  expect(rescued).toMatchObject([{ reason: 'A page of rows is damaged.' }]);
  expect(rescued[0]!.text).toHaveLength(6000);
  // Not while the table is read, which may be while a screen renders.
  expect(notices).toEqual([]);
  await Promise.resolve();
  expect(notices).toEqual(['rescued']);
  const again = opened(browser.openTab().storage);
  expect(again.database.table(jobTable).query()).toEqual(jobs.query());
  expect(readRescued(again.database)).toHaveLength(1);
});

test.each(['', 'no JSON', 'null', '[]', '{"f":99,"c":[],"r":[]}', '{"f":1}'])(
  'sets a page that became %j aside',
  (text) => {
    const { jobs, rescued } = openDamaged((state, { page }) => state.set(page, text));
    expect(jobs.count()).toBeGreaterThan(100);
    expect(rescued).toMatchObject([{ text }]);
  },
);

test('sets a page aside that looks packed but isn’t', async () => {
  const { jobs, database } = openDamaged((state, { page }) => state.set(page, '3:zz'));
  await vi.waitFor(() => expect(readRescued(database)).toMatchObject([{ text: '3:zz' }]));
  expect(jobs.count()).toBeGreaterThan(100);
});

test('one damaged line of a page costs that row alone', () => {
  const { jobs, rescued } = openDamaged((state, { page }) =>
    state.set(page, state.get(page)!.replace('["row001",', '["row001"')),
  );
  expect(jobs.count()).toBe(whole - 1);
  expect(rescued).toHaveLength(1);
});

test.each([
  '',
  'no JSON',
  '{"a":1}',
  '[1,2,3]',
  '["x",{}]',
  '[-5,{}]',
  '[1e300,{}]',
  '[0,{"__proto__":{"title":"x"}}]',
])('sets a row that became %j aside and opens the rest', (text) => {
  const { jobs, rescued } = openDamaged((state, { row }) => state.set(row, text));
  expect(jobs.count()).toBe(whole - 1);
  expect(rescued).toMatchObject([{ from: 'keepmark/jobs/since1', text }]);
  expect(jobs.get('since2')).toMatchObject({ title: 'Since' });
  expect(({} as { title?: string }).title).toBeUndefined();
});

test('replaces a value of a wrong type with the default, and sets the original row aside', async () => {
  const wrong = '[0,{"title":["not","text"],"salary":12,"status":"lost"}]';
  const { jobs, database, browser } = openDamaged((state, { row }) => state.set(row, wrong));
  const repaired = { title: '', salary: 12, status: 'saved' };
  expect(jobs.get('since1')).toMatchObject(repaired);
  await vi.waitFor(() => expect(readRescued(database)).toHaveLength(1));
  expect(readRescued(database)[0]!.text).toContain('["not","text"]');
  expect(jobs.count()).toBe(whole);
  expect(jobs.countsOf('status')).toEqual({ saved: whole });
  expect(opened(browser.openTab().storage).database.table(jobTable).get('since1')).toMatchObject(repaired);
});

test('nothing shows a value of a wrong type before it is repaired', () => {
  const wrong = '[0,{"title":9,"salary":"12","applied":"yes","status":"lost","types":{},"extra":null}]';
  const { jobs, rescued } = openDamaged((state, { row }) => state.set(row, wrong));
  expect(rescued).toEqual([]);
  const repaired = { title: '', salary: null, applied: false, status: 'saved', types: [] };
  expect(jobs.get('since1')).toMatchObject(repaired);
  expect(jobs.countsOf('status')).toEqual({ saved: whole });
  expect(jobs.countsOf('applied')).toEqual({ false: whole });
  expect(jobs.count({ status: 'lost' as 'saved' })).toBe(0);
  expect(jobs.count({ title: 9 as unknown as string })).toBe(0);
  expect(jobs.count({ applied: false })).toBe(whole);
  expect(jobs.query({ where: { status: 'saved', title: '' } })).toMatchObject([repaired]);
  expect(jobs.query({ sort: [['title', 'asc']], limit: 1 })).toMatchObject([repaired]);
  expect(jobs.query({ where: (job) => job.title === '', sort: [['applied', 'asc']] })).toMatchObject([repaired]);
  jobs.update('since1', { title: 'Baker' });
  expect(jobs.query({ where: { title: 'Baker' } })).toMatchObject([{ ...repaired, title: 'Baker' }]);
  expect(jobs.query({ where: { title: '' } })).toEqual([]);
});

test.each(['', 'no JSON', '[]', '{"columns":7}'])('a table whose record became %j opens from its rows', (text) => {
  const { jobs } = openDamaged((state, { table }) => state.set(table, text));
  expect(jobs.count()).toBe(whole);
});

test('a damaged record of the database is read from its twin', () => {
  const { jobs, database } = openDamaged((state) => state.set('keepmark', '{"for'));
  expect(database.isReady).toBe(true);
  expect(jobs.count()).toBe(whole);
});

test('without any record of its version a database still opens', async () => {
  const { jobs, database } = openDamaged((state) => {
    state.set('keepmark', 'x');
    state.set('keepmark=', 'y');
  });
  await database.ready;
  expect(jobs.count()).toBe(whole);
});

test('sets a damaged transaction record aside', async () => {
  const { jobs, database } = openDamaged((state) => state.set('keepmark!abc', '{"rows":[["keepmark/jobs/x",[0'));
  await database.ready;
  expect(jobs.count()).toBe(whole);
  expect(readRescued(database)).toMatchObject([{ from: 'keepmark!abc' }]);
});

test.each([
  '7',
  '{"rows":[7],"pages":[],"keys":[]}',
  '{"rows":[null],"pages":[],"keys":[]}',
  '{"rows":[["keepmark/jobs/x",7]],"pages":[],"keys":[]}',
  '{"rows":[],"pages":[7],"keys":[]}',
  '{"rows":[],"pages":[],"keys":[7]}',
  '{"rows":[],"pages":[],"keys":[["keepmark",7]]}',
])('sets a transaction record that became %s aside', async (text) => {
  const { jobs, database } = openDamaged((state) => state.set('keepmark!abc', text));
  await database.ready;
  expect(jobs.count()).toBe(whole);
  expect(readRescued(database)).toMatchObject([{ from: 'keepmark!abc', text }]);
});

test('what can be read of a damaged transaction is taken: its pages, and its other rows', async () => {
  const browser = new SimulatedBrowser();
  const { database } = opened(browser.openTab().storage);
  const jobs = database.table(jobTable);
  const before = browser.log.length;
  database.transaction(() => {
    for (let row = 0; row < 70; row += 1) jobs.insert({ title: `${row}` });
    database.table(noteTable).insert({ internalId: 'a', text: 'with them' });
    database.table(noteTable).insert({ internalId: 'b', text: 'with them' });
  });
  const recordAt = browser.log.findIndex(({ key }, index) => index >= before && key?.startsWith('keepmark!'));
  const disk = browser.diskAfter(recordAt + 1);
  const key = browser.log[recordAt]!.key!;
  const damaged = disk.get(key)!.replace('["keepmark/notes/a",', '[').replace('"pages":[', '"pages":[7,');
  disk.set(key, damaged);
  const again = opened(new SimulatedBrowser(disk).openTab().storage);
  await again.database.ready;
  expect(again.database.table(jobTable).query()).toEqual(jobs.query());
  expect(again.database.table(noteTable).query()).toMatchObject([{ internalId: 'b' }]);
  expect(readRescued(again.database)).toMatchObject([{ from: key, text: damaged }]);
});

test('a damaged record of a transaction stays where it is while there is no room to put it aside', async () => {
  const state = intact();
  const damaged = '{"rows":[["keepmark/jobs/x",[0'.padEnd(500, 'x');
  state.set('keepmark!abc', damaged);
  const characters = [...state].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const browser = new SimulatedBrowser(state, characters + 50);
  const { database } = opened(browser.openTab().storage);
  await database.ready;
  expect(database.table(jobTable).count()).toBe(whole);
  expect(browser.state.get('keepmark!abc')).toBe(damaged);
});

test('any key cut anywhere still opens', () => {
  const state = intact();
  for (const key of state.keys()) {
    for (const part of [0, 0.3, 0.7, 0.99]) {
      const damaged = new Map(state);
      const text = state.get(key)!;
      damaged.set(key, text.slice(0, Math.floor(text.length * part)));
      const { database } = opened(new SimulatedBrowser(damaged).openTab().storage);
      expect(database.table(jobTable).count()).toBeGreaterThan(100);
    }
  }
});

test('what had no room to be put aside is put aside when clearing all has made room', async () => {
  const state = intact();
  const damaged = '[0,{"title":"Bak';
  state.set('keepmark/jobs/since1', damaged);
  const characters = [...state].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const browser = new SimulatedBrowser(state, characters + 50);
  const { database } = opened(browser.openTab().storage);
  const jobs = database.table(jobTable);
  expect(browser.state.get('keepmark/jobs/since1')).toBe(damaged);
  expect(() => jobs.insert({ internalId: 'since1' })).toThrow('try again in a moment');
  database.clearAll(['jobs']);
  expect(jobs.count()).toBe(0);
  await vi.waitFor(() => expect(readRescued(database)).toMatchObject([{ text: damaged }]));
  expect(browser.state.has('keepmark/jobs/since1')).toBe(false);
});
