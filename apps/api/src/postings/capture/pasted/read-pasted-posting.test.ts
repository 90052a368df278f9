import { describe, expect, it } from 'vitest';
import { sharedLocationResolver } from '../../../gazetteer/locations/shared-location-resolver';
import { dayNamedIn } from './pasted-dates';
import { salaryIn } from './pasted-salary';
import { readPastedPosting } from './read-pasted-posting';
import { boardPastes } from './testing/board-pastes';
import { furtherPastes } from './testing/further-pastes';
import { recentlyPastedOn, recentPastes } from './testing/recent-pastes';
import { firstPastes, type Paste, pastedOn, type PasteLabels, secondPastes } from './testing/pastes';
import { pagesCopiedOn, wholePages } from './testing/whole-pages';

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
function graded(pastes: readonly Paste[], now = pastedOn) {
  const results = pastes.flatMap(({ name, text, labels }) => {
    const read = readPastedPosting(text, sharedLocationResolver, now);
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
  it('has at least 90% of its fields right in the first set, and the rest empty', () => {
    const { rate, wrong } = graded(firstPastes);
    expect(wrong).toEqual([]);
    expect(rate).toBeGreaterThanOrEqual(0.9);
  });

  it('has at least 90% of its fields right in the second set', () => {
    const { rate } = graded(secondPastes);
    expect(rate).toBeGreaterThanOrEqual(0.9);
  });

  it('has at least 90% of its fields right when the whole page was copied', () => {
    const { rate, wrong } = graded(wholePages, pagesCopiedOn);
    expect(wrong).toEqual([]);
    expect(rate).toBeGreaterThanOrEqual(0.9);
  });

  it('has at least 95% of its fields right when it is of a recruiting service or a message', () => {
    const { rate, wrong } = graded(boardPastes);
    expect(wrong).toEqual([]);
    expect(rate).toBeGreaterThanOrEqual(0.95);
  });

  it('has at least 95% of its fields right between the buttons and menus of today’s boards', () => {
    const { rate, wrong } = graded(recentPastes, recentlyPastedOn);
    expect(wrong).toEqual([]);
    expect(rate).toBeGreaterThanOrEqual(0.95);
  });

  it('has at least 95% of its fields right on more boards, in six languages', () => {
    const { rate, wrong } = graded(furtherPastes, recentlyPastedOn);
    expect(wrong).toEqual([]);
    expect(rate).toBeGreaterThanOrEqual(0.95);
  });

  it('has its text as the description', () => {
    const [paste] = firstPastes;
    const { description } = readPastedPosting(paste?.text ?? '', sharedLocationResolver, pastedOn);
    expect(description).toContain('You will write C++ for the motion controllers');
    expect(description).toContain('Vision insurance');
  });
});

const allPastes = [...boardPastes, ...firstPastes, ...secondPastes, ...wholePages];

it.each([
  ['linkedin-page', 'hybrid'],
  ['lever-data', 'hybrid'],
  ['linkedin-analyst', 'hybrid'],
  ['linkedin-remote', 'remote'],
  ['wellfound-marketer', 'remote'],
  ['builtin-success', 'remote'],
  ['indeed-cook', 'onsite'],
  ['email-recruiter', 'onsite'],
  ['workday-quality', 'onsite'],
  ['hacker-news', 'onsite'],
  ['workable-animator', 'remote'],
  ['indeed-elektriker', 'onsite'],
  // Menus and benefits name what the job isn't.
  ['usajobs-ranger', ''],
  ['google-librarian', ''],
])('reads where the work of %s is done: %j', (name, workplace) => {
  const { text = '' } = allPastes.find((paste) => paste.name === name) ?? {};
  expect(readPastedPosting(text, sharedLocationResolver, pastedOn).workplace).toBe(workplace);
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
  ['USD $43.10 - USD $61.75 /Hr.', '$43.10–$61.75 an hour'],
  ['Four days a week for $120,000 to $140,000', '$120,000–$140,000'],
  ['58.000 € - 69.000 €/Jahr (geschätzt für Vollzeit)', ''],
  ['30 000 € à 34 000 € brut par an', '€30,000–€34,000 a year'],
  ['1.900 € al mes', '€1,900 a month'],
  ['12 to 14 people', ''],
  ['48.500,00 € bis 56.000,00 € pro Jahr', '€48,500–€56,000 a year'],
  ['CHF 98’500 pro Jahr', 'CHF 98,500 a year'],
  ['₹12,00,000 a year', '₹1,200,000 a year'],
  ['R$ 4.500,00 por mês', 'R$4,500'],
  ['15.500 EUR per hour', ''],
])('reads the pay in %j', (line, salary) => {
  expect(salaryIn(line).replaceAll('\u00a0', ' ')).toBe(salary);
});

it.each([
  ['05/06/2026', undefined, ''],
  ['05/06/2026', 'day', '2026-06-05'],
  ['31. Dezember 2026', undefined, '2026-12-31'],
  ['Dec 5th, 2026', undefined, '2026-12-05'],
  ['1er décembre 2026', undefined, '2026-12-01'],
  ['16 de noviembre de 2026', undefined, '2026-11-16'],
  ['3 days ago', undefined, '2026-11-20'],
  ['30+ days ago', undefined, ''],
  ['2 weeks ago', undefined, ''],
] as const)('reads the day in %j with the %s first', (text, order, day) => {
  expect(dayNamedIn(text, order, pastedOn)).toBe(day);
});

describe('the description of a copied page', () => {
  const descriptionOf = (name: string) => {
    const { text = '' } = wholePages.find((page) => page.name === name) ?? {};
    return readPastedPosting(text, sharedLocationResolver, pagesCopiedOn).description ?? '';
  };

  it.each([
    ['linkedin-analyst', 'helps mid-size grocery chains', 'Medical insurance'],
    ['glassdoor-list', 'has paid claims across the upper Midwest', 'tuition help of up to $5,250 a year'],
    ['workday-quality', 'manufactures hydraulic couplings', 'Equal Opportunity Employer'],
    ['stepstone-projektleiter', 'Als mittelständisches Familienunternehmen', 'unter Angabe der Kennziffer'],
    ['gmail-recruiter', '4+ years with Python and Spark', 'they are lovely'],
    ['hacker-news', 'We build small autonomous boats', 'Email jobs@saltmarsh-robotics.example'],
    ['builtin-success', 'you will own renewals', 'Zendesk'],
  ])('keeps the text of %s from start to end', (name, first, last) => {
    expect(descriptionOf(name)).toContain(first);
    expect(descriptionOf(name)).toContain(last);
  });

  it('has no menus, buttons, footers, replies, or similar jobs', () => {
    const all = wholePages.map(({ name }) => descriptionOf(name)).join('\n');
    for (const other of [
      'Corvane Health',
      'Quillon Bank',
      'CMM Programmer',
      'Munro-Pate',
      'Skein Robotics',
      'Nordkamm',
    ])
      expect(all).not.toContain(other);
    for (const chrome of ['Easy Apply', 'Sign in', 'Apply Now', 'Premium', 'cookies', '©', 'fit in your apartment'])
      expect(all).not.toContain(chrome);
  });
});

it.each([
  ['Acme Robotics\nWelder\n2280 W Alder Street, Boise, ID 83702\nApply', { location: 'Boise, ID 83702' }],
  ['Welder\nAcme\nOnsite, based in Reno, NV\nApply', { location: 'Reno, NV', remote: false }],
  ['Welder\nAcme\nLocation: Denver, CO - 100% remote within the US', { location: 'Denver, CO', remote: true }],
  ['Welder\nAcme\nIn-Office or Remote\nReno, NV; Boise, ID', { location: 'Reno, NV; Boise, ID' }],
  ['Welder (West Eugene)\nWelder\ncompensation: $20 an hour', { location: 'West Eugene' }],
  ['Home\nRemote\nSign in\nWelder\nAcme\nReno, NV', { location: 'Reno, NV', remote: false }],
  ['Welder\nAcme\nReno, NV - Main Campus', { location: 'Reno, NV' }],
  ['Welder\nAcme\nLyon 7e', { location: 'Lyon 7e' }],
  ['Welder\nAcme\nWakefield (WF2)', { location: 'Wakefield (WF2)' }],
  ['Welder\nTaktwerk SE\nJena', { location: 'Jena', companyName: 'Taktwerk SE' }],
])('reads the place of %j', (text, expected) => {
  expect(readPastedPosting(text, sharedLocationResolver, pastedOn)).toMatchObject(expected);
});

it.each([
  ['Pay: between $50,000 and $60,000 a year', '$50,000–$60,000 a year'],
  ['Pay starts at $29.50 an hour and goes up to $34.00', '$29.50–$34 an hour'],
  ['95K-120K Annually\nThe base salary range is $95,000 to $120,000.', '$95,000–$120,000 a year'],
  ['We manage contracts over $150K a year.\nThe salary is $90,000 a year.', '$90,000 a year'],
  ["What's the average welder salary? The average hourly pay is $27.", ''],
  ['Toronto, ON\n$85,000 - $95,000 a year', 'CA$85,000–CA$95,000 a year'],
])('reads the pay of a welder in %j', (text, salary) => {
  expect(readPastedPosting(`Welder\nAcme\n${text}`, sharedLocationResolver, pastedOn).salary).toBe(salary);
});

it.each([
  ['Status: Part Time, 0.6 FTE', 'parttime'],
  ['This is a full-time role.', 'fulltime'],
  ['Contract W2', 'contract'],
  ['Full–time', 'fulltime'],
  ['Job type: Full-time or part-time', ''],
  ['We train our part-time staff.', ''],
])('reads the type of job in %j', (line, jobType) => {
  expect(readPastedPosting(`Welder\nAcme\n${line}`, sharedLocationResolver, pastedOn).jobType).toBe(jobType);
});

it.each([
  ['Applications close on December 18, 2026.', { validThrough: '2026-12-18' }],
  ['Bitte bewerben Sie sich bis zum 31.12.2026.', { validThrough: '2026-12-31' }],
  ['Posted 1 week ago∙Apply by December 15, 2026', { datePosted: '', validThrough: '2026-12-15' }],
  ['Posted 12 November\nApply by 5 December', { datePosted: '2026-11-12', validThrough: '2026-12-05' }],
  ['Leeds\n£13 an hour\nClosing date: 11/12/2026', { validThrough: '2026-12-11' }],
  ['Reno, NV\nClosing date: 11/12/2026', { validThrough: '2026-11-12' }],
  [
    'Publiée le 16 novembre 2026\nCandidature à envoyer avant le 11 décembre 2026.',
    { datePosted: '2026-11-16', validThrough: '2026-12-11' },
  ],
  ['3d ago', { datePosted: '2026-11-20' }],
  ['Die Bewerbungsfrist endet am 15. Januar 2027.', { validThrough: '2027-01-15' }],
  ['Ende der Bewerbungsfrist 15.01.2027', { validThrough: '2027-01-15' }],
  ['This posting will be open until January 15, 2027', { validThrough: '2027-01-15' }],
  ['The deadline to apply is Friday, 15 January 2027.', { validThrough: '2027-01-15' }],
  ['Open until filled', { validThrough: '' }],
  ['Project deadline: 15 January 2027', { validThrough: '' }],
  ['Apply by email. Interviews on 15 January 2027.', { validThrough: '' }],
])('reads the dates in %j', (text, expected) => {
  expect(readPastedPosting(`Welder\nAcme\n${text}`, sharedLocationResolver, pastedOn)).toMatchObject(expected);
});

it('reads the title below a list of other postings and a menu it has never seen', () => {
  const menu = 'Jobsworth\nBrowse by mood\nweld\n';
  const others = 'Baker\nOlive\nReno, NV\n2 days ago\n';
  const own = `Staff Welder\nAcme Works\nBoise, ID\nApply now\n${'Acme Works builds boats and hires a Staff Welder. '.repeat(3)}`;
  expect(readPastedPosting(`${menu}${others}${own}`, sharedLocationResolver, pastedOn)).toMatchObject({
    jobTitle: 'Staff Welder',
    companyName: 'Acme Works',
    location: 'Boise, ID',
  });
});

it('leaves the title empty where nothing tells it from the menu', () => {
  const text = 'Sign in\nJobsworth\nMoods\nCome and join us, we are a happy little place with many plants and a cat.';
  expect(readPastedPosting(text, sharedLocationResolver, pastedOn)).toMatchObject({ jobTitle: '', companyName: '' });
});
