import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sharedLocationResolver } from '../../../gazetteer/locations/shared-location-resolver';
import { contactIn, messageIn, postingLinkIn } from './message';
import { type PastedPosting, readPastedPosting } from './read-pasted-posting';
import { pastedOn } from './testing/pastes';

const messageNamed = (name: string) => readFileSync(new URL(`testing/messages/${name}.txt`, import.meta.url), 'utf8');
const nothing = {
  jobTitle: '',
  companyName: '',
  location: '',
  salary: '',
  jobType: '',
  validThrough: '',
  url: undefined,
} satisfies PastedPosting | { url: undefined };

describe('an email from a recruiter', () => {
  it.each<[string, PastedPosting]>([
    [
      'agency-link',
      {
        jobTitle: 'Warehouse Supervisor',
        companyName: 'Brightwater Foods',
        location: 'Tacoma, WA',
        salary: '$28–$32 an hour',
        validThrough: '2027-01-15',
        url: 'https://jobs.kestrelstaffing.example/jobs/8841?utm_source=email',
        contact: { name: 'Priya Raman', email: 'priya.raman@kestrelstaffing.example', phone: '+1 (253) 555-0147' },
      },
    ],
    [
      'german-client',
      {
        jobTitle: 'Lagerlogistiker (m/w/d)',
        companyName: 'Hafenkontor Logistik GmbH',
        location: 'Hamburg',
        salary: '€25 an hour',
        jobType: 'fulltime',
        validThrough: '2027-01-15',
        url: 'https://www.talentwerk.example/stellen/lagerlogistiker-4471',
        contact: { name: 'Sabine Krüger', email: 's.krueger@talentwerk.example', phone: '+49 40 5550 1234' },
      },
    ],
    [
      'reply',
      {
        jobTitle: 'Payroll Clerk',
        companyName: 'Morrow & Pike',
        location: 'Dublin',
        salary: '€25 an hour',
        validThrough: '2027-01-15',
        contact: { name: 'Aoife', email: '', phone: '' },
      },
    ],
    [
      'outlook-thread',
      {
        jobTitle: 'Senior QA Engineer',
        companyName: 'Fjord Systems',
        location: 'Portland, OR',
        salary: '$65 an hour',
        url: 'https://careers.fjordsystems.example/jobs/qa-112',
        contact: { name: 'Tomas Lind', email: 'tomas.lind@northbeam.example', phone: '503-555-0171' },
      },
    ],
    [
      'german-unnamed-client',
      {
        jobTitle: 'Buchhalterin (m/w/d)',
        location: 'Bremen',
        salary: '€22.50 an hour',
        contact: { name: 'Lena Voss', email: 'lena.voss@nordkurs.example', phone: '0421 555 0187' },
      },
    ],
    [
      'short-note',
      {
        jobTitle: 'Lead Carpenter',
        companyName: 'Stonebridge Homes',
        salary: '$38.50 an hour',
        contact: { name: '', email: '', phone: '208.555.0133' },
      },
    ],
    [
      'nurse-uk',
      {
        jobTitle: 'Staff Nurse',
        companyName: 'Ashgrove Care Home',
        location: 'Leeds',
        salary: '£19.40 an hour',
        url: 'https://www.carelink.example/vacancies/staff-nurse-leeds',
        contact: { name: 'Olu Adeyemi', email: 'olu@carelink.example', phone: '0113 496 0123' },
      },
    ],
    [
      'german-clinic',
      {
        jobTitle: 'Pflegefachkraft (m/w/d)',
        companyName: 'Sonnwald Klinik GmbH',
        location: 'Freiburg',
        salary: '€3,200–€3,800 a month',
        url: 'https://www.sonnwald-klinik.example/karriere/pflege-22',
        contact: { name: 'Paul Brandt', email: 'p.brandt@sonnwald-klinik.example', phone: '' },
      },
    ],
    [
      'confidential-client',
      {
        jobTitle: 'DevOps Engineer',
        location: 'Denver, CO',
        salary: '$60–$70 an hour',
        contact: { name: 'Karan Mehta', email: 'karan@apexline.example', phone: '732-555-0164' },
      },
    ],
    [
      'german-bakery',
      {
        jobTitle: 'Filialleiterin (m/w/d)',
        companyName: 'Bäckerei Morgenstern GmbH',
        location: 'Leipzig',
        salary: '€18.50 an hour',
        validThrough: '2027-01-20',
        url: 'https://morgenstern-baeckerei.example/jobs/filialleitung',
        contact: { name: 'Heike Lorenz', email: '', phone: '0341 / 555 01 77' },
      },
    ],
    [
      'forwarded',
      {
        jobTitle: 'Line Cook',
        companyName: 'Saltwood Kitchen',
        location: 'Portland, ME',
        salary: '$23 an hour',
        jobType: 'fulltime',
        validThrough: '2026-12-20',
        url: 'https://saltwood.example/careers/line-cook',
        contact: { name: 'Nina Alvarez', email: 'nina@harvestpeople.example', phone: '' },
      },
    ],
    [
      'answer',
      {
        jobTitle: 'Line Cook',
        companyName: 'Saltwood Kitchen',
        location: 'Portland, ME',
        salary: '$23 an hour',
        jobType: 'fulltime',
        contact: { name: 'Nina Alvarez', email: '', phone: '207-555-0121' },
      },
    ],
    ['no-details', { contact: { name: 'Becky', email: '', phone: '' } }],
    [
      'german-labels',
      {
        jobTitle: 'Elektroniker für Betriebstechnik (m/w/d)',
        companyName: 'Stahlwerk Nord AG',
        location: 'Bremen',
        salary: '€24.80 an hour',
        jobType: 'fulltime',
        validThrough: '2027-01-31',
        contact: { name: 'Jana Petersen', email: 'jana.petersen@weserjob.example', phone: '0421 / 5550 - 210' },
      },
    ],
    [
      'talent-team',
      {
        jobTitle: 'Senior Frontend Developer',
        companyName: 'Lumenfold',
        salary: '€70,000–€85,000 a year',
        validThrough: '2027-01-31',
        url: 'https://lumenfold.example/jobs/senior-frontend',
        contact: { name: '', email: 'talent@lumenfold.example', phone: '' },
      },
    ],
    [
      'letter-uk',
      {
        jobTitle: 'Maintenance Electrician',
        companyName: 'Ferrow Ltd',
        location: 'Sheffield',
        salary: '£21.75 an hour',
        validThrough: '2027-01-12',
        contact: { name: 'Grace Whitmore', email: '', phone: '0114 496 0190' },
      },
    ],
    ['no-job', { contact: { name: 'Anna', email: '', phone: '' } }],
  ])('gives what it says of the job, and nothing else: %s', (name, expected) => {
    const { jobTitle, companyName, location, salary, jobType, validThrough, url, contact } = readPastedPosting(
      messageNamed(name),
      sharedLocationResolver,
      pastedOn,
    );
    const read = { jobTitle, companyName, location, salary, jobType, validThrough, url, contact };
    expect(read).toEqual({ ...nothing, ...expected });
  });

  it.each([
    ['We offer €25/h.', '€25 an hour'],
    ['It pays 25 Euro die Stunde.', '€25 an hour'],
    ['Wir zahlen 25 EUR/Std.', '€25 an hour'],
    ['Wir zahlen 22,50 € Stundenlohn.', '€22.50 an hour'],
    ['Gehalt: 900 € im Monat, 20 Std./Woche', '€900 a month'],
    ['Gehalt: 900 €, 20 Std./Woche', '€900'],
    ['Pay: $28-$32/hr, 40 hours/week', '$28–$32 an hour'],
    ['The rent is $900 a month.', ''],
  ])('reads the pay in %j', (line, salary) => {
    const text = `Hi Sam,\n\nwould you like to be a Welder?\n${line}\n\nBest,\nKim`;
    expect(readPastedPosting(text, sharedLocationResolver, pastedOn).salary).toBe(salary);
  });
});

const contactOf = (signature: string, header = '') => {
  const message = messageIn(`${header}Hi Sam,\n\nWould you like to be a Welder?\n\nBest,\n${signature}`);
  return message && contactIn(message);
};

it.each([
  ['Dr. Ana de la Cruz\nHead of Talent', { name: 'Ana de la Cruz', email: '', phone: '' }],
  [
    'Kim\n\nKim Vance | Recruiter\nFax: 212-555-0100\nCell: 212-555-0101',
    { name: 'Kim Vance', email: '', phone: '212-555-0101' },
  ],
  [
    'Old Mill\nKim Vance\nkim.vance@oldmill.example',
    { name: 'Kim Vance', email: 'kim.vance@oldmill.example', phone: '' },
  ],
  ['The Talent Team\njobs@acme.example', { name: '', email: 'jobs@acme.example', phone: '' }],
  ['Acme GmbH\nHRB 12345', undefined],
  ['Kim Vance\n12.11.2026\nOrder 2026-11-12', { name: 'Kim Vance', email: '', phone: '' }],
])('reads who signed %j', (signature, contact) => {
  expect(contactOf(signature)).toEqual(contact);
});

it('takes nothing from the signature of somebody else', () => {
  const header = 'From: Vance, Kim <kim@acme.example>\nTo: me\nSubject: A job\n\n';
  expect(contactOf('Lee Marsh\n212-555-0101', header)).toEqual({
    name: 'Kim Vance',
    email: 'kim@acme.example',
    phone: '',
  });
});

it.each([
  ['Job: https://acme.example/jobs/7.', 'https://acme.example/jobs/7'],
  ['See www.acme.example/jobs/7 or https://calendly.com/kim', 'https://www.acme.example/jobs/7'],
  ['https://acme.example/jobs/7 and https://acme.example/jobs/8', ''],
  ['We are https://acme.example/', ''],
  ['My page: https://www.linkedin.com/in/kim', ''],
  ['javascript:alert(1) http://', ''],
])('takes %j for the link %j', (line, link) => {
  const message = messageIn(`Hi Sam,\n\n${line}\n\nBest,\nKim`);
  expect(message && postingLinkIn(message)).toBe(link);
});

it.each(['Welder\nAcme\nAustin, TX', '', 'From: 9 to 5\nWelder'])('takes %j for no message', (text) => {
  expect(messageIn(text)).toBeUndefined();
});
