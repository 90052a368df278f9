import { describe, expect, it } from 'vitest';
import type { SourceCell } from '../lines/source-line';
import { textLines } from '../text/read-text';
import { readEducation } from './read-education';
import { readExperience } from './read-experience';
import { readFurther } from './read-further';
import { readSkills } from './read-skills';
import { recognize } from './recognize';
import { sourceCell, sourceLine } from '../testing/source-lines';

const cell = sourceCell;
const line = (...cells: SourceCell[]) => sourceLine(cells, { style: 'Serif 11', size: 11 });

describe('entries in one look', () => {
  it('start at each date in a column of its own, and keep what has a label as notes', () => {
    const { entries } = readExperience([
      line(cell('Postdoctoral Fellow, Norrland Institute', 155), cell('2012–2015', 72)),
      line(cell('Advisor: Prof. Ingrid Sandqvist', 155)),
      line(cell('Research Assistant, Western College', 155), cell('2012', 72)),
    ]);
    expect(entries).toMatchObject([
      { title: 'Postdoctoral Fellow', companyName: 'Norrland Institute', notes: 'Advisor: Prof. Ingrid Sandqvist' },
      { title: 'Research Assistant', companyName: 'Western College', endDate: '2012' },
    ]);
  });

  it('are roles of one company where their dates are in brackets', () => {
    const bold = line({ ...cell('Palmgrove Foods Plc, Lagos', 0) });
    const company = {
      ...bold,
      style: 'Serif 11 bold',
      cells: [{ ...bold.cells[0]!, runs: [{ ...bold.cells[0]!.runs[0]!, isBold: true }] }],
    };
    const { entries } = readExperience([
      company,
      line(cell('Finance Manager (Jan 2021 – Present)', 0)),
      { ...line(cell('Prepare group accounts', 0)), isBullet: true },
      line(cell('Senior Accountant (Jul 2018 – Dec 2020)', 0)),
      { ...line(cell('Handled tax filings', 0)), isBullet: true },
    ]);
    expect(entries).toMatchObject([
      { title: 'Finance Manager', companyName: 'Palmgrove Foods Plc', city: 'Lagos' },
      { title: 'Senior Accountant', companyName: 'Palmgrove Foods Plc', startDate: '2018-07', endDate: '2020-12' },
    ]);
  });
});

it('splits titles, companies and places at bars, and finds a city between company and title', () => {
  const jobs =
    'Welder / Mechanic | Ranch Repair | Hardin, MT\n2014 – 2016\n- Welded\n\nWelder | Yellow Steel | Laurel, MT\n2012 – 2014\n- Cut\n\nWelder | Big Services | Billings, MT\n2010 – 2012\n- Ground';
  expect(readExperience(textLines(jobs)).entries[0]).toMatchObject({
    title: 'Welder / Mechanic',
    companyName: 'Ranch Repair',
    city: 'Hardin',
  });
  const doc = 'Cloudpantry, Denver — Account Executive\nMarch 2021 – Present\n- Sold';
  expect(
    readExperience([
      line(cell('Cloudpantry', 0), cell('Denver', 100), cell('Account Executive', 200)),
      ...textLines(doc).slice(1),
    ]).entries,
  ).toMatchObject([{ title: 'Account Executive', companyName: 'Cloudpantry', city: 'Denver' }]);
});

it('takes "London (hybrid)" for a place', () => {
  const { entries } = readExperience(
    textLines('UX Designer, Railwise Ltd\n2019 – 2021 | London (hybrid)\n- Ran tests\n'),
  );
  expect(entries).toMatchObject([{ title: 'UX Designer', city: 'London (hybrid)', notes: '- Ran tests' }]);
});

it('reads a program before its school', () => {
  const { entries } = readEducation(textLines('Class A CDL Program, Vista Driving Academy, El Paso, TX, 2004'));
  expect(entries).toMatchObject([
    { degree: 'Class A CDL Program', institutionName: 'Vista Driving Academy', city: 'El Paso' },
  ]);
});

it('keeps a slash within one of several skills', () => {
  expect(readSkills(textLines('Reefer; ELD / Qualcomm; Forklift')).map(({ skillName }) => skillName)).toEqual([
    'Reefer',
    'ELD / Qualcomm',
    'Forklift',
  ]);
});

it('finds the name below a sidebar that a Word file has first', () => {
  const { document } = recognize([
    { ...line(cell('CONTACT', 0)), style: 'Serif 11 caps' },
    line(cell('Ikeja, Lagos, Nigeria', 0)),
    { ...line(cell('SKILLS', 0)), style: 'Serif 11 caps' },
    line(cell('Budgeting', 0)),
    { ...line(cell('Seun Ogunleye', 0)), size: 19, style: 'Serif 19' },
    line(cell('Chartered Accountant', 0)),
    { ...line(cell('WORK EXPERIENCE', 0)), style: 'Serif 11 caps' },
    line(cell('Finance Manager, Palmgrove Ltd, 2021 – 2022', 0)),
  ]);
  expect(document).toMatchObject({
    name: 'Seun Ogunleye',
    headline: 'Chartered Accountant',
    location: 'Ikeja, Lagos, Nigeria',
  });
});

it('takes no single letter for the issuer of a license', () => {
  expect(readFurther('certifications', textLines('CDL Class A, Texas, endorsements H, N, X')).entries).toMatchObject([
    { title: 'CDL Class A, Texas, endorsements H, N, X', organization: '' },
  ]);
});
