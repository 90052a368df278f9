import { label, type PasteLabels, readPastes } from './pastes';

/** The day on which all of them were copied. */
export const pagesCopiedOn = new Date(2026, 10, 25, 12);

/**
 * Labeled by someone who hadn't seen the rules. Where a label guessed more than the page says, it's empty here: a period that
 * isn't stated, and the day of "1 week ago".
 */
const wholePageLabels: Readonly<Record<string, PasteLabels>> = {
  'linkedin-analyst': label({
    jobTitle: 'Senior Product Analyst',
    companyName: 'Brindlewood Analytics',
    location: 'Austin, TX',
    salary: '$118,000–$142,000 a year',
    jobType: 'fulltime',
    datePosted: '2026-11-22',
  }),
  'glassdoor-list': label({
    jobTitle: 'Claims Adjuster II',
    companyName: 'Stonefell Mutual Insurance',
    location: 'Des Moines, IA',
    salary: '$58,000–$71,000 a year',
    jobType: 'fulltime',
    datePosted: '2026-11-17',
  }),
  'ziprecruiter-hvac': label({
    jobTitle: 'HVAC Service Technician',
    companyName: 'Rimrock Comfort Systems',
    location: 'Chattanooga, TN',
    salary: '$26–$38 an hour',
    jobType: 'fulltime',
    datePosted: '2026-11-24',
  }),
  'workday-quality': label({
    jobTitle: 'Quality Engineer III',
    companyName: 'Ostrava Industrial',
    location: 'Greenville, SC',
    jobType: 'fulltime',
    datePosted: '2026-11-20',
  }),
  'monster-list': label({
    jobTitle: 'Payroll and Benefits Administrator',
    companyName: 'Copperline Marine Supply',
    location: 'Newport, RI',
    salary: '$31 an hour',
    jobType: 'temporary',
    datePosted: '2026-11-09',
  }),
  'wellfound-marketer': label({
    jobTitle: 'Founding Growth Marketer',
    companyName: 'Lumo Orchard',
    location: 'Remote (United States)',
    salary: '$110,000–$140,000',
    jobType: 'fulltime',
    remote: true,
    datePosted: '2026-11-19',
  }),
  'google-librarian': label({
    jobTitle: 'Reference Librarian',
    companyName: 'Tallgrass County Public Library',
    location: 'Milwaukee, WI',
    salary: '$52,416–$66,893 a year',
    jobType: 'fulltime',
    datePosted: '2026-11-21',
  }),
  'stepstone-projektleiter': label({
    jobTitle: 'Projektleiter Elektrokonstruktion (m/w/d)',
    companyName: 'Haldenfels Medizintechnik GmbH',
    location: 'Tübingen',
    salary: '€68,000–€79,000 a year',
    jobType: 'fulltime',
    validThrough: '2026-12-31',
  }),
  'indeed-uk-care': label({
    jobTitle: 'Care Assistant - Nights',
    companyName: 'Rowanthwaite Care Ltd',
    location: 'Leeds LS6',
    salary: '£12.85–£13.60 an hour',
    jobType: 'fulltime',
    datePosted: '2026-11-23',
    validThrough: '2026-12-11',
  }),
  'school-district': label({
    jobTitle: 'Middle School Science Teacher - 7th Grade',
    companyName: 'Juniper Flats Unified School District',
    location: 'Prescott Valley, Arizona',
    salary: '$49,500–$68,250 a year',
    jobType: 'fulltime',
    datePosted: '2026-11-02',
    validThrough: '2026-12-01',
  }),
  'gmail-recruiter': label({
    jobTitle: 'Data Engineer',
    companyName: 'Windrow Energy',
    location: 'Denver, CO',
    salary: '$75–$88 an hour',
    jobType: 'contract',
    remote: true,
  }),
  'hacker-news': label({
    jobTitle: 'Robotics Software Engineer',
    companyName: 'Saltmarsh Robotics',
    location: 'Halifax, Nova Scotia',
    salary: 'CA$105,000–CA$130,000',
    jobType: 'fulltime',
    datePosted: '2026-11-22',
  }),
  'builtin-success': label({
    jobTitle: 'Customer Success Manager, Enterprise',
    companyName: 'Chainbough',
    location: 'Chicago, IL; Columbus, OH; Remote (US)',
    salary: '$95,000–$120,000 a year',
    jobType: 'fulltime',
    remote: true,
    datePosted: '2026-11-15',
    validThrough: '2026-12-18',
  }),
  'craigslist-cabinet': label({
    jobTitle: 'Cabinet Maker / Bench Carpenter',
    companyName: 'Hollis & Thornquist Woodworks',
    location: 'West Eugene',
    salary: '$24–$32 an hour',
    jobType: 'fulltime',
    datePosted: '2026-11-25',
  }),
};

/** Whole pages of job boards, with their menus, lists, and similar jobs, at invented companies. */
export const wholePages = readPastes('whole-pages', wholePageLabels);
