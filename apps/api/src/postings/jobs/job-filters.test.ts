import type { JobPosting, JobPositions, JobSearchAnswer, JobSearchCounts } from '@keepmark/contracts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedPosting } from '../feeds/feed';
import { ingestFeed } from '../feeds/ingest-feed';
import { found, listedFeed } from '../feeds/testing/listed-feed';
import { smallWorldResolver } from '../../gazetteer/locations/testing/small-world';
import { buildTestApp, call, type TestApp } from '../../testing/test-app';

let test: TestApp;
let app: FastifyInstance;

const dayMs = 86_400_000;
const posting = (externalId: string, daysOld: number, changes: Partial<FeedPosting>): FeedPosting =>
  found(externalId, {
    jobTitle: 'Nurse',
    description: '',
    datePosted: new Date(Date.now() - daysOld * dayMs - 60_000),
    ...changes,
  });
const austin = [{ text: 'Austin, TX' }];

const postings: FeedPosting[] = [
  posting('full', 9, { jobType: 'fulltime', salary: '$90,000 a year', locations: austin }),
  posting('part', 5, {
    jobType: 'parttime',
    salary: '$20–$30 an hour',
    workplace: 'Hybrid',
    locations: [{ text: 'Round Rock, TX' }],
  }),
  posting('silent', 2, { jobType: 'fulltime', salary: '', locations: [{ text: 'Dallas, TX' }] }),
  posting('remote', 20, { jobType: 'contract', salary: '$130K', locations: [{ text: 'Remote in USA' }] }),
  posting('clerk', 1, { jobTitle: 'Clerk', companyName: 'Nurse Partners', locations: austin }),
];

beforeAll(async () => {
  test = await buildTestApp();
  ({ app } = test);
  await ingestFeed(listedFeed('board:a', postings), {
    database: app.database.write,
    resolver: () => smallWorldResolver,
  });
});
afterAll(() => test.close());

async function ask<Answer>(path: string, changes: Record<string, unknown>): Promise<Answer> {
  const body = { searchTerm: 'nurse', pageSize: 20, pageNumber: 1, ...changes };
  const { status, answer } = await call(app, path, { body });
  expect([status, answer]).toEqual([200, answer]);
  return answer as unknown as Answer;
}
const idsOf = (results: readonly Pick<JobPosting, 'externalId'>[]): string[] =>
  results.map(({ externalId }) => externalId.replace('board:a:', ''));
const ids = async (changes: Record<string, unknown>) =>
  idsOf((await ask<JobSearchAnswer>('/jobs/search', changes)).results);
const sortedIds = async (changes: Record<string, unknown>) => (await ids(changes)).toSorted();
const counts = async (changes: Record<string, unknown>) =>
  (await ask<{ data: JobSearchCounts }>('/jobs/search/counts', changes)).data;

describe('the filters', () => {
  it('find remote postings, or the others', async () => {
    expect(await ids({ remote: true })).toEqual(['remote']);
    expect(await sortedIds({ remote: false })).toEqual(['clerk', 'full', 'part', 'silent']);
  });

  it('find remote, hybrid, or on-site postings', async () => {
    expect(await ids({ workplace: 'remote' })).toEqual(['remote']);
    expect(await ids({ workplace: 'hybrid' })).toEqual(['part']);
    expect(await ids({ workplace: 'hybrid', searchTerm: '' })).toEqual(['part']);
    expect(await sortedIds({ workplace: 'onsite' })).toEqual(['clerk', 'full', 'silent']);
    expect(await ids({ workplace: 'hybrid', remote: false })).toEqual(['part']);
  });

  it('find postings of any of the job types', async () => {
    expect(await sortedIds({ jobTypes: ['parttime', 'contract'] })).toEqual(['part', 'remote']);
  });

  it('find salaries by the year, whatever time they are stated for', async () => {
    expect(await sortedIds({ salaryAtLeast: 62_000 })).toEqual(['full', 'part', 'remote']);
    expect(await sortedIds({ salaryAtLeast: 100_000 })).toEqual(['remote']);
    expect(await sortedIds({ salaryAtLeast: 100_000, salaryNotStated: true })).toEqual(['clerk', 'remote', 'silent']);
    expect(await sortedIds({ salaryNotStated: true })).toEqual(['clerk', 'silent']);
  });

  it('hold without a term, too, and together', async () => {
    expect(await ids({ searchTerm: '', jobTypes: ['fulltime'], salaryAtLeast: 80_000 })).toEqual(['full']);
    expect(await ids({ searchTerm: '', jobTypes: ['fulltime'], age: 3 })).toEqual(['silent']);
  });

  it.each([
    { remote: 'yes' },
    { workplace: 'office' },
    { jobTypes: [] },
    { jobTypes: ['anything'] },
    { jobTypes: Array.from({ length: 6 }, () => 'fulltime') },
    { salaryAtLeast: 0 },
    { salaryAtLeast: 50_000.5 },
    { salaryNotStated: 1 },
    { sort: 'random' },
  ])('refuse %j', async (changes) => {
    for (const path of ['/jobs/search', '/jobs/search/counts', '/jobs/search/positions']) {
      const body = { searchTerm: '', pageSize: 20, pageNumber: 1, ...changes };
      expect(await call(app, path, { body })).toMatchObject({ status: 400 });
    }
  });
});

describe('the order of the results', () => {
  it.each(['nurse', ''])('is the newest, the highest salary or the nearest of %j', async (searchTerm) => {
    expect(await ids({ searchTerm, sort: 'newest' })).toEqual(['clerk', 'silent', 'part', 'full', 'remote']);
    expect(await ids({ searchTerm, sort: 'salary' })).toEqual(['remote', 'full', 'part', 'clerk', 'silent']);
    const near = { searchTerm, sort: 'nearest', location: 'Round Rock, TX', distance: 1000 };
    expect(await ids(near)).toEqual(['part', 'clerk', 'full', 'silent', 'remote']);
  });

  it('is relevance without a place to be near', async () => {
    expect((await ids({ sort: 'nearest' })).at(-1)).toBe('clerk');
  });

  it('goes on with the next page', async () => {
    expect(await ids({ sort: 'salary', pageSize: 2, pageNumber: 2 })).toEqual(['part', 'clerk']);
  });
});

describe('the counts', () => {
  it('count each choice', async () => {
    expect(await counts({})).toMatchObject({
      isAtLeast: false,
      remote: 1,
      hybrid: 1,
      onSite: 3,
      jobTypes: { fulltime: 2, parttime: 1, contract: 1, internship: 0, temporary: 0 },
      salaryNotStated: 2,
      distances: [],
    });
    const { salaries, ages } = await counts({});
    expect(salaries).toContainEqual({ atLeast: 60_000, count: 3 });
    expect(salaries).toContainEqual({ atLeast: 100_000, count: 1 });
    expect(ages).toContainEqual({ days: 3, count: 2 });
  });

  it('count the choices of a filter among what passes the others', async () => {
    const { jobTypes, remote, onSite } = await counts({ jobTypes: ['fulltime'], salaryAtLeast: 60_000 });
    expect(jobTypes).toMatchObject({ fulltime: 1, parttime: 1, contract: 1 });
    expect([remote, onSite]).toEqual([0, 1]);
  });

  it('count distances from the place, remote postings in each', async () => {
    const { distances } = await counts({ location: 'Austin, TX', distance: 10 });
    expect(distances).toContainEqual({ miles: 10, count: 3, isAtLeast: false });
    expect(distances).toContainEqual({ miles: 25, count: 4, isAtLeast: false });
  });

  it('are those of the corrected spelling, of a phrase, and none for what finds nothing', async () => {
    expect(await counts({ searchTerm: 'nurze' })).toMatchObject({ remote: 1, hybrid: 1, onSite: 3 });
    expect(await counts({ searchTerm: '"nurse partners"' })).toMatchObject({ remote: 0, onSite: 1 });
    expect(await counts({ searchTerm: '!!!' })).toMatchObject({ remote: 0, onSite: 0 });
    expect(await counts({ searchTerm: '' })).toMatchObject({ remote: 1, hybrid: 1, onSite: 3 });
  });
});

it('the positions are all results, wherever the page is', async () => {
  const { data } = await ask<{ data: JobPositions }>('/jobs/search/positions', { pageSize: 1, pageNumber: 9 });
  expect(data).toMatchObject({ totalResults: 5, totalIsAtLeast: false });
  expect(idsOf(data.results).toSorted()).toEqual(['clerk', 'full', 'part', 'remote', 'silent']);
  expect(data.results.find(({ externalId }) => externalId.endsWith('part'))).toEqual({
    externalId: 'board:a:part',
    jobTitle: 'Nurse',
    companyName: 'Acme',
    location: 'Round Rock, TX',
    latitude: 30.50826,
    longitude: -97.6789,
  });
  expect(JSON.stringify(data)).not.toContain('description');
});

it('an open posting is found by its id', async () => {
  const get = async (externalId: string) =>
    (await call(app, '/jobs/posting', { body: { externalId } })).answer['data'] as JobPosting | null;
  expect(await get('board:a:full')).toMatchObject({ externalId: 'board:a:full', salary: '$90,000 a year' });
  expect(await get('board:a:other')).toBeNull();
  expect(await get('no-colon')).toBeNull();
});

describe('the location', () => {
  it('may be a ZIP code', async () => {
    const { results, searchedPlaces } = await ask<JobSearchAnswer>('/jobs/search', { location: '78701', distance: 5 });
    expect(idsOf(results).toSorted()).toEqual(['clerk', 'full', 'remote']);
    expect(searchedPlaces).toEqual([{ text: '78701', label: 'Austin, TX 78701' }]);
    const { placesElsewhere } = await ask<JobSearchAnswer>('/jobs/search', {
      location: '78701',
      selectedCountryCode: 'de',
    });
    expect(placesElsewhere).toBeUndefined();
  });

  it('is suggested with its right spelling when it is unknown', async () => {
    const { results, didYouMean } = await ask<JobSearchAnswer>('/jobs/search', { location: 'Austinn' });
    expect(results).toEqual([]);
    expect(didYouMean).toEqual([{ text: 'Austinn', labels: ['Austin, Texas, United States'] }]);
    expect(await ask<JobSearchAnswer>('/jobs/search', { location: 'Qqqqq' })).not.toHaveProperty('didYouMean');
    expect(await ask<JobSearchAnswer>('/jobs/search', { location: '95N 200E' })).not.toHaveProperty('didYouMean');
  });

  it('is said as it was understood', async () => {
    const { searchedPlaces } = await ask<JobSearchAnswer>('/jobs/search', { location: 'Austin' });
    expect(searchedPlaces).toEqual([{ text: 'Austin', label: 'Austin, TX' }]);
  });
});
