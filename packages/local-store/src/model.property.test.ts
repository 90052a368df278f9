import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from './database';
import { historyOf, type Model, steps } from './testing/history';
import { jobTable, noteTable } from './testing/jobs';
import { opened } from './testing/opened';
import { SimulatedBrowser } from './testing/simulated-browser';

const rowsOf = <Row extends object>(rows: ReadonlyMap<string, Row>) =>
  [...rows.keys()].sort().map((internalId) => Object.assign({ internalId }, rows.get(internalId)!));

/** Whatever can be asked gives what the model gives. */
function expectModel(database: Database, model: Model): void {
  const jobs = database.table(jobTable);
  const all = rowsOf(model.jobs);
  expect(jobs.query()).toEqual(all);
  expect(database.table(noteTable).query()).toEqual(rowsOf(model.notes));
  for (const status of ['saved', 'applied', 'rejected'] as const) {
    const matching = all.filter((job) => job.status === status);
    expect(jobs.countsOf('status')[status] ?? 0).toBe(matching.length);
    expect(jobs.query({ where: { status } })).toEqual(matching);
    expect(jobs.query({ where: (job) => job.status === status })).toEqual(matching);
    const bySalary = matching.toSorted((left, right) => (left.salary ?? -Infinity) - (right.salary ?? -Infinity));
    expect(jobs.query({ where: { status }, sort: [['salary', 'asc']], limit: 5, offset: 1 })).toEqual(
      bySalary.slice(1, 6),
    );
  }
}

function holds(database: Database, model: Model): boolean {
  try {
    expectModel(database, model);
    return true;
  } catch {
    return false;
  }
}

const runs = Number(process.env.KEEPMARK_PROPERTY_RUNS ?? 100);

// No database is closed here, as in a killed browser, and what it would do later keeps it in memory. Shrinking a failing
// history tries tens of thousands of others, which wouldn't fit. So each one clears its timers, and is asynchronous, so
// that its promises settle.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());
const endTimers = () => void vi.clearAllTimers();

test(
  'any sequence of operations gives what a plain model gives, now and after opening again',
  { timeout: 60_000 },
  async () => {
    expect.hasAssertions();
    await fc.assert(
      fc
        .asyncProperty(steps, async (some) => {
          const { now, tab, model } = historyOf(some);
          expectModel(now.database, model);
          const again = opened(tab.storage);
          expectModel(again.database, model);
          again.compact();
          expectModel(again.database, model);
          expectModel(opened(tab.storage).database, model);
        })
        .afterEach(endTimers),
      { numRuns: runs },
    );
  },
);

test(
  'whatever part of the writes reached the disk, it opens as it was before or after a step',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc
        .asyncProperty(steps, fc.nat(), async (some, random) => {
          const { browser, moments } = historyOf(some);
          const writes = random % (browser.log.length + 1);
          const { storage } = new SimulatedBrowser(browser.diskAfter(writes)).openTab();
          const { database } = opened(storage);
          await database.ready;
          const after = moments.findIndex((moment) => moment.writes >= writes);
          const [before, then] = [moments[after - 1] ?? moments[after]!, moments[after]!];
          expect(holds(database, before.model) || holds(database, then.model)).toBe(true);
        })
        .afterEach(endTimers),
      { numRuns: runs },
    );
  },
);

test('a store that becomes full again and again holds what it acknowledged', { timeout: 60_000 }, async () => {
  let timesFull = 0;
  await fc.assert(
    // Small enough that some histories of each run fill it.
    fc
      .asyncProperty(steps, fc.integer({ min: 2_500, max: 8_000 }), async (some, limitCharacters) => {
        const history = historyOf(some, limitCharacters);
        timesFull += history.timesFull;
        expectModel(history.now.database, history.model);
        history.reopen();
        expectModel(history.now.database, history.model);
      })
      .afterEach(endTimers),
    { numRuns: runs },
  );
  expect(timesFull).toBeGreaterThan(0);
});
