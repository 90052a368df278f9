import type { CapturedPosting, JobPosting, JobSearchCounts } from '@keepmark/contracts';
import type { JobValues } from '../job';
import { jobStatuses } from '../job-status';
import type { Job } from '../job-table';

/** A posting at a made-up company. Pass the values that matter to the test. */
export function posting(changes: Partial<JobPosting> = {}): JobPosting {
  const postedAt = new Date(Date.now() - 2 * 86_400_000);
  return {
    externalId: 'posting-1',
    companyName: 'Northwind Labs',
    companyInternalId: '',
    jobTitle: 'Data Analyst',
    jobType: 'fulltime',
    datePosted: postedAt.toISOString(),
    datePostedValue: postedAt.getTime(),
    daysAgoPosted: 2,
    description: '<p>Turn numbers into decisions.</p>',
    location: 'Austin, TX',
    city: 'Austin',
    state: 'TX',
    country: 'us',
    latitude: 30.2672,
    longitude: -97.7431,
    locations: [
      { label: 'Austin, TX', city: 'Austin', state: 'TX', country: 'us', latitude: 30.2672, longitude: -97.7431 },
    ],
    remote: false,
    source: 'sample',
    url: 'https://jobs.example.com/data-analyst',
    salary: '$80,000 to $95,000',
    distanceMiles: null,
    sample: false,
    ...changes,
  };
}

const titles = ['Data Analyst', 'Field Engineer', 'Museum Educator', 'Line Cook', 'Nurse Practitioner', 'Welder'];
const companies = ['Northwind Labs', 'Harbor & Vale', 'Cedar Works', 'Bluebird Transit', 'Olive Street Clinic'];
const cities = ['Austin, TX', 'Portland, OR', 'Chicago, IL', 'Remote in USA', 'Boston, MA'];

/** This many jobs to save, each with its own title, in all statuses. */
export function manyJobs(count: number): JobValues[] {
  return Array.from({ length: count }, (_, index) => ({
    jobTitle: `${titles[index % titles.length]} ${index + 1}`,
    companyName: companies[index % companies.length] ?? '',
    location: cities[index % cities.length] ?? '',
    status: jobStatuses[index % jobStatuses.length],
    url: index % 2 ? 'https://jobs.example.com/' : '',
    dateApplied: index % 3 ? '2026-10-01' : '',
    dateAdded: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
  }));
}

/** A saved job as the store returns it. Pass the values that matter to the test. */
export function job(changes: Partial<Job> = {}): Job {
  return {
    internalId: 'job-1',
    externalId: '',
    jobTitle: 'Data Analyst',
    companyName: 'Northwind Labs',
    companyAlreadyAdded: false,
    jobAlreadyAdded: true,
    jobType: 'fulltime',
    workplace: '',
    salary: '',
    source: 'online',
    url: '',
    location: '',
    city: '',
    state: '',
    country: '',
    latitude: null,
    longitude: null,
    status: 'application-not-started',
    applied: false,
    dateApplied: '',
    followUpOn: '',
    nextStep: '',
    submissionMethod: '',
    submissionUrl: '',
    resumeId: '',
    coverLetter: '',
    contactInfo: '',
    notes: '',
    datePosted: '',
    datePostedFormatted: '',
    dateAdded: '2026-10-01T08:00:00.000Z',
    dateUpdated: '',
    description: '',
    jobPostingData: '',
    postingClosedDate: '',
    ...changes,
  };
}

/** A posting as the API captures it from its page. */
export const capturedPosting = (changes: Partial<CapturedPosting> = {}): CapturedPosting => ({
  jobTitle: 'Pastry Chef',
  companyName: 'Olive Street, Inc.',
  companyUrl: '',
  jobType: 'fulltime',
  description: '<p>Bake.</p>',
  datePosted: '2026-10-18',
  validThrough: '2026-10-19',
  salary: '',
  remote: false,
  location: '',
  city: 'Austin',
  state: 'TX',
  country: 'us',
  latitude: null,
  longitude: null,
  url: 'https://jobs.example.com/7',
  externalId: '7',
  foundBy: 'schema.org',
  ...changes,
});

/** The counts of a search with 45 results. */
export const searchCounts: JobSearchCounts = {
  isAtLeast: false,
  remote: 12,
  hybrid: 7,
  onSite: 33,
  jobTypes: { fulltime: 30, parttime: 8, contract: 5, internship: 0, temporary: 2 },
  salaryNotStated: 9,
  salaries: [
    { atLeast: 60_000, count: 28 },
    { atLeast: 80_000, count: 17 },
  ],
  ages: [
    { days: 1, count: 3 },
    { days: 7, count: 21 },
  ],
  distances: [
    { miles: 10, count: 31, isAtLeast: false },
    { miles: 25, count: 45, isAtLeast: true },
  ],
};
