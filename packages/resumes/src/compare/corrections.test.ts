import { openDatabase } from '@keepmark/local-store';
import { memoryStorage } from '@keepmark/local-store/testing';
import { describe, expect, test } from 'vitest';
import { blankDocument, newExperience } from '@keepmark/resume-document/new-document';
import type { ExperienceEntry, ResumeDocument } from '@keepmark/resume-document';
import { readResumeDocument } from '../read-resume';
import { createResumesStore } from '../resumes-store';
import { correctCopies, correctionsOf, editedEntries } from './corrections';

const resume = (entry: ExperienceEntry, title = 'Baker'): ResumeDocument =>
  blankDocument({
    title,
    sections: [{ id: 'experience', kind: 'experience', heading: '', isHidden: false, entries: [entry] }],
  });
const jobOf = (document: ResumeDocument | undefined): ExperienceEntry | undefined => {
  const [section] = document?.sections ?? [];
  return section?.kind === 'experience' ? section.entries[0] : undefined;
};
const baker = newExperience({ title: 'Baker', companyName: 'Bluebrid', notes: '- Baked bred\n- Led two people' });
const fixed = { ...baker, companyName: 'Bluebird', notes: '- Baked bread\n- Led two people' };
const copyOf = (values: Partial<ExperienceEntry>) => ({ ...baker, id: `copy-${Math.random()}`, ...values });
const corrections = (...copies: Partial<ExperienceEntry>[]) =>
  correctionsOf(
    { kind: 'experience', before: baker, after: fixed },
    copies.map((values, index) => ({ id: `r${index}`, title: `R${index}`, document: resume(copyOf(values)) })),
  );

describe('editedEntries', () => {
  test('finds entries whose text changed', () => {
    expect(editedEntries(resume(baker), resume(fixed))).toEqual([{ kind: 'experience', before: baker, after: fixed }]);
    expect(editedEntries(resume(baker), resume({ ...baker, isHidden: true }))).toEqual([]);
    expect(editedEntries(resume(baker), resume(newExperience({ title: 'New' })))).toEqual([]);
  });
});

describe('correctionsOf', () => {
  test('corrects a copy that has the old text', () => {
    const [correction] = corrections({});
    expect(correction).toMatchObject({ resumeId: 'r0', outcome: 'same' });
    expect(correction?.after).toMatchObject({ companyName: 'Bluebird', notes: fixed.notes, title: 'Baker' });
  });

  test('keeps what the copy changed elsewhere', () => {
    const [correction] = corrections({ title: 'Head baker', notes: '- Baked bred\n- Led six people' });
    expect(correction?.outcome).toBe('merged');
    expect(correction?.after).toMatchObject({ title: 'Head baker', notes: '- Baked bread\n- Led six people' });
  });

  test('leaves a field that the copy changed in the same place', () => {
    const [correction] = corrections({ notes: '- Baked rolls\n- Led two people' });
    expect(correction?.outcome).toBe('conflict');
    expect(correction?.after).toMatchObject({ companyName: 'Bluebird', notes: '- Baked rolls\n- Led two people' });
  });

  test('offers nothing for a copy that already has the edit, or for other entries', () => {
    expect(corrections({ companyName: 'Bluebird', notes: fixed.notes })).toEqual([]);
    expect(corrections({ companyName: 'Bluebird', notes: '- Baked bread\n- Led six people' })).toEqual([]);
    expect(corrections({ originId: 'another' })).toEqual([]);
  });
});

test('corrects the chosen copies in one step that can be undone', () => {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  const store = createResumesStore(database);
  const first = store.add(resume(baker));
  const [second, third] = [store.copy(first).id, store.copy(first).id];
  store.saveDocument(first, resume(fixed));
  const others = [second, third].map((id) => ({ id, title: id, document: readResumeDocument(database, id)! }));
  const [edited] = editedEntries(resume(baker), resume(fixed));
  const found = correctionsOf(edited!, others);
  expect(found.map(({ resumeId }) => resumeId)).toEqual([second, third]);
  const names = () => [first, second, third].map((id) => jobOf(readResumeDocument(database, id))?.companyName);

  const undo = correctCopies(database, 'Corrected', [found[0]!]);
  expect(names()).toEqual(['Bluebird', 'Bluebird', 'Bluebrid']);
  undo();
  expect(names()).toEqual(['Bluebird', 'Bluebrid', 'Bluebrid']);
});

test('leaves a field alone that changed after it was shown', () => {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  const store = createResumesStore(database);
  const first = store.add(resume(baker));
  const second = store.copy(first).id;
  const document = readResumeDocument(database, second)!;
  const [correction] = correctionsOf({ kind: 'experience', before: baker, after: fixed }, [
    { id: second, title: '', document },
  ]);
  store.saveDocument(second, resume({ ...jobOf(document)!, companyName: 'Another' }));
  correctCopies(database, 'Corrected', [correction!]);
  expect(jobOf(readResumeDocument(database, second))).toMatchObject({ companyName: 'Another', notes: fixed.notes });
});
