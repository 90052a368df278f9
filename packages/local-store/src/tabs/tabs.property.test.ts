import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Job } from '../testing/jobs';
import { type OpenTab, openTab, settleTabs } from '../testing/open-tab';
import { SimulatedBrowser } from '../testing/simulated-browser';

const rowsOf = ({ jobs }: OpenTab): Job[] => jobs.query();

type Step =
  | {
      readonly do: 'insert' | 'delete' | 'deliver' | 'all' | 'close' | 'sleep' | 'truncate';
      readonly tab: number;
      readonly row: number;
      readonly text: string;
    }
  | {
      readonly do: 'update';
      readonly tab: number;
      readonly row: number;
      readonly field: 'title' | 'notes';
      readonly text: string;
    }
  | { readonly do: 'group'; readonly tab: number; readonly row: number; readonly text: string };

const place = { tab: fc.nat(2), row: fc.nat(20), text: fc.string({ maxLength: 5 }) };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('insert' as const), ...place }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('update' as const),
      ...place,
      field: fc.constantFrom('title' as const, 'notes' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), ...place }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('group' as const), ...place }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('all' as const), ...place }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const), ...place }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sleep' as const), ...place }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('truncate' as const), ...place }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('deliver' as const), ...place }) },
);

test.each([
  { rows: 0, runs: 300 },
  // So many that those that change at once may go into pages.
  { rows: 70, runs: 40 },
])(
  'tabs that write the same of $rows rows come to the same, with the newest change of each field',
  ({ rows, runs }) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60, size: 'max' }), fc.boolean(), (steps, sleeps) => {
        const browser = new SimulatedBrowser();
        const tabs = [openTab(browser), openTab(browser), openTab(browser)];
        const newest = new Map<string, string | null>();
        const lastWasDelete = new Map<string, boolean>();
        const note = (id: string, field: string, text: string | null) => {
          newest.set(`${id} ${field}`, text);
          lastWasDelete.set(id, false);
        };
        const insert = ({ jobs }: OpenTab, title: string): void => {
          const made = jobs.insert({ title });
          note(made, 'title', title);
          note(made, 'notes', null);
        };
        tabs[0]!.database.transaction(() => {
          for (let row = 0; row < rows; row += 1) insert(tabs[0]!, `${row}`);
        });
        browser.settle();
        for (const now of steps) {
          // Not both: README says what is not promised of a page that slept while a table was emptied.
          if (now.do === (sleeps ? 'truncate' : 'sleep')) continue;
          const { jobs, database, tab } = tabs[now.tab]!;
          const ids = jobs.query().map(({ internalId }) => internalId);
          const id = ids[now.row % Math.max(ids.length, 1)];
          if (now.do === 'deliver') tab.deliver(now.row);
          else if (now.do === 'insert') insert(tabs[now.tab]!, now.text);
          else if (now.do === 'truncate') {
            jobs.truncate();
            for (const known of lastWasDelete.keys()) lastWasDelete.set(known, true);
          } else if (now.do === 'close' || now.do === 'sleep') {
            // The first tab lives through it all, so nothing is lost with the others.
            if (now.tab === 0) continue;
            if (now.do === 'close') {
              browser.closeTab(tab);
              tabs[now.tab] = openTab(browser);
            } else tab.sleepAndWake();
          } else if (now.do === 'all') {
            const different = jobs.query().filter(({ notes }) => notes !== now.text);
            jobs.update({}, { notes: now.text });
            for (const { internalId } of different) note(internalId, 'notes', now.text);
          } else if (id === undefined) continue;
          else if (now.do === 'update' && jobs.get(id)![now.field] !== now.text) {
            jobs.update(id, { [now.field]: now.text });
            note(id, now.field, now.text);
          } else if (now.do === 'delete') {
            jobs.delete(id);
            lastWasDelete.set(id, true);
          } else if (now.do === 'group') {
            database.transaction(() => {
              insert(tabs[now.tab]!, now.text);
              if (jobs.get(id)!.title !== now.text) {
                jobs.update(id, { title: now.text });
                note(id, 'title', now.text);
              }
            });
          }
        }
        settleTabs(browser, tabs);
        const first = rowsOf(tabs[0]!);
        for (const tab of tabs) expect(rowsOf(tab)).toEqual(first);
        expect(rowsOf(openTab(browser))).toEqual(first);
        for (const { internalId: id, title, notes } of first) {
          expect({ title, notes }).toEqual({ title: newest.get(`${id} title`), notes: newest.get(`${id} notes`) });
        }
        expect(first.map(({ internalId }) => internalId)).toEqual(
          [...lastWasDelete]
            .filter(([, gone]) => !gone)
            .map(([id]) => id)
            .sort(),
        );
      }),
      { numRuns: runs },
    );
  },
);
