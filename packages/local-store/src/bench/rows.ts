/** A tracked job application of about 460 characters as JSON with its field names. */
export interface BenchRow {
  readonly externalId: string;
  readonly companyName: string;
  readonly jobTitle: string;
  readonly location: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly status: string;
  readonly source: string;
  readonly url: string;
  readonly notes: string;
  readonly salary: string;
  readonly applied: boolean;
  readonly dateAdded: string;
  readonly datePosted: string;
}

export const statuses = [
  'application-not-started',
  'application-in-progress',
  'application-submitted',
  'application-no-response',
  'rejected-before-interview',
  'interview-requested',
  'interview-scheduled',
  'interview-in-progress',
  'rejected-after-interview',
  'offer-pending',
  'offer-rejected',
  'offer-accepted',
  'filled-or-canceled',
  'archived',
];

const dayMs = 24 * 60 * 60 * 1000;

/** The same row for the same number, every time. */
export function benchRow(number: number): BenchRow {
  const mixed = (number * 2_654_435_761) % 4_294_967_296;
  const day = (offset: number): string => new Date(1_700_000_000_000 + ((mixed + offset) % 900) * dayMs).toISOString();
  return {
    externalId: `posting-${mixed}`,
    companyName: `Company ${mixed % 700}`,
    jobTitle: `Senior Engineer ${mixed % 90}`,
    location: 'Austin, TX',
    city: 'Austin',
    state: 'TX',
    country: 'us',
    latitude: 30.2672 + (mixed % 1000) / 10_000,
    longitude: -97.7431 - (mixed % 1000) / 10_000,
    status: statuses[mixed % statuses.length]!,
    source: 'online',
    url: `https://jobs.example.com/postings/${mixed}`,
    notes: `Spoke to ${mixed % 50} people there.`,
    salary: `$${90 + (mixed % 90)},000`,
    applied: mixed % 3 === 0,
    dateAdded: day(0),
    datePosted: day(7),
  };
}

export const fieldNames = Object.keys(benchRow(0)) as (keyof BenchRow)[];
