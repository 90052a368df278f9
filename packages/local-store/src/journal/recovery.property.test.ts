import * as fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { type OpenTab, openTab, settleTabs } from '../testing/open-tab';
import { SimulatedBrowser } from '../testing/simulated-browser';

const kinds = ['insert', 'many', 'update', 'update', 'all', 'delete', 'delete all', 'truncate', 'deliver'] as const;
const step = fc.record({
  do: fc.constantFrom(...kinds),
  tab: fc.nat(1),
  row: fc.nat(50),
  text: fc.string({ maxLength: 5 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function take({ jobs, database, tab }: OpenTab, now: Step): void {
  const ids = jobs.query().map(({ internalId }) => internalId);
  const id = ids[now.row % Math.max(ids.length, 1)] ?? 'none';
  if (now.do === 'insert') jobs.insert({ title: now.text });
  else if (now.do === 'many')
    database.transaction(() => {
      for (let row = 0; row < now.row * 2; row += 1) jobs.insert({ title: `${now.text}${row}` });
    });
  else if (now.do === 'update') jobs.update(id, { notes: now.text });
  else if (now.do === 'all') jobs.update({}, { title: now.text });
  else if (now.do === 'delete') jobs.delete(id);
  else if (now.do === 'delete all') jobs.delete((job) => job.title < now.text);
  else if (now.do === 'truncate') jobs.truncate();
  else tab.deliver(now.row);
}

const session = fc.record({
  steps: fc.array(step, { maxLength: 15, size: 'max' }),
  cut: fc.nat(),
  /** Whether it writes before it knows what the disk had lost. */
  flushes: fc.boolean(),
});

test('whatever the disk has lost of what two tabs wrote comes back', { timeout: 120_000 }, async () => {
  let lost = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(session, { minLength: 1, maxLength: 3 }), async (sessions) => {
      const indexedDB = new IDBFactory();
      let disk = new Map<string, string>();
      for (const { steps, cut, flushes } of sessions) {
        const browser = new SimulatedBrowser(disk);
        const tabs = [openTab(browser, { indexedDB }), openTab(browser, { indexedDB })];
        for (const { database } of tabs) await (flushes ? database.ready : database.flush());
        for (const now of steps) take(tabs[now.tab]!, now);
        for (const { database } of tabs) await database.flush();
        // Killed before either has heard of all that the other wrote.
        disk = browser.diskAfter(cut % (browser.log.length + 1), disk);
        const after = new SimulatedBrowser(disk);
        const next = openTab(after, { indexedDB });
        await next.database.ready;
        const early = next.jobs.count();
        await next.database.flush();

        settleTabs(browser, tabs);
        const rows = tabs[0]!.jobs.query();
        expect(tabs[1]!.jobs.query()).toEqual(rows);
        expect(next.jobs.query()).toEqual(rows);
        expect(openTab(new SimulatedBrowser(after.state)).jobs.query()).toEqual(rows);
        if (early !== rows.length) lost += 1;
        for (const { database } of [...tabs, next]) database.close();
      }
    }),
    { numRuns: Number(process.env.KEEPMARK_PROPERTY_RUNS ?? 40) },
  );
  expect(lost).toBeGreaterThan(0);
});
