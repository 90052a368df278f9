import { openDatabase } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { memoryStorage } from '@keepmark/local-store/testing';
import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { createLettersStore, readLetterDocument } from './letters-store';
import {
  blankLetter,
  blankDocument,
  moveItem,
  newExperience,
  newFurtherEntry,
  newSection,
  newSkill,
} from '@keepmark/resume-document/new-document';
import type { ResumeDocument, ResumeSection } from '@keepmark/resume-document';
import { entryKinds, entryTable } from './resume-rows';
import { experienceTable, resumeTable } from '@keepmark/resume-document/tables';
import { readResumeDocument } from './read-resume';
import { createResumesStore, readResumes, ResumeDeletedError } from './resumes-store';
import { anyResume } from '@keepmark/resume-document/testing/arbitrary-document';

function open() {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  let at = Date.parse('2026-11-22T12:00:00Z');
  // Each call is a minute later, so that "updated last" is unambiguous.
  const clock = () => new Date((at += 60_000));
  return { database, store: createResumesStore(database, clock) };
}

const defaultsOf = (database: ReturnType<typeof open>['database']) =>
  allRows(database.table(resumeTable))
    .filter(({ isDefault }) => isDefault)
    .map(({ title }) => title);

const titled = (title: string) => blankDocument({ title });

const entriesOf = (section: ResumeSection | undefined) =>
  section === undefined || section.kind === 'summary' ? [] : section.entries;

const withoutId = (entry: { readonly id: string }) => ({ ...entry, id: '' });

/** The document without ids, for comparing a copy with its base. */
const withoutIds = ({ sections, design, ...values }: ResumeDocument) => ({
  ...values,
  design: { ...design, pageBreaksBefore: design.pageBreaksBefore.length },
  sections: sections.map(({ id, ...section }) => ({
    ...section,
    isCustom: id.startsWith('custom:'),
    ...('entries' in section && { entries: section.entries.map(withoutId) }),
  })),
});

describe('documents and rows', () => {
  test('any document comes back from its rows unchanged', () => {
    fc.assert(
      fc.property(anyResume, (document) => {
        const { database, store } = open();
        expect(readResumeDocument(database, store.add(document))).toEqual(document);
      }),
      { numRuns: 100 },
    );
  });

  test('any edit comes back as saved, and saving it again writes nothing', () => {
    fc.assert(
      fc.property(anyResume, anyResume, (first, second) => {
        const { database, store } = open();
        const id = store.add(first);
        expect(store.saveDocument(id, second)).toBe(true);
        expect(readResumeDocument(database, id)).toEqual(second);
        let writes = 0;
        database.subscribe(() => (writes += 1));
        store.saveDocument(id, second);
        expect(writes).toBe(0);
      }),
      { numRuns: 100 },
    );
  });

  test('an entry keeps its section if another tab deleted it', () => {
    const { database, store } = open();
    const entry = newFurtherEntry({ title: 'Sailing' });
    const id = store.add({ ...titled('One'), sections: [{ ...newSection('interests'), entries: [entry] }] });
    database.table(resumeTable).update(id, { sections: [] });
    expect(readResumeDocument(database, id)?.sections).toEqual([{ ...newSection('interests'), entries: [entry] }]);
  });

  test('new entries are numbered after existing ones, and a move shifts those in between', () => {
    const { database, store } = open();
    const [a, b, c] = ['A', 'B', 'C'].map((title) => newExperience({ title })) as [never, never, never];
    const withEntries = (entries: readonly ReturnType<typeof newExperience>[]): ResumeDocument => ({
      ...titled('One'),
      sections: [{ id: 'experience', kind: 'experience', heading: '', isHidden: false, entries }],
    });
    const id = store.add(withEntries([a, b]));
    store.saveDocument(id, withEntries([a, b, c]));
    const orders = () =>
      Object.fromEntries(allRows(database.table(experienceTable)).map((row) => [row.title, row.displayOrder]));
    expect(orders()).toEqual({ A: 1, B: 2, C: 3 });
    store.saveDocument(id, withEntries(moveItem([a, b, c], 2, 0)));
    expect(orders()).toEqual({ A: 2, B: 3, C: 1 });
  });

  test('saving an edit keeps changes from another tab', () => {
    const { database, store } = open();
    const [a, b] = [newExperience({ title: 'A' }), newExperience({ title: 'B' })];
    const withEntries = (entries: readonly ReturnType<typeof newExperience>[], name = ''): ResumeDocument => ({
      ...titled('One'),
      name,
      sections: [{ id: 'experience', kind: 'experience', heading: '', isHidden: false, entries }],
    });
    const base = withEntries([a, b]);
    const id = store.add(base);
    const added = newExperience({ title: 'C' });
    store.saveDocument(id, withEntries([{ ...a, notes: 'theirs' }, b, added], 'Jane'), base);
    store.saveDocument(id, withEntries([a, { ...b, notes: 'mine' }]), base);
    const saved = readResumeDocument(database, id);
    expect(saved?.name).toBe('Jane');
    expect(entriesOf(saved?.sections[0])).toEqual([{ ...a, notes: 'theirs' }, { ...b, notes: 'mine' }, added]);
  });

  test('an entry that another tab deleted comes back if it was edited here', () => {
    const { database, store } = open();
    const skill = newSkill({ skillName: 'Python' });
    const withSkills = (entries: readonly ReturnType<typeof newSkill>[]): ResumeDocument => ({
      ...titled('One'),
      sections: [{ id: 'skills', kind: 'skills', heading: '', isHidden: false, entries }],
    });
    const id = store.add(withSkills([skill]));
    store.saveDocument(id, withSkills([]), withSkills([skill]));
    store.saveDocument(id, withSkills([{ ...skill, level: 'Expert' }]), withSkills([skill]));
    expect(entriesOf(readResumeDocument(database, id)?.sections[0])).toEqual([{ ...skill, level: 'Expert' }]);
  });

  it('says when the résumé was deleted', () => {
    const { store } = open();
    const id = store.add(titled('One'));
    store.delete([id]);
    expect(store.saveDocument(id, titled('One'))).toBe(false);
    expect(store.rename(id, 'Two')).toBe(false);
    expect(() => store.copy(id)).toThrow(ResumeDeletedError);
  });
});

describe('the default', () => {
  it('is the only résumé, and moves to one that is saved as the default', () => {
    const { database, store } = open();
    store.add(titled('First'), { isDefault: false });
    expect(defaultsOf(database)).toEqual(['First']);
    store.add(titled('Second'));
    expect(defaultsOf(database)).toEqual(['First']);
    store.add(titled('Third'), { isDefault: true });
    expect(defaultsOf(database)).toEqual(['Third']);
  });

  it('goes to the résumé updated last when the default is deleted, and comes back with an undo', () => {
    const { database, store } = open();
    const [first, second] = [store.add(titled('First')), store.add(titled('Second'))];
    store.add(titled('Third'));
    store.saveDocument(second, { ...titled('Second'), name: 'Jane' });
    const undo = store.delete([first]);
    expect(defaultsOf(database)).toEqual(['Second']);
    undo();
    expect(defaultsOf(database)).toEqual(['First']);
  });

  it('stays unique when an older change to it is undone', () => {
    const { database, store } = open();
    store.add(titled('First'));
    const [second, third] = [store.add(titled('Second')), store.add(titled('Third'))];
    const undo = store.setDefault(second);
    store.setDefault(third);
    undo();
    expect(defaultsOf(database)).toEqual(['Third']);
  });
});

describe('copies', () => {
  it('are marked, not the default, and have new ids with their origin', () => {
    fc.assert(
      fc.property(anyResume, (document) => {
        const { database, store } = open();
        const id = store.add(document);
        const copy = readResumeDocument(database, store.copy(id).id);
        if (!copy) throw new Error('The copy is missing.');
        expect(withoutIds(copy)).toEqual(withoutIds({ ...document, title: `${document.title.trim()} (Copy)`.trim() }));
        const [ids, copied] = [document, copy].map(({ sections }) =>
          sections.flatMap((section) => entriesOf(section).map((entry) => entry.id)),
        ) as [string[], string[]];
        expect(ids.filter((one) => copied.includes(one))).toEqual([]);
        expect(readResumes(database).map(({ isDefault }) => isDefault)).toEqual([true, false]);
      }),
      { numRuns: 50 },
    );
  });

  it('get page breaks before their own entries', () => {
    const { database, store } = open();
    const entry = newExperience();
    const id = store.add({
      ...titled('One'),
      sections: [{ id: 'experience', kind: 'experience', heading: '', isHidden: false, entries: [entry] }],
      design: { ...blankDocument().design, pageBreaksBefore: [entry.id, 'skills'] },
    });
    const copy = readResumeDocument(database, store.copy(id).id);
    expect(copy?.design.pageBreaksBefore).toEqual([entriesOf(copy?.sections[0])[0]?.id, 'skills']);
  });

  it('for a target get its name, the job, and the changes', () => {
    const { database, store } = open();
    const id = store.add({ ...titled('Nurse'), summary: 'Cares', name: 'Jane' });
    const version = store.merge(id, 'Charge nurse at Mercy', { summary: 'Leads' }, 'job-1');
    expect(readResumeDocument(database, version.id)).toMatchObject({
      title: 'Nurse - Optimized For Charge nurse at Mercy',
      summary: 'Leads',
      name: 'Jane',
    });
    expect(database.table(resumeTable).get(version.id)).toMatchObject({
      jobId: 'job-1',
      originId: id,
      isDefault: false,
    });
  });
});

describe('a letter', () => {
  it('keeps its sender when its résumé is deleted', () => {
    const { database, store } = open();
    const letters = createLettersStore(database);
    const resumeId = store.add({ ...titled('One'), name: 'Jane' });
    const letterId = letters.add(blankLetter({ body: 'Hello' }), { resumeId });
    expect(readLetterDocument(database, letterId)?.sender.name).toBe('Jane');
    const undo = store.delete([resumeId]);
    expect(readLetterDocument(database, letterId)?.sender.name).toBe('Jane');
    undo();
    store.saveDocument(resumeId, { ...titled('One'), name: 'Jane Doe' });
    expect(readLetterDocument(database, letterId)?.sender.name).toBe('Jane Doe');
  });
});

const at = fc.nat(20);
const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), document: anyResume, isDefault: fc.boolean() }),
  fc.record({ do: fc.constant('addFull' as const), document: anyResume }),
  fc.record({ do: fc.constant('save' as const), at, document: anyResume }),
  fc.record({ do: fc.constant('copy' as const), at }),
  fc.record({ do: fc.constant('merge' as const), at }),
  fc.record({ do: fc.constant('setDefault' as const), at }),
  fc.record({ do: fc.constant('delete' as const), at, count: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('undo' as const) }),
);

test('always has one default, has no orphaned entries, and undoes exactly', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 3, maxLength: 15 }), (steps) => {
      const { database, store } = open();
      const rows = () =>
        [
          allRows(database.table(resumeTable)),
          ...entryKinds.map((kind) => allRows(entryTable(database, kind))),
        ] as const;
      const done: { readonly undo: () => void; readonly before: ReturnType<typeof rows> }[] = [];
      for (const taken of steps) {
        const before = rows();
        let restored: typeof before | undefined;
        const ids = before[0].map(({ internalId }) => internalId);
        const pick = (place: number) => ids[place % Math.max(1, ids.length)];
        const id = 'at' in taken ? pick(taken.at) : undefined;
        if (taken.do === 'undo') {
          const last = done.pop();
          last?.undo();
          restored = last?.before;
        } else if (taken.do === 'add' || taken.do === 'addFull' || taken.do === 'save') {
          const undo = database.undoable(taken.do, () => {
            if (taken.do === 'add') store.add(taken.document, { isDefault: taken.isDefault });
            else if (taken.do === 'addFull') store.addFull(taken.document);
            else if (id) store.saveDocument(id, taken.document);
          });
          done.push({ undo, before });
        } else if (id !== undefined) {
          if (taken.do === 'copy') done.push({ undo: store.copy(id).undo, before });
          if (taken.do === 'merge') done.push({ undo: store.merge(id, 'Baker at Acme').undo, before });
          if (taken.do === 'setDefault') done.push({ undo: store.setDefault(id), before });
          if (taken.do === 'delete') {
            const from = taken.at % ids.length;
            done.push({ undo: store.delete(ids.slice(from, from + taken.count)), before });
          }
        }
        expect(restored ?? rows()).toEqual(rows());
        const [resumes, ...entries] = rows();
        expect(resumes.filter(({ isDefault }) => isDefault)).toHaveLength(Math.min(1, resumes.length));
        const there = new Set(resumes.map(({ internalId }) => internalId));
        expect(entries.flat().filter(({ resumeId }) => !there.has(resumeId))).toEqual([]);
      }
      database.close();
    }),
    { numRuns: 100 },
  );
});
