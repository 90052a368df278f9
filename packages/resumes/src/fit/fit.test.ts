import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blankDocument, newExperience, newSkill } from '@keepmark/resume-document/new-document';
import type { ResumeDocument } from '@keepmark/resume-document';
import { fitOf } from './fit';
import type { FitPosting } from './fit-keyword';

const posting: FitPosting = {
  title: 'Senior JavaScript developer',
  text: `About us
We are a small company in Oslo and go the extra mile.

Requirements
Experience with React, Node.js and PostgreSQL.
Knowledge of C++, C# or Go.
Excellent communication skills.

What you will do
Maintain customer records.
Write unit tests.
`,
};

const resume = (skills: readonly string[], notes = ''): ResumeDocument =>
  blankDocument({
    sections: [
      {
        id: 'experience',
        kind: 'experience',
        heading: '',
        isHidden: false,
        entries: [newExperience({ id: 'first', title: 'Developer', notes })],
      },
      {
        id: 'skills',
        kind: 'skills',
        heading: '',
        isHidden: false,
        entries: skills.map((skillName, index) => newSkill({ id: `skill-${index}`, skillName })),
      },
    ],
  });

const names = (keywords: readonly { readonly keyword: string }[]) => keywords.map(({ keyword }) => keyword);

describe('fitOf', () => {
  test('separates keywords that the résumé has from missing ones', () => {
    const { found, missing } = fitOf(posting, resume(['JS', 'Postgres', 'ReactJS']), []);
    expect(names(found)).toEqual(expect.arrayContaining(['JavaScript', 'React', 'PostgreSQL']));
    expect(names(missing)).toEqual(expect.arrayContaining(['Node.js', 'C++', 'C#', 'Go', 'communication skills']));
  });

  test('takes no date for a keyword', () => {
    const text =
      'Experience with telemetry. Apply by December 15.\nInterviews start on Monday, Jan 4th. Shifts on Fridays.';
    const { missing } = fitOf({ title: 'Nurse', text }, resume([]), []);
    expect(names(missing)).toContain('telemetry');
    expect(names(missing).filter((name) => /december|jan|monday|friday|\d/i.test(name))).toEqual([]);
  });

  test.each([
    ['C++', ['C#', 'Go']],
    ['C#', ['C++', 'Go']],
    ['Golang', ['C++', 'C#']],
    ['Django, going to Gothenburg', ['C++', 'C#', 'Go']],
  ])('reads %s as whole words', (skill, absent) => {
    expect(names(fitOf(posting, resume([skill]), []).missing)).toEqual(expect.arrayContaining(absent));
  });

  test('finds a duty in a line with other forms of its words', () => {
    const { found, missing } = fitOf(posting, resume([], '- Maintained the records of 400 customers'), []);
    expect(names(found)).toContain('Maintain customer records');
    expect(names(missing)).toContain('Write unit tests');
  });

  test('says where in the résumé a keyword is', () => {
    const { found } = fitOf(posting, resume([], '- Built shops with **React**'), []);
    expect(found.find(({ keyword }) => keyword === 'React')?.places).toEqual([
      { sectionId: 'experience', entryId: 'first', text: 'Built shops with React' },
    ]);
  });

  test('skips hidden parts of the résumé', () => {
    const document = resume(['React']);
    const hidden = {
      ...document,
      sections: document.sections.map((section) => Object.assign(section, { isHidden: true })),
    };
    expect(names(fitOf(posting, hidden, []).missing)).toContain('React');
  });

  test('moves a dismissed keyword out of both lists, by any of its names', () => {
    const { found, missing, dismissed } = fitOf(posting, resume([]), [{ keyword: 'reactjs', mark: 'dismissed' }]);
    expect(names(dismissed)).toEqual(['React']);
    expect(names([...found, ...missing])).not.toContain('React');
  });

  test('adds a keyword by hand, with its quote if the posting has it', () => {
    const marks = [
      { keyword: 'small company', mark: 'added' },
      { keyword: 'Rust', mark: 'added' },
    ] as const;
    const { added, found, missing } = fitOf(posting, resume(['Rust']), marks);
    expect(added.map(({ keyword, quotes }) => [keyword, quotes.map(({ text }) => text)])).toEqual([
      ['small company', ['small company']],
      ['Rust', []],
    ]);
    expect(names(found)).toContain('Rust');
    expect(names(missing)).toContain('small company');
  });

  test("doesn't take plain words for names", () => {
    const { found, missing } = fitOf(
      { title: '', text: 'We go far. You can access the gym. A rest room.' },
      resume([]),
      [],
    );
    expect(names([...found, ...missing])).toEqual([]);
  });

  test('quotes any posting letter for letter', () => {
    const word = fc.constantFrom(
      'Experience',
      'with',
      'C++',
      '\n',
      'Node.js',
      ',',
      'R&D',
      'maintain',
      'ﬁles',
      '😀',
      '’s',
      '-',
      'Go',
    );
    const text = fc.oneof(
      fc.array(word).map((words) => words.join(' ')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.record({ title: text, text }), (any) => {
        const { found, missing } = fitOf(any, resume(['Go']), []);
        for (const { quotes } of [...found, ...missing]) {
          expect(quotes.length).toBeGreaterThan(0);
          for (const { field, start, end, text: quoted } of quotes) expect(any[field].slice(start, end)).toBe(quoted);
        }
        const keys = [...found, ...missing].map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});
