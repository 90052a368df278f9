import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { jobTable } from '../testing/jobs';
import { openTab, settleTabs } from '../testing/open-tab';
import { opened } from '../testing/opened';
import { SimulatedBrowser } from '../testing/simulated-browser';
import { withJournal } from '../testing/with-journal';
import {
  type Differences,
  type KnownVersions,
  readRows,
  rowsDiffering,
  schemaVersion,
  setSyncMark,
  syncMark,
  takeRows,
} from '.';

const nothing: KnownVersions = new Map();

const knowing = ({ rows }: Pick<Differences, 'rows'>): KnownVersions => {
  const known = new Map<string, Map<string, string>>();
  for (const { table, id, version } of rows) known.set(table, (known.get(table) ?? new Map()).set(id, version));
  return known;
};

test('names each unknown row with every stored field, and then none', async () => {
  const { database, jobs } = openTab(new SimulatedBrowser());
  const id = jobs.insert({ title: 'Baker', extra: { score: 1 } });
  const first = await rowsDiffering(database, nothing);
  expect(first).toMatchObject({ missing: [], incomplete: [] });
  expect(first.rows).toMatchObject([
    { table: 'jobs', id, isRolledBack: false, values: { title: 'Baker', extra: { score: 1 }, status: 'saved' } },
  ]);
  expect(first.rows[0]!.stamps).toEqual({ base: expect.any(Number) as number, fields: {} });
  expect(await rowsDiffering(database, knowing(first))).toEqual({ rows: [], missing: [], incomplete: [] });
});

test('names a changed row and a deleted one', async () => {
  const { database, jobs } = openTab(new SimulatedBrowser());
  const [changed, gone] = [jobs.insert({ title: 'Baker' }), jobs.insert({ title: 'Cook' })];
  jobs.insert({ title: 'Same' });
  const known = knowing(await rowsDiffering(database, nothing));
  jobs.update(changed, { notes: 'typed' });
  jobs.delete(gone);
  const { rows, missing } = await rowsDiffering(database, known);
  expect(rows.map(({ id }) => id)).toEqual([changed]);
  expect(Object.keys(rows[0]!.stamps.fields)).toEqual(['notes']);
  expect(missing).toEqual([{ table: 'jobs', id: gone }]);
});

test('only of the tables that are asked for', async () => {
  const { database, notes, jobs } = withJournal(new Map(), new IDBFactory());
  notes.insert({ text: 'Call' });
  jobs.insert({});
  expect((await rowsDiffering(database, nothing, new Set(['notes']))).rows).toMatchObject([{ table: 'notes' }]);
});

test('an older change of another field that arrives from another tab makes another version', async () => {
  const browser = new SimulatedBrowser();
  const [mine, other] = [openTab(browser), openTab(browser)];
  const id = mine.jobs.insert({ title: 'Baker' });
  settleTabs(browser, [mine, other]);
  other.jobs.update(id, { notes: 'older' });
  mine.jobs.update(id, { title: 'newer' });
  const known = knowing(await rowsDiffering(mine.database, nothing));
  settleTabs(browser, [mine, other]);
  const { rows } = await rowsDiffering(mine.database, known);
  expect(rows).toMatchObject([{ id, isRolledBack: false, values: { title: 'newer', notes: 'older' } }]);
});

test('rows in pages keep their version, and packing changes none', async () => {
  const { database, jobs, compact, tab } = openTab(new SimulatedBrowser());
  database.transaction(() => {
    for (let row = 0; row < 200; row += 1) jobs.insert({ title: `${row}` });
  });
  compact();
  const known = knowing(await rowsDiffering(database, nothing));
  const again = opened(tab.storage).database;
  again.table(jobTable);
  expect(await rowsDiffering(again, known)).toEqual({ rows: [], missing: [], incomplete: [] });
});

test('a row of a damaged page that could not be set aside is not missing', async () => {
  const browser = new SimulatedBrowser();
  const { database, jobs } = openTab(browser);
  const id = jobs.insert({ title: 'Baker' });
  jobs.insert({ title: 'Cook' });
  const known = knowing(await rowsDiffering(database, nothing));
  const state = new Map(browser.state).set(`keepmark/jobs/${id}`, '[1,{"title":');
  const used = [...state].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  const full = new SimulatedBrowser(state, used);
  const again = opened(full.openTab().storage, { limitCharacters: used }).database;
  again.table(jobTable);
  expect(await rowsDiffering(again, known)).toEqual({ rows: [], missing: [], incomplete: ['jobs'] });
});

test('what the disk has lost is recovered first; without a journal, it is named as rolled back', async () => {
  const indexedDB = new IDBFactory();
  const first = withJournal(new Map(), indexedDB);
  const id = first.jobs.insert({ title: 'Baker' });
  const gone = first.jobs.insert({ title: 'Cook' });
  const disk = new Map(first.browser.state);
  first.jobs.update(id, { title: 'newer' });
  const [row] = readRows(first.database, [{ table: 'jobs', id: gone }]);
  const deletion = { table: 'jobs', id: gone, basedOn: row!.version, deletedAtMs: Date.now() };
  const { versions } = await takeRows(first.database, [], [deletion]);
  const { version } = readRows(first.database, [{ table: 'jobs', id }])[0]!;
  const known = new Map([['jobs', new Map([...versions.get('jobs')!, [id, version]])]]);
  await first.database.flush();

  const recovered = await rowsDiffering(withJournal(disk, indexedDB).database, known);
  expect(recovered).toEqual({ rows: [], missing: [], incomplete: [] });
  const { rows } = await rowsDiffering(withJournal(disk, new IDBFactory()).database, known);
  expect(rows).toMatchObject([
    { id, isRolledBack: true },
    { id: gone, isRolledBack: true },
  ]);
});

test('20,000 unchanged rows are compared within a second, on a busy machine too', async () => {
  const { database, jobs } = openTab(new SimulatedBrowser(), {});
  database.transaction(() => {
    for (let row = 0; row < 20_000; row += 1) jobs.insert({ title: `${row}` });
  });
  const known = knowing(await rowsDiffering(database, nothing));
  const startedMs = performance.now();
  expect((await rowsDiffering(database, known)).rows).toEqual([]);
  expect(performance.now() - startedMs).toBeLessThan(1000);
});

test('the mark is beside the database, and goes with the storage', () => {
  const { tab, database } = openTab(new SimulatedBrowser());
  expect(syncMark(database)).toBeUndefined();
  setSyncMark(database, 'mark-1');
  expect(syncMark(opened(tab.storage).database)).toBe('mark-1');
  tab.storage.clear();
  expect(syncMark(database)).toBeUndefined();
  setSyncMark(database, 'mark-2');
  setSyncMark(database, undefined);
  expect(syncMark(database)).toBeUndefined();
  expect(schemaVersion(database)).toBe(1);
});
