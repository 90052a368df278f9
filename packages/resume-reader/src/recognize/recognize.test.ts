import { describe, expect, it } from 'vitest';
import { entriesOf } from '@keepmark/resume-document';
import type { SourceCell } from '../lines/source-line';
import { textLines } from '../text/read-text';
import { recognize } from './recognize';
import { sourceCell, sourceLine } from '../testing/source-lines';

const read = (text: string) => {
  const { document, unplaced } = recognize(textLines(text));
  const entries = Object.fromEntries(document.sections.map((section) => [section.kind, entriesOf(section)]));
  return { document, unplaced, entries };
};

const english = `ANA DÍAZ
Registered Nurse
ana@example.com | (512) 555-0100 | Austin, TX | linkedin.com/in/ana

PROFESSIONAL EXPERIENCE

Mercy Hospital, Austin, TX                    Jan 2020 - Present
Charge Nurse
- Led a team of 12 nurses across two
  units and cut waits by 30%
- Trained 8 new nurses

Clinic Group, Dallas, TX                      03/2016 - 12/2019
Staff Nurse
- Cared for 20 patients a day

EDUCATION

University of Texas at Austin                 2012 - 2016
Bachelor of Science in Nursing, GPA: 3.8

SKILLS
Clinical: triage, charting, IV therapy
Epic, Excel

LANGUAGES
English (native), Spanish - fluent

CERTIFICATIONS
BLS, American Heart Association, May 2021
ACLS, American Heart Association, June 2022
`;

describe('recognizing plain text', () => {
  const { document, unplaced, entries } = read(english);

  it('finds name and contact data', () => {
    expect(document).toMatchObject({
      name: 'Ana Díaz',
      headline: 'Registered Nurse',
      email: 'ana@example.com',
      phone: '(512) 555-0100',
      location: 'Austin, TX',
    });
    expect(document.links).toEqual([{ label: '', url: 'https://linkedin.com/in/ana' }]);
  });

  it('finds jobs, whichever of company and title comes first', () => {
    expect(entries['experience']).toMatchObject([
      {
        companyName: 'Mercy Hospital',
        title: 'Charge Nurse',
        startDate: '2020-01',
        endDate: 'present',
        city: 'Austin',
        state: 'TX',
        notes: '- Led a team of 12 nurses across two units and cut waits by 30%\n- Trained 8 new nurses',
      },
      {
        companyName: 'Clinic Group',
        title: 'Staff Nurse',
        startDate: '2016-03',
        endDate: '2019-12',
        notes: '- Cared for 20 patients a day',
      },
    ]);
  });

  it('finds school, degree, subject and grade', () => {
    expect(entries['education']).toMatchObject([
      {
        institutionName: 'University of Texas at Austin',
        degree: 'Bachelor of Science',
        major: 'Nursing',
        gpa: '3.8',
        startDate: '2012',
        endDate: '2016',
      },
    ]);
  });

  it('finds skills, languages and certificates', () => {
    expect(entries['skills']).toMatchObject([
      { skillName: 'Clinical', keywords: ['triage', 'charting', 'IV therapy'] },
      { skillName: 'Epic' },
      { skillName: 'Excel' },
    ]);
    expect(entries['languages']).toMatchObject([
      { title: 'English', detail: 'native' },
      { title: 'Spanish', detail: 'fluent' },
    ]);
    expect(entries['certifications']).toMatchObject([
      { title: 'BLS', organization: 'American Heart Association', startDate: '2021-05' },
      { title: 'ACLS', organization: 'American Heart Association', startDate: '2022-06' },
    ]);
  });

  it('leaves nothing over', () => {
    expect(unplaced).toEqual([]);
  });
});

describe('other languages', () => {
  it.each([
    [
      'German',
      'BERUFSERFAHRUNG',
      'Softwareentwickler\nMuster GmbH, Berlin, Deutschland | März 2019 – heute',
      'AUSBILDUNG',
      'Softwareentwickler',
      '2019-03',
    ],
    [
      'Spanish',
      'EXPERIENCIA LABORAL',
      'Desarrolladora\nEjemplo S.L., Madrid, España | enero de 2020 – actualidad',
      'FORMACIÓN',
      'Desarrolladora',
      '2020-01',
    ],
    [
      'French',
      'EXPÉRIENCE PROFESSIONNELLE',
      'Développeuse\nExemple SAS, Lyon, France | févr. 2018 – aujourd’hui',
      'FORMATION',
      'Développeuse',
      '2018-02',
    ],
    [
      'Polish',
      'DOŚWIADCZENIE ZAWODOWE',
      'Programista\nPrzykład Sp. z o.o., Łódź, Polska | 05.2017 – obecnie',
      'WYKSZTAŁCENIE',
      'Programista',
      '2017-05',
    ],
  ])('%s', (_, experience, job, education, title, startDate) => {
    const { entries } = read(
      `Kim Lee\nkim@example.com\n\n${experience}\n\n${job}\n- Text\n\n${education}\n\nBSc, Informatik\nUniversität Wien | 2010 – 2014\n`,
    );
    expect(entries['experience']).toMatchObject([{ title, startDate, endDate: 'present' }]);
    expect(entries['education']).toMatchObject([
      { institutionName: 'Universität Wien', startDate: '2010', endDate: '2014' },
    ]);
  });
});

describe('every word', () => {
  it('of a text without any structure is in a field or among the unplaced', () => {
    const text = 'zebra lamp 42\nquill: orchid — 7/8\n\n\nxylophone | mango\n* fig';
    const { document, unplaced } = read(text);
    const all = JSON.stringify(document) + unplaced.join(' ');
    for (const word of text.match(/[\w/]+/g) ?? []) expect(all).toContain(word);
  });
});

describe('several roles at one company', () => {
  it('get the company and their own dates', () => {
    const line = (text: string, isBold = false) =>
      sourceLine([sourceCell(text, 0, isBold)], { style: isBold ? 'bold' : 'text' });
    const heading = { ...line('Experience', true), size: 16, style: 'heading' };
    const { document } = recognize([
      { ...line('Maria Garcia'), size: 26, style: 'name' },
      heading,
      line('Globex', true),
      line('3 years'),
      line('Data Analyst'),
      line('June 2018 - December 2019 (1 year 7 months)'),
      line('Austin, Texas'),
      line('Junior Analyst'),
      line('January 2017 - May 2018 (1 year 5 months)'),
    ]);
    const entries: unknown[] = document.sections.flatMap((section): readonly unknown[] => entriesOf(section));
    expect(entries).toMatchObject([
      { companyName: 'Globex', title: 'Data Analyst', startDate: '2018-06', endDate: '2019-12', city: 'Austin' },
      { companyName: 'Globex', title: 'Junior Analyst', startDate: '2017-01', endDate: '2018-05' },
    ]);
  });
});

const cell = sourceCell;
const line = (cells: readonly SourceCell[], style = 'Serif 10', size = 10, isBullet = false) =>
  sourceLine(cells, { style, size, isBullet });

describe('recognizing the layout of a page', () => {
  it('gives several roles below one company that company and its place', () => {
    const role = (title: string, dates: string) =>
      line([cell(title, 40, false, true), cell(dates, 400, false, true)], 'Serif-Italic 10');
    const { document } = recognize([
      line([cell('Ada Okafor', 40, true)], 'Serif-Bold 20', 20),
      line([cell('Experience', 40, true)], 'Serif-Bold 13', 13),
      line([cell('Tallybird', 40, true), cell('Portland, OR', 450)], 'Serif-Bold 10'),
      role('Senior Software Engineer', 'January 2021 – Present'),
      line([cell('Built billing services', 50)], 'Serif 10', 10, true),
      role('Software Engineer', 'June 2018 – December 2020'),
      line([cell('Wrote the public API', 50)], 'Serif 10', 10, true),
    ]);
    const jobs = document.sections.find(({ kind }) => kind === 'experience');
    expect(jobs && entriesOf(jobs)).toMatchObject([
      { companyName: 'Tallybird', title: 'Senior Software Engineer', startDate: '2021-01', city: 'Portland' },
      {
        companyName: 'Tallybird',
        title: 'Software Engineer',
        startDate: '2018-06',
        endDate: '2020-12',
        city: 'Portland',
      },
    ]);
  });

  it('joins dates that wrap in a narrow column, and a name in two lines', () => {
    const { document } = recognize([
      line([cell('Maria Delgado-', 40, true)], 'Serif-Bold 17', 17),
      line([cell('Ruiz', 40, true)], 'Serif-Bold 17', 17),
      line([cell('Experience', 40, true)], 'Serif-Bold 13', 13),
      line([cell('Assistante technique', 170, true), cell('septembre 2012 – avril', 40)], 'Serif-Bold 10'),
      line([cell('Atelier Durand, Grenoble', 170), cell('2017', 40)]),
      line([cell('Plans et devis', 180)], 'Serif 10', 10, true),
    ]);
    expect(document.name).toBe('Maria Delgado-Ruiz');
    const jobs = document.sections.find(({ kind }) => kind === 'experience');
    expect(jobs && entriesOf(jobs)).toMatchObject([
      { title: 'Assistante technique', companyName: 'Atelier Durand', startDate: '2012-09', endDate: '2017-04' },
    ]);
  });
});
