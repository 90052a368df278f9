import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { blankDocument, newEducation, newExperience, newSkill } from '@keepmark/resume-document/new-document';
import type { ExperienceEntry, ResumeDocument } from '@keepmark/resume-document';
import { anyResume } from '@keepmark/resume-document/testing/arbitrary-document';
import { findingsOf } from './findings';
import { isEnglish } from './language';

const today = new Date(2026, 10, 22);
const job = (values: Partial<ExperienceEntry> = {}): ExperienceEntry =>
  newExperience({
    title: 'Baker',
    companyName: 'Bluebird Bakery',
    startDate: '2022-03',
    endDate: 'present',
    notes: '- Bake 400 loaves a day with a team of three\n- Train apprentices on two ovens',
    ...values,
  });

function resume(jobs: readonly ExperienceEntry[], values: Partial<ResumeDocument> = {}): ResumeDocument {
  return blankDocument({
    name: 'Ann Lee',
    email: 'ann@example.com',
    phone: '+1 555 010 9999',
    location: 'Oslo',
    summary: 'A baker with ten years of experience in bread and pastry, at home in the early hours of the day.',
    sections: [
      { id: 'summary', kind: 'summary', heading: '', isHidden: false },
      { id: 'experience', kind: 'experience', heading: '', isHidden: false, entries: jobs },
      {
        id: 'education',
        kind: 'education',
        heading: '',
        isHidden: false,
        entries: [newEducation({ institutionName: 'Harbor School' })],
      },
      { id: 'skills', kind: 'skills', heading: '', isHidden: false, entries: [newSkill({ skillName: 'Bread' })] },
    ],
    ...values,
  });
}

const rules = (document: ResumeDocument, pageCount?: number) =>
  findingsOf(document, pageCount, today)
    .map(({ rule }) => rule)
    .filter((rule) => rule !== 'short');
const long = Array.from({ length: 18 }, () => 'rye loaves').join(' ');

test('finds only that a good résumé is short', () => {
  expect(findingsOf(resume([job()]), 1, today).map(({ rule, what, sectionId }) => [rule, what, sectionId])).toEqual([
    ['short', 'The résumé is short: 42 words.', 'experience'],
  ]);
});

describe('contact data', () => {
  test.each([
    [{ name: ' ' }, 'no-name'],
    [{ email: '' }, 'no-email'],
    [{ email: 'ann@example' }, 'email'],
    [{ email: 'ann lee@example.com' }, 'email'],
    [{ email: 'ann@gmial.com' }, 'email'],
    [{ phone: '' }, 'no-phone'],
    [{ phone: '123' }, 'phone'],
    [{ phone: 'call me at home' }, 'phone'],
    [{ location: '' }, 'no-location'],
    [{ links: [{ label: 'Site', url: '' }] }, 'link'],
    [{ links: [{ label: '', url: 'https://linkedin.com' }] }, 'link'],
    [{ links: [{ label: '', url: 'http://localhost:3000' }] }, 'link'],
    [{ links: [{ label: '', url: 'my site.com' }] }, 'link'],
    [{ links: [{ label: '', url: 'ftp://ann.example.com' }] }, 'link'],
  ])('%o', (values, rule) => {
    expect(rules(resume([job()], values))).toEqual([rule]);
  });

  test.each(['ann.example.com', 'https://github.com/ann', 'mailto:ann@example.com', 'https://пример.рф'])(
    '%s is a good link',
    (url) => {
      expect(rules(resume([job()], { links: [{ label: '', url }] }))).toEqual([]);
    },
  );
});

describe('dates', () => {
  const earlier = (values: Partial<ExperienceEntry>) =>
    job({ title: 'Cook', startDate: '2019-01', endDate: '2022-02', notes: '- Cooked for 200 guests', ...values });
  test.each([
    [[job({ startDate: '', endDate: '' })], 'no-dates'],
    [[job({ endDate: '' })], 'no-dates'],
    [[job({ startDate: '2023-05', endDate: '2022-01', notes: '' })], 'date-order'],
    [[job({ startDate: '2028-01', endDate: '' })], 'future-date'],
    [[job(), earlier({ endDate: '2021-06' })], 'gap'],
    [[job(), earlier({ endDate: '2023-06' })], 'overlap'],
    [[job(), earlier({ startDate: '2019', endDate: '2022' })], 'mixed-dates'],
    [[job(), earlier({ startDate: 'Summer 2019' })], 'mixed-dates'],
  ])('%#: %s', (jobs, rule) => {
    expect(rules(resume(jobs))).toContain(rule);
  });

  test('takes a year alone as any month', () => {
    expect(rules(resume([job({ startDate: '2022' }), earlier({ startDate: '2019', endDate: '2021' })]))).toEqual([]);
  });

  test('says how long a gap is, and between which jobs', () => {
    const gap = findingsOf(resume([job(), earlier({ endDate: '2020-06' })]), 1, today).find(
      ({ rule }) => rule === 'gap',
    );
    expect(gap?.what).toBe('There are 20 months between Cook, Bluebird Bakery and Baker, Bluebird Bakery.');
  });
});

describe('text', () => {
  const withNotes = (notes: string, endDate = 'present') => rules(resume([job({ notes, endDate })]));
  test.each([
    [`- Bake 40 ${long}`, 'long-bullet'],
    ['- Sourdough and rolls, 400 a day', 'no-verb'],
    ['- Bake bread\n- Train apprentices', 'no-number'],
    ['- Bake 4\n- Bake 5\n- Bake 6', 'repeated-opening'],
    ['- Bake 40 loaves as a team player', 'cliche'],
    ['- Responsible for 2 ovens', 'weak-opening'],
    ['- Bake 40 loaves with my team', 'first-person'],
    ['- Bake the the 40 loaves', 'doubled-word'],
    ['- Bake 40 loaves\n- Trained two people', 'tense'],
    ['- Bake 40 [your product]', 'placeholder'],
    ['', 'no-description'],
    [Array.from({ length: 9 }, (_, index) => `- ${'ABCDEFGHI'[index]}bc bake 4`).join('\n'), 'many-bullets'],
  ])('%#: %s', (notes, rule) => {
    expect(withNotes(notes)).toEqual([rule]);
  });

  test.each(
    'Monitored Administered Titrated Dispensed Invoiced Triaged Charted Escorted Lubricated Palletized Sanitized Restocked Reconciled Onboarded Upskilled Preceptored Immunized Sutured Welded Soldered Excavated Graded Lectured Cashiered Scheduled Coached Mentored Audited Filed Drove Oversaw Ran Taught Dispatch Deliver Stocks Cleans Prepares Catheterized Debrided'.split(
      ' ',
    ),
  )('no missing verb in a bullet that starts with %s', (verb) => {
    expect(withNotes(`- ${verb} 12 of them every single day`, '2024-05')).not.toContain('no-verb');
  });

  test.each(['Sourdough, rye and 3 other breads', 'Night nurse in a ward with 12 beds', 'A 12-bed unit in Boston'])(
    'a missing verb: %s',
    (bullet) => {
      expect(withNotes(`- ${bullet}`)).toContain('no-verb');
    },
  );

  test('a past job in the present tense', () => {
    expect(withNotes('- Bake 40 loaves', '2024-05')).toEqual(['tense']);
    expect(withNotes('- Baked 40 loaves\n- Led two people', '2024-05')).toEqual([]);
  });

  test("doesn't take a Roman numeral for the first person", () => {
    expect(withNotes('- Lead a level I trauma center of 48 beds')).toEqual([]);
    expect(withNotes('- Bake 40 loaves and I train apprentices')).toEqual(['first-person']);
  });

  test('a long sentence', () => {
    const summary = `A baker of ${long}.`;
    expect(rules(resume([job()], { summary }))).toEqual(['long-sentence']);
  });

  test('rules about wording leave other languages alone', () => {
    const german = resume([job({ notes: '- Verantwortlich für 2 Öfen\n- Brot und Brötchen für 400 Kunden' })], {
      summary:
        'Bäckerin mit zehn Jahren Erfahrung, die gern früh aufsteht und in einem kleinen Team für gutes Brot sorgt, team player.',
    });
    expect(isEnglish(german)).toBe(false);
    expect(rules(german)).toEqual([]);
  });
});

describe('sections', () => {
  test('says that the résumé is long', () => {
    expect(rules(resume([job()]), 3)).toEqual(['long']);
    expect(rules(resume([job()], { design: { ...resume([]).design, template: 'academic' } }), 3)).toEqual([]);
  });

  test('finds what is missing', () => {
    const empty = blankDocument({ name: 'Ann', email: 'a@b.co', phone: '5550109999', location: 'Oslo' });
    expect(rules(empty)).toEqual(['no-content', 'no-skills', 'no-summary', 'empty-section']);
  });

  test('ignores hidden parts', () => {
    const document = resume([{ ...job({ notes: '', startDate: '' }), isHidden: true }]);
    expect(rules(document)).toEqual([]);
  });
});

test('reviews any résumé, most important findings first, each about an existing place', () => {
  fc.assert(
    fc.property(anyResume, (document) => {
      const findings = findingsOf(document, undefined, today);
      const order = findings.map(({ severity }) => ['fix', 'improve', 'note'].indexOf(severity));
      expect(order).toEqual(order.toSorted((left, right) => left - right));
      for (const { sectionId, entryId, what, why } of findings) {
        const section = document.sections.find(({ id }) => id === sectionId);
        const ids = !section || section.kind === 'summary' ? [] : section.entries.map(({ id }) => id);
        expect(['', ...ids]).toContain(entryId);
        expect(what).toMatch(/[.”]$/);
        expect(why).toMatch(/\.$/);
      }
    }),
    { numRuns: 50 },
  );
});

test('checks links in browsers without URL.parse', () => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override parse = undefined as never;
    },
  );
  expect(rules(resume([job()], { links: [{ label: '', url: 'https://ann.example.com' }] }))).toEqual([]);
  vi.unstubAllGlobals();
});
