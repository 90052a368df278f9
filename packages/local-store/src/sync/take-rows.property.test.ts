import * as fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jobTable } from '../testing/jobs';
import { openTab, settleTabs } from '../testing/open-tab';
import { opened } from '../testing/opened';
import { SimulatedBrowser } from '../testing/simulated-browser';
import { withJournal } from '../testing/with-journal';
import { readRows, rowsDiffering, takeRows } from '.';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** People don't type twice in a millisecond. */
const pass = () => vi.setSystemTime(Date.now() + 2);

const stamps = () => ({ base: (Date.now() - 1000) * 1024, fields: {} });

const what = fc.record({
  rows: fc.array(
    fc.record({ row: fc.nat(90), title: fc.string({ maxLength: 4 }), notes: fc.string({ maxLength: 4 }) }),
  ),
  deletions: fc.array(fc.nat(90)),
  cut: fc.nat(),
  here: fc.integer({ min: 0, max: 90 }),
});

test('a browser that is killed while rows are taken has all of them, or none', { timeout: 60_000 }, async () => {
  let [none, all] = [0, 0];
  await fc.assert(
    fc.asyncProperty(what, async ({ rows, deletions, cut, here }) => {
      const browser = new SimulatedBrowser();
      const { database, jobs } = openTab(browser);
      database.transaction(() => {
        for (let row = 0; row < here; row += 1) jobs.insert({ internalId: `row-${row}`, title: 'here' });
      });
      const before = jobs.query();
      const writes = browser.log.length;
      pass();
      const known = new Map(
        readRows(
          database,
          before.map(({ internalId: id }) => ({ table: 'jobs', id })),
        ).map((row) => [row.id, row.version]),
      );
      const takes = new Map(rows.map(({ row, title, notes }) => [`row-${row}`, { title, notes }]));
      const gone = deletions.map((row) => `row-${row}`).filter((id) => known.has(id) && !takes.has(id));
      await takeRows(
        database,
        Array.from(takes, ([id, values]) => ({ table: 'jobs', id, values, stamps: stamps(), basedOn: known.get(id) })),
        [...new Set(gone)].map((id) => ({ table: 'jobs', id, basedOn: known.get(id)!, deletedAtMs: Date.now() })),
      );
      const after = jobs.query();
      const expected = new Map(before.map((job) => [job.internalId, job.title]));
      for (const [id, { title }] of takes) expected.set(id, title);
      for (const id of gone) expected.delete(id);
      expect(new Map(after.map(({ internalId, title }) => [internalId, title]))).toEqual(
        new Map([...expected].sort(([left], [right]) => (left < right ? -1 : 1))),
      );

      const disk = browser.diskAfter(writes + (cut % (browser.log.length - writes + 1)));
      const { database: again } = opened(new SimulatedBrowser(disk).openTab().storage);
      await again.ready;
      const found = again.table(jobTable).query();
      const isWhole = JSON.stringify(found) === JSON.stringify(after);
      expect(found).toEqual(isWhole ? after : before);
      if (isWhole) all += 1;
      else none += 1;
    }),
    { numRuns: 150 },
  );
  expect(Math.min(none, all)).toBeGreaterThan(3);
});

const step = fc.record({
  do: fc.constantFrom(
    'type',
    'type',
    'type',
    'insert',
    'delete',
    'take',
    'take',
    'take',
    'take delete',
    'deliver',
    'deliver',
  ),
  tab: fc.nat(1),
  row: fc.nat(5),
  field: fc.constantFrom('title', 'notes'),
});

test('what people type in two tabs is never lost to what is taken', { timeout: 60_000 }, async () => {
  let crossed = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (steps) => {
      const browser = new SimulatedBrowser();
      const tabs = [openTab(browser), openTab(browser)];
      const [syncing] = tabs;
      /** What each row has to hold in the end. */
      const newest = new Map<string, { title: string; notes: string | null }>();
      const deleted = new Set<string>();
      /** In the other tab. */
      const typedAtMs = new Map<string, number>();
      let typed = 0;
      const isKnown = (id: string): boolean => {
        const here = syncing!.jobs.get(id);
        const { title, notes } = newest.get(id) ?? {};
        return deleted.has(id) ? here === undefined : here?.title === title && here?.notes === notes;
      };
      for (const now of steps) {
        pass();
        const { jobs, tab } = tabs[now.tab]!;
        const text = `typed ${(typed += 1)}`;
        const ids = [...newest.keys()];
        const id = ids[now.row % Math.max(ids.length, 1)] ?? '';
        const here = jobs.get(id);
        if (now.do === 'deliver') tab.deliver(now.row);
        else if (now.do === 'insert') newest.set(jobs.insert({ title: text }), { title: text, notes: null });
        else if (now.do === 'type' && here) {
          jobs.update(id, { [now.field]: text });
          newest.set(id, { ...newest.get(id)!, [now.field]: text });
          deleted.delete(id);
          if (now.tab === 1) typedAtMs.set(id, Date.now());
        } else if (now.do === 'delete' && here) {
          jobs.delete(id);
          deleted.add(id);
          if (now.tab === 1) typedAtMs.set(id, Date.now());
        } else if (now.do === 'take') {
          const [row] = readRows(syncing!.database, [{ table: 'jobs', id }]);
          if (!row) continue;
          const field = now.field;
          const isCrossed = row.values[field] !== newest.get(id)![field];
          if (isCrossed) crossed += 1;
          await takeRows(
            syncing!.database,
            [{ table: 'jobs', id, values: { [field]: text }, stamps: stamps(), basedOn: row.version }],
            [],
          );
          if (!isCrossed) newest.set(id, { ...newest.get(id)!, [field]: text });
        } else if (now.do === 'take delete') {
          const [row] = readRows(syncing!.database, [{ table: 'jobs', id }]);
          if (!row) continue;
          const wasKnown = isKnown(id);
          // Neither tab's newer change of another field nor the deletion knows about the older one.
          if (!wasKnown && Number.parseInt(row.version, 10) > (typedAtMs.get(id) ?? 0) * 1024) continue;
          if (!wasKnown) crossed += 1;
          const deletion = { table: 'jobs', id, basedOn: row.version, deletedAtMs: Date.now() };
          await takeRows(syncing!.database, [], [deletion]);
          if (wasKnown) deleted.add(id);
        }
      }
      settleTabs(browser, tabs);
      const expected = new Map([...newest].filter(([id]) => !deleted.has(id)));
      for (const { jobs } of [...tabs, openTab(browser)]) {
        expect(new Map(jobs.query().map(({ internalId, title, notes }) => [internalId, { title, notes }]))).toEqual(
          expected,
        );
      }
    }),
    { numRuns: 300 },
  );
  expect(crossed).toBeGreaterThan(30);
});

test('a row that is taken is the same after the disk has lost any part of it', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(3), { minLength: 1, maxLength: 8 }), fc.nat(), async (rows, cut) => {
      const indexedDB = new IDBFactory();
      const { browser, database, jobs } = withJournal(new Map(), indexedDB);
      await database.flush();
      for (const [number, row] of rows.entries()) {
        pass();
        const ref = { table: 'jobs', id: `row-${row}` };
        const [here] = readRows(database, [ref]);
        const values = { title: `${number}`, notes: here ? undefined : 'first' };
        await takeRows(database, [{ ...ref, values, stamps: stamps(), basedOn: here?.version }], []);
      }
      await database.flush();
      const disk = browser.diskAfter(cut % (browser.log.length + 1));
      const again = withJournal(disk, indexedDB);
      await rowsDiffering(again.database, new Map());
      expect(again.jobs.query()).toEqual(jobs.query());
      for (const open of [database, again.database]) open.close();
    }),
    { numRuns: 60 },
  );
});
