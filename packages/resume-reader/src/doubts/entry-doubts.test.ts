import { entriesOf, type ResumeDocument } from '@keepmark/resume-document';
import { blankDocument, newEducation, newExperience } from '@keepmark/resume-document/new-document';
import { describe, expect, it } from 'vitest';
import { readContent } from '../read-content';
import { doubtsOf } from './entry-doubts';

const none = { guesses: [], unknownHeadings: [] };
const base = { heading: '', isHidden: false };
const jobs = (...entries: Parameters<typeof newExperience>[0][]): ResumeDocument =>
  blankDocument({
    sections: [
      { ...base, id: 'experience', kind: 'experience', entries: entries.map((values) => newExperience(values)) },
    ],
  });
const reasons = (document: ResumeDocument, evidence = none): string[][] => {
  const doubts = doubtsOf(document, evidence);
  return document.sections.flatMap(entriesOf).map(({ id }) => doubts.get(id) ?? []);
};
const whole = { title: 'Nurse', companyName: 'Mercy', startDate: '2019', endDate: '2021' };

describe('doubts about an entry', () => {
  it('has none about a whole job', () => {
    expect(reasons(jobs(whole))).toEqual([[]]);
  });

  it('says what a job and a degree lack', () => {
    expect(reasons(jobs({ title: 'Nurse', notes: '- a' }))).toEqual([['No dates found.', 'No company found.']]);
    const entries = [newEducation({ degree: 'BSc', endDate: '2015' })];
    const studies = blankDocument({ sections: [{ ...base, id: 'education', kind: 'education', entries }] });
    expect(reasons(studies)).toEqual([['No school found.']]);
  });

  it('doubts a line that stands alone among jobs', () => {
    expect(reasons(jobs(whole, { title: 'and the people in it' }))[1]).toEqual([
      'Only one line, unlike the others here. It may belong to the entry above.',
    ]);
  });

  it('doubts a line between two entries', () => {
    const notes = '- Ran the ward\nHarbor Clinic';
    expect(reasons(jobs({ ...whole, notes }, whole))).toEqual([
      ['“Harbor Clinic” stands between this entry and the next one. It may belong to either.'],
      [],
    ]);
  });

  it('doubts names that only their order tells apart, until they change', async () => {
    const text = 'EXPERIENCE\n\nZephyr Lane\nQuorum Mill\n2019 - 2021\n- Made things\n';
    const { document, source } = await readContent({ kind: 'text', bytes: new TextEncoder().encode(text) });
    const reason = 'Only the order of the lines says which is the title and which the company.';
    expect(reasons(document, source as never)).toEqual([[reason]]);
    const [section] = document.sections;
    const [entry] = entriesOf(section!);
    const changed = { ...document, sections: [{ ...section!, entries: [{ ...entry!, title: 'Miller' }] } as never] };
    expect(reasons(changed, source as never)).toEqual([[]]);
  });

  it('doubts a section with a heading that isn’t known', async () => {
    const text = '# Ida Vale\n\n## Experience\n\nNurse, Mercy Hospital\n\n## Odds and ends of mine\n\nSome text\n';
    const { document, source } = await readContent({ kind: 'text', bytes: new TextEncoder().encode(text) });
    const section = document.sections.find(({ kind }) => kind === 'custom')!;
    expect(doubtsOf(document, source!).get(section.id)).toEqual([
      'We don’t know the heading “Odds and ends of mine”, so its lines may be in the wrong fields.',
    ]);
  });
});
