import { entriesOf, type ResumeDocument, type SectionKind } from '@keepmark/resume-document';
import { blankDocument, newEducation, newExperience } from '@keepmark/resume-document/new-document';
import type { ReadResume } from '@keepmark/resume-document/resume-file';
import { anyResume } from '@keepmark/resume-document/testing/arbitrary-document';
import { traceDocument } from '@keepmark/resume-reader/trace-document';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeKind, deleteEntry } from './change-entry';
import { documentOf } from './draft-document';
import { type DraftLine, draftOf, type ImportDraft, linesOf } from './import-draft';
import { joinEntries } from './join-entries';
import { moveLine } from './move-line';
import { splitEntry } from './split-entry';

const base = { heading: '', isHidden: false };

/** What was read of a file with these lines. */
function readOf(document: ResumeDocument, texts: readonly string[], unplaced: readonly string[] = []): ReadResume {
  const lines = texts.map((text) => ({ text, page: 0 }));
  const source = { lines, ...traceDocument(document, unplaced, lines), guesses: [], unknownHeadings: [] };
  return { document, unplaced, notices: [], source };
}

const jobs = (...entries: readonly Parameters<typeof newExperience>[0][]): ResumeDocument =>
  blankDocument({
    sections: [
      { ...base, id: 'experience', kind: 'experience', entries: entries.map((values) => newExperience(values)) },
    ],
  });
const ward = {
  title: 'Nurse',
  companyName: 'Mercy',
  startDate: '2019',
  endDate: '2021',
  notes: '- Ran the ward and\n- Filed records',
};
const lineOf = (draft: ImportDraft, text: string): DraftLine => linesOf(draft).find((line) => line.text === text)!;
const sectionOf = (draft: ImportDraft, kind: SectionKind) =>
  entriesOf(documentOf(draft).sections.find((section) => section.kind === kind)!);
const idOf = (draft: ImportDraft, at = 0) => draft.sections[0]!.entries[at]!.id;

describe('a draft', () => {
  it('is the document that was read, until something is repaired', () => {
    fc.assert(
      fc.property(anyResume, fc.array(fc.string()), (document, unplaced) => {
        expect(documentOf(draftOf({ document, unplaced, notices: [] }))).toEqual(document);
      }),
    );
  });
});

describe('moving a line', () => {
  const texts = ['Nurse, Mercy  2019 - 2021', 'Ran the ward and', 'Filed records', 'in two languages'];
  const draft = draftOf(readOf(jobs(ward), texts, ['in two languages']));

  it('continues the sentence right above it in the file', () => {
    const target = { to: 'entry', entryId: idOf(draft), slot: 'notes' } as const;
    const moved = moveLine(draft, lineOf(draft, 'in two languages').id, target);
    expect(sectionOf(moved, 'experience')).toMatchObject([
      { title: 'Nurse', notes: '- Ran the ward and\n- Filed records in two languages' },
    ]);
    expect(moved.unplaced).toEqual([]);
  });

  it('keeps the rest of a wrapped bullet as one', () => {
    const wrapped = jobs({ ...ward, notes: '- Ran the ward and its night shift' });
    const read = draftOf(readOf(wrapped, ['Nurse, Mercy', 'Ran the ward and', 'its night shift']));
    const moved = moveLine(read, lineOf(read, 'Ran the ward and').id, { to: 'unplaced' });
    expect(sectionOf(moved, 'experience')).toMatchObject([{ notes: '- its night shift' }]);
    expect(moved.unplaced.map(({ text }) => text)).toEqual(['Ran the ward and']);
  });

  it('reads dates that are moved to the dates, and keeps other text there as it is', () => {
    const read = draftOf(readOf(jobs({ title: 'Nurse' }), ['Nurse'], ['Mar 2019 – May 2021', 'a while ago']));
    const target = { to: 'entry', entryId: idOf(read), slot: 'dates' } as const;
    expect(sectionOf(moveLine(read, lineOf(read, 'Mar 2019 – May 2021').id, target), 'experience')).toMatchObject([
      { startDate: '2019-03', endDate: '2021-05' },
    ]);
    expect(sectionOf(moveLine(read, lineOf(read, 'a while ago').id, target), 'experience')).toMatchObject([
      { startDate: '', endDate: 'a while ago' },
    ]);
  });

  it('starts an entry, in a section that wasn’t there', () => {
    const moved = moveLine(draft, lineOf(draft, 'Filed records').id, { to: 'kind', kind: 'awards' });
    expect(sectionOf(moved, 'awards')).toMatchObject([{ title: 'Filed records' }]);
    expect(sectionOf(moved, 'experience')).toMatchObject([{ notes: '- Ran the ward and' }]);
  });

  it('keeps what a person typed into a field', () => {
    const typed = { ...draft, head: { ...draft.head, name: { ...draft.head.name, typed: 'Ida Vale' } } };
    const moved = moveLine(typed, lineOf(draft, 'Filed records').id, { to: 'head', slot: 'name' });
    expect(documentOf(moved).name).toBe('Ida Vale Filed records');
    expect(documentOf(moveLine(moved, lineOf(draft, 'Filed records').id, { to: 'unplaced' })).name).toBe('Ida Vale');
  });

  it('keeps the label and the address of a link', () => {
    const links = [
      { label: 'Portfolio', url: 'https://vale.example' },
      { label: '', url: 'https://ida.example' },
    ];
    const read = draftOf(readOf(blankDocument({ links, sections: [] }), ['Portfolio  ida.example']));
    const moved = moveLine(read, linesOf(read)[0]!.id, { to: 'kind', kind: 'projects' });
    expect(sectionOf(moved, 'projects')).toMatchObject([{ title: 'Portfolio https://vale.example' }]);
    expect(documentOf(moved).links).toEqual([links[1]]);
    const back = moveLine(moved, linesOf(read)[0]!.id, { to: 'head', slot: 'links' });
    expect(documentOf(back).links).toContainEqual(links[0]);
  });

  it('changes nothing where the line or its target is gone', () => {
    expect(moveLine(draft, 'none', { to: 'unplaced' })).toBe(draft);
    const { id } = lineOf(draft, 'Filed records');
    expect(moveLine(draft, id, { to: 'entry', entryId: 'none', slot: 'notes' })).toBe(draft);
    expect(moveLine(draft, id, { to: 'entry', entryId: idOf(draft), slot: 'gpa' })).toBe(draft);
  });
});

describe('entries', () => {
  it('joins a wrapped line that became a job with the one above', () => {
    const texts = ['Nurse, Mercy  2019 - 2021', 'Filed the records of all', 'patients in the ward'];
    const document = jobs({ ...ward, notes: '- Filed the records of all' }, { title: 'patients in the ward' });
    const draft = draftOf(readOf(document, texts));
    expect(sectionOf(joinEntries(draft, idOf(draft, 1)), 'experience')).toMatchObject([
      { title: 'Nurse', companyName: 'Mercy', notes: '- Filed the records of all patients in the ward' },
    ]);
    expect(joinEntries(draft, idOf(draft))).toBe(draft);
  });

  it('splits one at the title of another job', () => {
    const texts = ['Nurse, Mercy  2019 - 2021', 'Ran the ward', 'Medic at Harbor', '2015 - 2018', 'Drove'];
    const document = jobs({ ...ward, notes: '- Ran the ward\nMedic at Harbor\n2015 - 2018\n- Drove' });
    const draft = draftOf(readOf(document, texts));
    const split = splitEntry(draft, idOf(draft), lineOf(draft, 'Medic at Harbor').id);
    expect(sectionOf(split, 'experience')).toMatchObject([
      { title: 'Nurse', startDate: '2019', notes: '- Ran the ward' },
      { title: 'Medic at Harbor', startDate: '2015', endDate: '2018', notes: '- Drove' },
    ]);
    expect(splitEntry(draft, idOf(draft), lineOf(draft, 'Nurse').id)).toBe(draft);
  });

  it('gives the lines of a deleted one back', () => {
    const draft = draftOf(readOf(jobs(ward), ['Nurse, Mercy  2019 - 2021', 'Ran the ward and', 'Filed records']));
    const deleted = deleteEntry(draft, idOf(draft));
    expect(documentOf(deleted).sections).toEqual([]);
    expect(deleted.unplaced.map(({ text }) => text)).toEqual([
      'Nurse',
      'Mercy',
      '2019 - 2021',
      'Ran the ward and',
      'Filed records',
    ]);
  });

  it('makes a job of a degree and back', () => {
    const entries = [
      newEducation({ institutionName: 'MIT', degree: 'BSc', major: 'Physics', gpa: '3.9', endDate: '2015-06' }),
    ];
    const document = blankDocument({ sections: [{ ...base, id: 'education', kind: 'education', entries }] });
    const draft = draftOf(readOf(document, ['MIT', 'BSc Physics', 'GPA 3.9', 'June 2015']));
    const job = changeKind(draft, idOf(draft), 'experience');
    expect(documentOf(job).sections).toMatchObject([
      {
        kind: 'experience',
        entries: [{ companyName: 'MIT', title: 'BSc', endDate: '2015-06', notes: 'Physics\n3.9', id: entries[0]!.id }],
      },
    ]);
    expect(
      sectionOf(changeKind(job, idOf({ ...job, sections: job.sections.slice(1) }), 'education'), 'education'),
    ).toMatchObject([{ institutionName: 'MIT', degree: 'BSc', endDate: '2015-06' }]);
  });
});
