import { readFileSync } from 'node:fs';
import type { PartialPosting } from '../../found-posting';

/** What a person would fill in from a paste. Empty is what the text doesn't say. */
export type PasteLabels = Required<
  Pick<
    PartialPosting,
    'jobTitle' | 'companyName' | 'location' | 'salary' | 'jobType' | 'remote' | 'datePosted' | 'validThrough'
  >
>;

/** The day on which all of them were copied. */
export const pastedOn = new Date(2026, 10, 23, 12);

/** The labels of a paste; what isn't given is empty. */
export const label = (changes: Partial<PasteLabels>): PasteLabels => ({
  jobTitle: '',
  companyName: '',
  location: '',
  salary: '',
  jobType: '',
  remote: false,
  datePosted: '',
  validThrough: '',
  ...changes,
});

const first: Readonly<Record<string, PasteLabels>> = {
  'linkedin-page': label({
    jobTitle: 'Senior Embedded Software Engineer',
    companyName: 'Northgate Robotics',
    location: 'Boulder, CO',
    salary: '$145,000–$180,000 a year',
    jobType: 'fulltime',
    datePosted: '2026-11-21',
  }),
  'linkedin-remote': label({
    jobTitle: 'Content Strategist',
    companyName: 'Inkwell Harbor',
    location: 'United States (Remote)',
    salary: '$55–$65 an hour',
    jobType: 'contract',
    remote: true,
    datePosted: '2026-11-18',
  }),
  'indeed-cook': label({
    jobTitle: 'Line Cook',
    companyName: 'Copper Kettle Bistro',
    location: 'Tacoma, WA 98402',
    salary: '$21–$25 an hour',
    jobType: 'fulltime',
  }),
  'glassdoor-accountant': label({
    jobTitle: 'Staff Accountant',
    companyName: 'Harbor Point Credit Union',
    location: 'Portland, ME',
    salary: '$62,000–$78,000 a year',
  }),
  'greenhouse-designer': label({
    jobTitle: 'Product Designer',
    companyName: 'Fernhill',
    location: 'Denver, CO or Remote (US)',
    salary: '$120,000–$145,000 a year',
    remote: true,
  }),
  'lever-data': label({
    jobTitle: 'Data Engineer',
    companyName: 'Lark & Loom',
    location: 'Toronto, ON',
    salary: 'CA$105,000–CA$125,000 a year',
    jobType: 'fulltime',
  }),
  'usajobs-ranger': label({
    jobTitle: 'Park Ranger (Interpretation)',
    companyName: 'National Park Service',
    location: 'Moab, UT',
    salary: '$49,025–$63,733 a year',
    jobType: 'fulltime',
    datePosted: '2026-11-16',
    validThrough: '2026-11-30',
  }),
  'email-recruiter': label({
    jobTitle: 'Marketing Coordinator',
    companyName: 'Quill & Cove',
    location: 'Savannah, GA',
    salary: '$54,000–$60,000',
    jobType: 'fulltime',
    validThrough: '2026-12-11',
  }),
  'workday-nurse': label({
    jobTitle: 'Registered Nurse - ICU',
    companyName: 'Prairie Lakes Health',
    location: 'Cedar Falls, IA',
    jobType: 'fulltime',
    datePosted: '2026-11-20',
    validThrough: '2026-12-05',
  }),
  'german-buchhalter': label({
    jobTitle: 'Finanzbuchhalter (m/w/d)',
    companyName: 'Morgenrot Energie GmbH',
    location: 'Leipzig',
    salary: '€42,000–€48,000 a year',
    jobType: 'fulltime',
    datePosted: '2026-11-21',
    validThrough: '2026-12-31',
  }),
};

/** Labeled before any rule was written; later rules were fitted to them too. */
const second: Readonly<Record<string, PasteLabels>> = {
  'linkedin-list': label({
    jobTitle: 'Operations Manager',
    companyName: 'Bluestem Logistics',
    location: 'Kansas City, MO',
    salary: '$85,000–$98,000 a year',
    jobType: 'fulltime',
  }),
  'indeed-tutor': label({
    jobTitle: 'Math Tutor (Evenings)',
    companyName: 'Bright Anchor Learning',
    location: 'Remote',
    salary: '$30 an hour',
    jobType: 'parttime',
    remote: true,
    datePosted: '2026-11-19',
  }),
  'indeed-tech': label({
    jobTitle: 'HVAC Service Technician',
    companyName: 'Summit Air & Heat LLC',
    location: 'Boise, ID',
    salary: '$58,000–$76,000 a year',
    jobType: 'fulltime',
  }),
  'glassdoor-analyst': label({
    jobTitle: 'Junior Investment Analyst',
    companyName: 'Juniper Street Capital',
    location: 'New York, NY',
    // An estimate of the site isn't what the employer pays.
  }),
  'greenhouse-engineer': label({
    jobTitle: 'Staff Software Engineer, Payments',
    companyName: 'Tidewater',
    location: 'Remote - Canada',
    salary: 'CA$170,000–CA$205,000 a year',
    jobType: 'fulltime',
    remote: true,
  }),
  'lever-support': label({
    jobTitle: 'Customer Support Lead',
    companyName: 'Saltmarsh',
    location: 'Dublin',
    salary: '€52,000–€58,000 a year',
    jobType: 'fulltime',
  }),
  'usajobs-chemist': label({
    jobTitle: 'Chemist',
    companyName: 'Environmental Protection Agency',
    location: 'Durham, NC',
    salary: '$72,553–$113,047 a year',
    jobType: 'fulltime',
    datePosted: '2026-11-20',
    validThrough: '2026-12-04',
  }),
  'email-alert': label({
    jobTitle: 'Warehouse Associate (Night Shift)',
    companyName: 'Granite & Pine Supply',
    location: 'Manchester, NH',
    salary: '$19.50 an hour',
    jobType: 'temporary',
    datePosted: '2026-11-22',
  }),
  'career-page': label({
    jobTitle: 'Museum Registrar',
    companyName: 'The Piñon Museum of Folk Art',
    location: 'Santa Fe, New Mexico',
    salary: '$28–$31.50 an hour',
    jobType: 'parttime',
    datePosted: '2026-11-12',
    validThrough: '2027-01-08',
  }),
  'finnish-kirjanpitaja': label({
    jobTitle: 'Kirjanpitäjä',
    companyName: 'Suvanto Tilitoimisto Oy',
    location: 'Tampere',
    salary: '€2,800–€3,400 a month',
    jobType: 'fulltime',
    datePosted: '2026-11-18',
    validThrough: '2026-12-15',
  }),
};

export interface Paste {
  readonly name: string;
  readonly text: string;
  readonly labels: PasteLabels;
}

/** The pastes in a folder, with their labels. */
export const readPastes = (folder: string, labels: Readonly<Record<string, PasteLabels>>): Paste[] =>
  Object.entries(labels).map(([name, expected]) => ({
    name,
    text: readFileSync(new URL(`${folder}/${name}.txt`, import.meta.url), 'utf8'),
    labels: expected,
  }));

/** Postings as people copy them from job boards, at invented companies. */
export const firstPastes = readPastes('first', first);
export const secondPastes = readPastes('second', second);
