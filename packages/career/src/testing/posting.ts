import type { JobPosting } from '@keepmark/contracts';

/** A posting in Austin. */
export const posting = (externalId: string, jobTitle: string): JobPosting => ({
  externalId,
  companyName: 'Mercy Hospital',
  companyInternalId: '',
  jobTitle,
  jobType: 'fulltime',
  datePosted: '',
  datePostedValue: null,
  daysAgoPosted: 2,
  description: '<p>Care for patients.</p>',
  location: 'Austin, TX',
  city: 'Austin',
  state: 'TX',
  country: 'US',
  latitude: null,
  longitude: null,
  locations: [{ label: 'Austin, TX', city: 'Austin', state: 'TX', country: 'US', latitude: null, longitude: null }],
  remote: false,
  source: 'online',
  url: 'https://example.com/job',
  salary: '$80,000 a year',
  distanceMiles: 4,
  sample: false,
});
