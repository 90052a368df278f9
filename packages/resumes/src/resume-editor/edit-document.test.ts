import { entriesOf } from '@keepmark/resume-document';
import { entryLabel } from '@keepmark/resume-document/entry-name';
import { describe, expect, it } from 'vitest';
import { blankDocument, newExperience, newSkill } from '@keepmark/resume-document/new-document';
import {
  addableKinds,
  addEntry,
  addSection,
  changeEntry,
  deleteEntry,
  deleteSection,
  duplicateEntry,
  moveEntry,
  moveSection,
  renameSection,
  toggleBreak,
  toggleSection,
} from './edit-document';

const [first, second] = [newExperience({ id: 'a', title: 'Nurse' }), newExperience({ id: 'b', title: 'Aide' })];
const document = addEntry(addEntry(blankDocument(), 'experience', first), 'experience', second);
const jobs = (changed = document) => entriesOf(changed.sections.find(({ id }) => id === 'experience')!);
const order = (changed = document) => changed.sections.map(({ id }) => id);

describe('sections', () => {
  it('are added at the end, one of each kind and any number of custom ones', () => {
    const { document: withProjects, id } = addSection(document, 'projects');
    expect([id, order(withProjects).at(-1)]).toEqual(['projects', 'projects']);
    expect(addableKinds(withProjects)).not.toContain('projects');
    expect(addableKinds(withProjects)).not.toContain('experience');
    const twice = addSection(addSection(withProjects, 'custom').document, 'custom').document;
    expect(new Set(order(twice)).size).toBe(order(twice).length);
    expect(addableKinds(twice)).toContain('custom');
  });

  it('are renamed, hidden, moved and deleted with their page breaks', () => {
    expect(renameSection(document, 'skills', 'Tools').sections.find(({ id }) => id === 'skills')?.heading).toBe(
      'Tools',
    );
    expect(toggleSection(document, 'skills').sections.map(({ isHidden }) => isHidden)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(order(moveSection(document, 3, 0))).toEqual(['skills', 'summary', 'experience', 'education']);
    const broken = { ...document, design: { ...document.design, pageBreaksBefore: ['experience', 'b', 'skills'] } };
    const deleted = deleteSection(broken, 'experience');
    expect(order(deleted)).toEqual(['summary', 'education', 'skills']);
    expect(deleted.design.pageBreaksBefore).toEqual(['skills']);
  });

  it("delete the summary's text together with its section", () => {
    expect(deleteSection({ ...document, summary: 'Hello' }, 'summary').summary).toBe('');
  });
});

describe('entries', () => {
  it('are changed, moved, duplicated and deleted', () => {
    expect(jobs(changeEntry(document, 'experience', 'a', { title: 'RN' }))).toEqual([
      { ...first, title: 'RN' },
      second,
    ]);
    expect(jobs(moveEntry(document, 'experience', 0, 1))).toEqual([second, first]);
    expect(jobs(deleteEntry(document, 'experience', 'a'))).toEqual([second]);
    const copy = jobs(duplicateEntry(document, 'experience', 'a'))[1]!;
    expect(copy).toEqual({ ...first, id: copy.id, originId: copy.id });
    expect(copy.id).not.toBe('a');
  });

  it("leave other entries the same objects, so that they don't rerender", () => {
    const changed = changeEntry(document, 'experience', 'a', { title: 'RN' });
    expect(jobs(changed)[1]).toBe(second);
    expect(changed.sections[0]).toBe(document.sections[0]);
  });

  it('change nothing if their section is gone', () => {
    expect(changeEntry(document, 'gone', 'a', { title: 'RN' })).toBe(document);
    expect(duplicateEntry(document, 'experience', 'gone')).toBe(document);
  });
});

it('adds and removes a page break', () => {
  const design = { ...document.design, ...toggleBreak(document.design, 'skills') };
  expect(design.pageBreaksBefore).toEqual(['skills']);
  expect(toggleBreak(design, 'skills')).toEqual({ pageBreaksBefore: [] });
});

it('names an entry by what is filled in', () => {
  expect(entryLabel('experience', newExperience({ title: 'Nurse', companyName: 'Mercy' }))).toEqual({
    title: 'Nurse',
    detail: 'Mercy',
  });
  expect(entryLabel('experience', newExperience({ companyName: 'Mercy' }))).toEqual({ title: 'Mercy', detail: '' });
  expect(entryLabel('skills', newSkill())).toEqual({ title: 'New skill', detail: '' });
});
