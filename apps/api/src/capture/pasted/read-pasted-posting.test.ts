import { describe, expect, it } from 'vitest';
import { sharedLocationResolver } from '../../locations/shared-location-resolver';
import { dayNamedIn } from './pasted-dates';
import { salaryIn } from './pasted-salary';
import { readPastedPosting } from './read-pasted-posting';
import { heldOutPastes, knownPastes, type Paste, pastedOn, type PasteLabels } from './testing/pastes';

const fields = [
  'jobTitle',
  'companyName',
  'location',
  'salary',
  'jobType',
  'remote',
  'datePosted',
  'validThrough',
] as const satisfies readonly (keyof PasteLabels)[];

/** How many fields are right, and which have a value that is wrong. */
function graded(pastes: readonly Paste[]) {
  const results = pastes.flatMap(({ name, text, labels }) => {
    const read = readPastedPosting(text, sharedLocationResolver, pastedOn);
    return fields.map((field) => ({ name, field, read: read[field], label: labels[field] }));
  });
  const isRight = ({ read, label }: (typeof results)[number]) => read === label;
  const missed = results.filter((result) => !isRight(result));
  return {
    rate: (results.length - missed.length) / results.length,
    wrong: missed.filter(({ read }) => read !== '' && read !== false),
    missed,
  };
}

describe('a pasted posting', () => {
  it('has at least 90% of its fields right, and the rest empty', () => {
    const { rate, wrong } = graded(knownPastes);
    expect(wrong).toEqual([]);
    expect(rate).toBeGreaterThanOrEqual(0.9);
  });

  it('in a layout that the rules were not written for does, too', () => {
    const { rate } = graded(heldOutPastes);
    expect(rate).toBeGreaterThanOrEqual(0.9);
  });

  it('has all of its text as the description', () => {
    const [paste] = knownPastes;
    const { description } = readPastedPosting(paste?.text ?? '', sharedLocationResolver, pastedOn);
    expect(description).toContain('You will write C++ for the motion controllers');
    expect(description).toContain('Vision insurance');
  });
});

it.each([
  [
    `From: Maria Lopez <maria@clinic.example>
Subject: Job opening: Registered Nurse – ICU

Dear applicant,

Sun Valley Clinic in Boulder, CO is hiring a Registered Nurse for our ICU. The position is part-time, $42 per hour.

Kind regards,
Maria Lopez`,
    {
      jobTitle: 'Registered Nurse',
      companyName: 'Sun Valley Clinic',
      location: 'Boulder, CO',
      jobType: 'parttime',
      salary: '$42 an hour',
    },
  ],
  [
    `Hi Sam! I'm a recruiter with TalentBridge and came across your profile. My client, Copper Mountain Robotics, is
looking for a Staff Robotics Engineer in Golden, Colorado (3 days on site). Would you be open to a quick call?`,
    {
      jobTitle: 'Staff Robotics Engineer',
      companyName: 'Copper Mountain Robotics',
      location: 'Golden, Colorado',
      jobType: '',
    },
  ],
  ['We are hiring! Come and see us.', { jobTitle: '', companyName: '', location: '' }],
])('reads the names in a sentence of %j', (text, expected) => {
  expect(readPastedPosting(text, sharedLocationResolver, pastedOn)).toMatchObject(expected);
});

it('tells a title from a place, and an area from a company', () => {
  const read = (text: string) => readPastedPosting(text, sharedLocationResolver, pastedOn);
  expect(read('Senior Accountant (Remote)\nCompany: Maple Finance')).toMatchObject({
    jobTitle: 'Senior Accountant (Remote)',
    location: '',
    remote: true,
  });
  expect(read('Software Engineer II\nAcme Robotics, Inc.\nSan Francisco Bay Area (Hybrid)')).toMatchObject({
    jobTitle: 'Software Engineer II',
    companyName: 'Acme Robotics, Inc.',
    location: 'San Francisco Bay Area',
    remote: false,
  });
});

it('finds nothing in a text that is no posting', () => {
  const text = 'Hi,\n\nplease look at the attached contract and tell me by Friday.\n\nBest\nAnna';
  expect(readPastedPosting(text, sharedLocationResolver, pastedOn)).toMatchObject({
    jobTitle: '',
    companyName: '',
    location: '',
    salary: '',
    jobType: '',
  });
});

it.each([
  ['$85K/yr - $98K/yr', '$85,000–$98,000 a year'],
  ['62-78k € pro Jahr', '€62,000–€78,000 a year'],
  ['€3.200 brutto im Monat', '€3,200 a month'],
  ['CHF 6 500 / Monat', 'CHF 6,500 a month'],
  ['$90K - $110K (Glassdoor est.)', ''],
  ['12 to 14 people', ''],
])('reads the pay in %j', (line, salary) => {
  expect(salaryIn(line).replaceAll('\u00a0', ' ')).toBe(salary);
});

it.each([
  ['05/06/2026', undefined, ''],
  ['05/06/2026', 'day', '2026-06-05'],
  ['31. Dezember 2026', undefined, '2026-12-31'],
  ['Dec 5th, 2026', undefined, '2026-12-05'],
  ['3 days ago', undefined, '2026-11-20'],
  ['30+ days ago', undefined, ''],
  ['2 weeks ago', undefined, ''],
] as const)('reads the day in %j with the %s first', (text, order, day) => {
  expect(dayNamedIn(text, order, pastedOn)).toBe(day);
});
