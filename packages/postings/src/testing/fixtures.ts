import type { CapturedPosting, JobPosting, JobSearchCounts } from '@keepmark/contracts';

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
