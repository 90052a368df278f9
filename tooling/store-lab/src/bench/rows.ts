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

const sentences = [
  'We look for somebody who has done this before, likes people, and writes well.',
  'You will plan, build and look after services that thousands of people rely on every day.',
  'The team is small: four engineers, a designer, and a product manager who listens.',
  'We offer health insurance from the first day, a pension plan, and twenty-five days of leave.',
  'You have worked for at least three years with a typed language and a relational database.',
  'Experience with accessibility, cartography or logistics is welcome and not required.',
  'The office is five minutes from the station; two days a week from home are usual.',
  'We do not discriminate on the basis of age, religion, gender, origin or disability.',
  'Your first task will be the migration of our reporting from nightly jobs to streams.',
  'Please send a résumé and a few lines on something that you are proud of.',
  'Salary depends on experience; the range above is what we pay, not what we dream of.',
  'We review each other’s work, pair when it helps, and release several times a day.',
  'Travel to customers in the region is part of the work, about one day a month.',
  'A driving license is needed, since some of the sites can only be reached by car.',
  'You are at home on the command line and explain what you do to people who are not.',
  'Our customers are hospitals, schools and cities, who expect things to work for decades.',
];

/** The row with a description in its notes, of sentences and figures as postings have them; the same every time. */
export function describedRow(number: number, characters: number): BenchRow {
  const row = benchRow(number);
  if (characters === 0) return row;
  let state = (number * 2_654_435_761 + 12_345) % 4_294_967_296;
  let notes = '';
  while (notes.length < characters) {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    notes += `${sentences[(state >>> 8) % sentences.length]} (${state.toString(36)}) `;
  }
  return { ...row, notes: notes.slice(0, characters) };
}
