import { allRows } from '@keepmark/local-store/all-rows';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { blankDocument } from '@keepmark/resume-document/new-document';
import { resumeTable } from '@keepmark/resume-document/tables';
import { createResumesStore, readResumes } from './resumes-store';
import { openTwoTabs } from './testing/two-tabs';

const tab = fc.constantFrom(0 as const, 1 as const);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('add' as const), tab, at: fc.nat(9) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('setDefault' as const), tab, at: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), tab, at: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), tab, at: fc.nat(9) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('deliver' as const), tab, at: fc.nat(9) }) },
);

test('two tabs always agree on one default, and the next write stores it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
      const { tabs, settle } = await openTwoTabs();
      let now = Date.parse('2026-11-22T12:00:00Z');
      const clock = () => new Date((now += 1000));
      const stores = tabs.map(({ database }) => createResumesStore(database, clock));
      const undos: (() => void)[][] = [[], []];
      const defaultIn = (one: 0 | 1) =>
        readResumes(tabs[one].database)
          .filter(({ isDefault }) => isDefault)
          .map(({ internalId }) => internalId);
      for (const taken of steps) {
        const { database, deliver } = tabs[taken.tab];
        const store = stores[taken.tab]!;
        const ids = allRows(database.table(resumeTable)).map(({ internalId }) => internalId);
        const id = ids[taken.at % Math.max(1, ids.length)];
        if (taken.do === 'deliver') deliver(taken.at);
        else if (taken.do === 'add') store.add(blankDocument({ title: `${taken.at}` }), { isDefault: taken.at > 5 });
        else if (taken.do === 'undo') undos[taken.tab]!.pop()?.();
        else if (id && taken.do === 'setDefault') undos[taken.tab]!.push(store.setDefault(id));
        else if (id) undos[taken.tab]!.push(store.delete([id]));
        expect(defaultIn(taken.tab)).toHaveLength(Math.min(1, allRows(database.table(resumeTable)).length));
      }
      await settle();
      expect(defaultIn(0)).toEqual(defaultIn(1));
      const chosen = defaultIn(0)[0];
      if (chosen === undefined) return;
      stores[0]!.saveDocument(chosen, blankDocument({ title: 'Saved again' }));
      await settle();
      for (const { database } of tabs) {
        const stored = allRows(database.table(resumeTable)).filter(({ isDefault }) => isDefault);
        expect(stored.map(({ internalId }) => internalId)).toEqual([chosen]);
        database.close();
      }
    }),
    { numRuns: 15 },
  );
}, 60_000);
