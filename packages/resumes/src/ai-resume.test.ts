import { aiResume } from '@keepmark/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aiResumeOf, applyChange, personalDataOf, resumeTextOf } from './ai-resume';
import { anyResume } from '@keepmark/resume-document/testing/arbitrary-document';
import { experience, further, furtherSection, sampleResume } from '@keepmark/resume-document/testing/sample-resume';
import type { ResumeDocument, ResumeSection } from '@keepmark/resume-document';

const withSections = (sections: readonly ResumeSection[], fields: Partial<ResumeDocument> = {}) =>
  sampleResume({ sections, ...fields });
const summary: ResumeSection = { id: 'summary', kind: 'summary', heading: '', isHidden: false };
const jobs = (...entries: ReturnType<typeof experience>[]): ResumeSection => ({
  id: 'experience',
  kind: 'experience',
  heading: '',
  isHidden: false,
  entries,
});

describe('the résumé for the AI', () => {
  it('has every kind of section with ids and lines of notes', () => {
    const document = sampleResume();
    const resume = aiResumeOf(document);
    expect(resume.experience).toHaveLength(4);
    expect(resume.experience[0]).toMatchObject({ title: 'Senior Product Designer', companyName: 'Meridian Health' });
    expect(resume.experience[0]?.notes.split('\n')).toHaveLength(4);
    expect(resume.education[1]).toMatchObject({ degree: 'BA', major: 'Graphic Design' });
    expect(resume.skills.map(({ skillName }) => skillName)).toContain('Code: HTML, CSS, TypeScript, SQL');
    expect(resume.entries.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Open Wayfinding, Maintainer: SVG, React', 'Polish, native']),
    );
    const ids = document.sections.flatMap((section) =>
      'entries' in section ? section.entries.map(({ id }) => id) : [],
    );
    const sent = [...resume.experience, ...resume.education, ...resume.skills, ...resume.entries];
    expect(sent.map(({ internalId }) => internalId).toSorted()).toEqual(ids.toSorted());
    expect(aiResume.safeParse(resume).success).toBe(true);
  });

  it('omits personal data, references, and what is hidden', () => {
    const document = withSections([
      { ...summary, isHidden: true },
      jobs(experience({ title: 'Nurse', notes: 'Shown' }), experience({ title: 'Secret', isHidden: true })),
      furtherSection('references', [further({ title: 'Dr. Rosa Klein', notes: '312 555 0199' })]),
    ]);
    const texts = [JSON.stringify(aiResumeOf(document)), resumeTextOf(document)];
    for (const text of texts) {
      expect(text).toContain('Shown');
      for (const left of ['Kowalska', '555 01', 'Chicago, IL', 'linkedin', 'Secret', 'Klein', 'nine years']) {
        expect(text).not.toContain(left);
      }
    }
  });

  it('fits the contract for any résumé', () => {
    fc.assert(
      fc.property(anyResume, (document) => {
        expect(aiResume.safeParse(aiResumeOf(document)).error).toBeUndefined();
      }),
    );
  });
});

it('names the personal data, including references and links in notes', () => {
  const document = withSections([
    jobs(experience({ notes: '- See [my talk](https://talks.example/amelie)' })),
    furtherSection('references', [further({ title: 'Dr. Rosa Klein' })]),
  ]);
  expect(personalDataOf(document)).toEqual({
    name: 'Amélie Nguyễn-Kowalska',
    phone: '+1 312 555 0148',
    email: 'amelie@kowalska.example',
    location: 'Chicago, IL',
    urls: ['https://kowalska.example', 'https://www.linkedin.com/in/amelie-kowalska/', 'https://talks.example/amelie'],
    otherNames: ['Dr. Rosa Klein'],
  });
});

it('gives the résumé as text with headings', () => {
  const text = resumeTextOf(sampleResume());
  expect(text).toMatch(/^Senior Product Designer\n/);
  expect(text).toContain('EXPERIENCE\nSenior Product Designer | ');
  expect(text).toContain('- Mentor three designers');
});

describe('a change', () => {
  const entry = experience({ notes: '- Cared for **12** patients\r\n\r\nNight shifts' });
  const document = withSections([summary, jobs(entry)], { summary: 'One\nTwo' });
  const path = (line: number) => `experience/${entry.id}/notes/${line}`;
  const notesOf = (changed: ResumeDocument | undefined) => aiResumeOf(changed!).experience[0]?.notes;

  it('replaces its line and nothing else', () => {
    const change = { path: path(2), before: 'Night shifts', after: 'Worked nights' };
    const changed = applyChange(document, change);
    expect(JSON.stringify(changed)).toBe(JSON.stringify(document).replace('Night shifts', 'Worked nights'));
  });

  it('replaces the summary', () => {
    expect(applyChange(document, { path: 'summary', before: 'One\nTwo', after: 'Three' })?.summary).toBe('Three');
  });

  it('keeps a line one line and a bullet a bullet', () => {
    const change = { path: path(0), before: '- Cared for **12** patients', after: 'Cared\nfor 12' };
    expect(notesOf(applyChange(document, change))).toBe('- Cared for 12\n\nNight shifts');
  });

  it.each([
    ['something else stands there', { path: path(2), before: 'Day shifts', after: 'x' }],
    ['the line is gone', { path: path(3), before: '', after: 'x' }],
    ['the entry is gone', { path: 'experience/gone/notes/0', before: 'Night shifts', after: 'x' }],
    ['the entry is in another section', { path: `education/${entry.id}/notes/2`, before: 'Night shifts', after: 'x' }],
    ['the field is not one for the AI', { path: `experience/${entry.id}/title/0`, before: '', after: 'x' }],
    ['the summary was edited', { path: 'summary', before: 'One', after: 'x' }],
  ])('is refused when %s', (_, change) => {
    expect(applyChange(document, change)).toBeUndefined();
  });

  it('is refused for hidden parts', () => {
    const hidden = withSections([{ ...summary, isHidden: true }, jobs({ ...entry, isHidden: true })], {
      summary: 'One',
    });
    expect(applyChange(hidden, { path: 'summary', before: 'One', after: 'x' })).toBeUndefined();
    expect(applyChange(hidden, { path: path(2), before: 'Night shifts', after: 'x' })).toBeUndefined();
  });

  it('is undone by the opposite change, for every line of any résumé', () => {
    fc.assert(
      fc.property(
        anyResume,
        fc.string().map((text) => `x${text.replaceAll(/[\r\n]/g, '')}`),
        (resume, text) => {
          for (const { path: linePath, before } of linesOf(resume)) {
            // A bullet without its mark would get one.
            const after = /^\s*[-•*]\s+(?=\S)/.exec(before)?.[0].concat(text) ?? text;
            const changed = applyChange(resume, { path: linePath, before, after });
            expect(applyChange(changed!, { path: linePath, before: after, after: before })).toEqual(resume);
            expect(linesOf(changed!).filter((line) => line.path !== linePath)).toEqual(
              linesOf(resume).filter((line) => line.path !== linePath),
            );
          }
        },
      ),
    );
  });
});

/** The paths that the server offers to the AI, with their text. */
function linesOf(document: ResumeDocument): { path: string; before: string }[] {
  const resume = aiResumeOf(document);
  const lines = resume.summary.trim() === '' ? [] : [{ path: 'summary', before: resume.summary }];
  for (const kind of ['experience', 'education', 'entries'] as const) {
    for (const { internalId, notes } of resume[kind]) {
      for (const [index, before] of notes.split('\n').entries()) {
        if (before.trim() !== '') lines.push({ path: `${kind}/${internalId}/notes/${index}`, before });
      }
    }
  }
  return lines;
}
