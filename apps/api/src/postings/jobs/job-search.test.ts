import type { JobSearchAnswer } from '@keepmark/contracts';
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
const daysAgo = (days: number): Date => new Date(Date.now() - days * dayMs - 60_000);

const posting = (externalId: string, changes: Partial<FeedPosting>): FeedPosting =>
  found(externalId, { description: '', datePosted: daysAgo(10), ...changes });

const postings: FeedPosting[] = [
  posting('in-title', { jobTitle: 'Registered Nurse', companyName: 'Alpha', datePosted: daysAgo(20) }),
  posting('in-company', { jobTitle: 'Driver', companyName: 'Nurse Partners', datePosted: daysAgo(1) }),
  posting('in-description', { jobTitle: 'Clerk', companyName: 'Beta', description: '<p>You help a <b>nurse</b>.</p>' }),
  posting('nurse-intern', { jobTitle: 'Nurse Intern', companyName: 'Gamma', datePosted: daysAgo(30) }),
  posting('night-shift', { jobTitle: 'Baker', description: '<p>Night shift only.</p>' }),
  posting('shift-at-night', { jobTitle: 'Baker', description: '<p>Shift work, sometimes at night.</p>' }),
  posting('cafe', { jobTitle: 'Barista', companyName: 'Café Zürich' }),
  posting('round-rock', { jobTitle: 'Welder', locations: [{ text: 'Round Rock, TX' }] }),
  posting('two-places', { jobTitle: 'Welder', locations: [{ text: 'Boston, MA' }, { text: 'Austin, TX' }] }),
  posting('dallas', { jobTitle: 'Welder', locations: [{ text: 'Dallas, TX' }] }),
  posting('texas', { jobTitle: 'Welder', locations: [{ text: 'Texas' }] }),
  posting('remote-us', { jobTitle: 'Welder', locations: [{ text: 'Remote in USA' }] }),
  posting('remote-ca', { jobTitle: 'Welder', locations: [{ text: 'Remote in Canada' }] }),
  posting('remote-any', { jobTitle: 'Welder', locations: [{ text: 'Remote' }] }),
  posting('toronto', { jobTitle: 'Welder', locations: [{ text: 'Toronto, ON, Canada' }] }),
  posting('county', { jobTitle: 'Welder', locations: [{ text: 'King George County, MD' }] }),
  posting('hybrid', { jobTitle: 'Welder', locations: [{ text: 'Hybrid' }] }),
  posting('london', { jobTitle: 'Welder', locations: [{ text: 'London, UK' }] }),
  posting('dateless', { jobTitle: 'Archivist', datePosted: undefined }),
  posting('odd', { jobTitle: '100% Odd_Job', companyName: "O'Brien \\ Söhne" }),
  posting('japanese', { jobTitle: '看護師', companyName: '東京病院' }),
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

async function ask(changes: Record<string, unknown>) {
  const body = { searchTerm: '', pageSize: 50, pageNumber: 1, ...changes };
  const { status, answer } = await call(app, '/jobs/search', { body });
  return { status, answer: answer as unknown as JobSearchAnswer };
}

/** The ids that are found, in their order. */
async function ids(changes: Record<string, unknown>): Promise<string[]> {
  const { status, answer } = await ask(changes);
  expect(status).toBe(200);
  const order = answer.results.map(({ externalId }) => externalId.replace('board:a:', ''));
  expect(answer.totalResults).toBe(order.length);
  return order;
}
const sortedIds = async (changes: Record<string, unknown>) => (await ids(changes)).toSorted();

describe('the search term', () => {
  it('ranks title over company over description', async () => {
    expect(await ids({ searchTerm: 'nurse' })).toEqual(['in-title', 'nurse-intern', 'in-company', 'in-description']);
  });

  it('wants every word, wherever it stands', async () => {
    expect(await ids({ searchTerm: 'registered nurse' })).toEqual(['in-title']);
    expect(await ids({ searchTerm: 'nurse beta' })).toEqual(['in-description']);
    expect(await ids({ searchTerm: 'baker shift' })).toHaveLength(2);
  });

  it('takes words in quotation marks as a phrase', async () => {
    expect(await sortedIds({ searchTerm: 'night shift' })).toEqual(['night-shift', 'shift-at-night']);
    expect(await ids({ searchTerm: '"night shift"' })).toEqual(['night-shift']);
  });

  it('excludes a word with a minus in front', async () => {
    expect(await ids({ searchTerm: 'nurse -intern -driver' })).toEqual(['in-title', 'in-description']);
  });

  it('knows forms of a word, and letters with and without accents', async () => {
    expect(await ids({ searchTerm: 'baristas' })).toEqual(['cafe']);
    expect(await ids({ searchTerm: 'cafe zurich' })).toEqual(['cafe']);
    expect(await ids({ searchTerm: 'CAFÉ ZÜRICH' })).toEqual(['cafe']);
    expect(await ids({ searchTerm: '看護師', selectedCountryCode: 'us' })).toEqual(['japanese']);
  });

  it('forgives a slip of the pen when nothing is spelled so', async () => {
    expect(await ids({ searchTerm: 'registred nurze' })).toEqual(['in-title']);
    expect(await ids({ searchTerm: 'archivst' })).toEqual(['dateless']);
    expect(await ids({ searchTerm: 'archivst -nothing' })).toEqual(['dateless']);
    expect(await ids({ searchTerm: 'archivst -archivist' })).toEqual([]);
  });

  it('says when the results are for another spelling', async () => {
    const isRespelled = async (searchTerm: string) => (await ask({ searchTerm })).answer.isRespelled;
    expect(await isRespelled('archivst')).toBe(true);
    expect(await isRespelled('archivist')).toBeUndefined();
    expect(await isRespelled('xylophonist')).toBeUndefined();
  });

  it('takes a word with two slips for no word with another first letter', async () => {
    expect(await ids({ searchTerm: 'archivistoo' })).toEqual(['dateless']);
    expect(await ids({ searchTerm: 'orchivisto' })).toEqual([]);
  });

  it('finds nothing that is nowhere', async () => {
    expect(await ids({ searchTerm: 'xylophonist' })).toEqual([]);
    expect(await ids({ searchTerm: '!!! ---' })).toEqual([]);
  });

  it.each([
    '!!!',
    '"',
    '-',
    '()|&:*<->',
    '\\',
    '%',
    '_',
    "'; DROP TABLE postings; --",
    "' OR 1=1 --",
    'the',
    '\u0000',
    '😀'.repeat(100),
    'x'.repeat(200),
    '"unclosed phrase',
    '-"a b" -c',
    'or or or',
  ])('answers %j without error', async (searchTerm) => {
    const { status, answer } = await ask({ searchTerm });
    expect(status).toBe(200);
    expect(answer).not.toHaveProperty('error');
  });
});

describe('no term', () => {
  it('gives the newest first, those without a date last', async () => {
    const order = await ids({ selectedCountryCode: 'WORLD' });
    expect(order[0]).toBe('in-company');
    expect(order.at(-1)).toBe('dateless');
    expect(order).toHaveLength(postings.length);
  });

  it('counts only what is in the country, or may be done from there', async () => {
    const us = await sortedIds({});
    expect(us).toContain('remote-any');
    expect(us).not.toContain('toronto');
    expect(us).not.toContain('hybrid');
    expect(await sortedIds({ selectedCountryCode: 'us' })).toEqual(us);
    expect(await sortedIds({ selectedCountryCode: 'ca' })).toEqual(['remote-any', 'remote-ca', 'toronto']);
    expect(await sortedIds({ selectedCountryCode: 'GB' })).toEqual(['london', 'remote-any']);
  });
});

describe('location', () => {
  const near = (location: string, changes = {}) => sortedIds({ searchTerm: 'welder', location, ...changes });

  it('finds within 25 miles by default, and remote work from anywhere in the country', async () => {
    expect(await near('Austin, TX')).toEqual(['remote-any', 'remote-us', 'round-rock', 'two-places']);
    expect(await near('Austin, TX', { distance: 5 })).toEqual(['remote-any', 'remote-us', 'two-places']);
    expect(await near('Austin, TX', { distance: 250 })).toEqual([
      'dallas',
      'remote-any',
      'remote-us',
      'round-rock',
      'two-places',
    ]);
    expect(await sortedIds({ location: 'Round Rock', distance: 1 })).toEqual(['remote-any', 'remote-us', 'round-rock']);
  });

  it('shows the location that fits, and how far it is', async () => {
    const { answer } = await ask({ searchTerm: 'welder', location: 'Austin, TX' });
    const byId = new Map(answer.results.map((result) => [result.externalId, result]));
    expect(byId.get('board:a:two-places')).toMatchObject({ city: 'Austin', state: 'TX', distanceMiles: 0 });
    expect(byId.get('board:a:two-places')?.locations.map(({ label }) => label)).toEqual(['Boston, MA', 'Austin, TX']);
    expect(byId.get('board:a:round-rock')?.distanceMiles).toBeCloseTo(17.1, 0);
    expect(byId.get('board:a:remote-us')).toMatchObject({ remote: true, distanceMiles: null });
  });

  it('is a state, a country or remote work, when that is what the text says', async () => {
    expect(await near('Texas')).toEqual(['dallas', 'remote-any', 'remote-us', 'round-rock', 'texas', 'two-places']);
    expect(await near('Canada')).toEqual(['remote-any', 'remote-ca', 'toronto']);
    expect(await near('Remote', { selectedCountryCode: 'WORLD' })).toEqual(['remote-any', 'remote-ca', 'remote-us']);
  });

  it('may be several, joined by semicolons', async () => {
    expect(await near('Dallas, TX; Toronto, Canada')).toEqual([
      'dallas',
      'remote-any',
      'remote-ca',
      'remote-us',
      'toronto',
    ]);
    expect(await near('Dallas, TX; dallas; ; Boston', { distance: 1 })).toEqual([
      'dallas',
      'remote-any',
      'remote-us',
      'two-places',
    ]);
    const { answer } = await ask({ searchTerm: 'welder', location: 'Dallas, TX;Boston, MA' });
    const both = answer.results.find(({ externalId }) => externalId === 'board:a:two-places');
    expect(both).toMatchObject({ city: 'Boston', distanceMiles: 0 });
  });

  it('is looked for in the selected country, which is the United States when none is named', async () => {
    for (const country of [{}, { selectedCountryCode: 'us' }]) {
      const { answer } = await ask({ searchTerm: 'welder', location: 'Toronto', ...country });
      expect(answer).toMatchObject({
        results: [],
        totalResults: 0,
        searchedCountryCode: 'us',
        placesElsewhere: [{ text: 'Toronto', label: 'Toronto, ON', countryCode: 'ca' }],
      });
    }
    expect(await near('Toronto', { selectedCountryCode: 'ca' })).toEqual(['remote-any', 'remote-ca', 'toronto']);
    expect(await near('Toronto', { selectedCountryCode: 'WORLD' })).toEqual(['remote-any', 'remote-ca', 'toronto']);
  });

  it('that names a country itself is searched there, and the answer says so', async () => {
    const { answer } = await ask({ searchTerm: 'welder', location: 'Toronto, Canada', selectedCountryCode: 'us' });
    expect(answer).toMatchObject({ totalResults: 3, searchedCountryCode: 'ca' });
    expect(answer).not.toHaveProperty('placesElsewhere');
  });

  it('finds what the country has of several locations', async () => {
    const { answer } = await ask({ searchTerm: 'welder', location: 'Dallas, TX; Toronto' });
    expect(answer.results.map(({ externalId }) => externalId)).toContain('board:a:dallas');
    expect(answer.results.map(({ externalId }) => externalId)).not.toContain('board:a:toronto');
    expect(answer.placesElsewhere?.map(({ text }) => text)).toEqual(['Toronto']);
  });

  it('is compared with the text of postings when no map has it', async () => {
    expect(await near('king george county')).toEqual(['county']);
    expect(await near('hybrid', { selectedCountryCode: 'WORLD' })).toEqual(['hybrid']);
    expect(await near('%')).toEqual([]);
    expect(await near("'; DROP TABLE postings; --")).toEqual([]);
  });
});

describe('company and age', () => {
  it('finds a company by any part of its name', async () => {
    expect(await ids({ companyName: 'nurse part' })).toEqual(['in-company']);
    expect(await ids({ companyName: "O'Brien \\ s" })).toEqual(['odd']);
    expect(await ids({ companyName: '%' })).toEqual([]);
    expect(await ids({ companyName: '_' })).toEqual([]);
    expect(await ids({ companyName: "' OR true --" })).toEqual([]);
  });

  it('finds no older than that many days', async () => {
    expect(await ids({ age: 2 })).toEqual(['in-company']);
    expect(await ids({ searchTerm: 'nurse', age: 21 })).toEqual(['in-title', 'in-company', 'in-description']);
    expect(await ids({ searchTerm: 'nurse', age: -1 })).toHaveLength(4);
    expect(await ids({ searchTerm: 'nurse', age: 0 })).toHaveLength(4);
  });
});

describe('pages', () => {
  const all = { selectedCountryCode: 'WORLD' };

  it('are cut from one order, with the number of all results on each', async () => {
    const whole = await ids(all);
    const pages = await Promise.all([1, 2, 3, 4, 5].map((pageNumber) => ask({ ...all, pageSize: 5, pageNumber })));
    expect(pages.map(({ answer }) => answer.results.length)).toEqual([5, 5, 5, 5, 1]);
    expect(pages.flatMap(({ answer }) => answer.results.map(({ externalId }) => externalId))).toEqual(
      whole.map((id) => `board:a:${id}`),
    );
    expect(new Set(pages.map(({ answer }) => answer.totalResults))).toEqual(new Set([postings.length]));
  });

  it('of a term know the total too, even beyond the last', async () => {
    const { answer } = await ask({ searchTerm: 'nurse', pageSize: 2, pageNumber: 9 });
    expect(answer).toMatchObject({ results: [], totalResults: 4 });
  });

  it.each([0, -1, -10_000])('below the first are the first: %s', async (pageNumber) => {
    const { answer } = await ask({ ...all, pageSize: 3, pageNumber });
    expect(answer.results).toEqual((await ask({ ...all, pageSize: 3 })).answer.results);
  });

  it('end at the 10,000th row', async () => {
    expect((await ask({ ...all, pageSize: 1000, pageNumber: 10_000 })).answer).toMatchObject({
      results: [],
      totalResults: postings.length,
    });
  });
});

describe('a result', () => {
  it('holds what the contract says', async () => {
    const { answer } = await ask({ searchTerm: '"registered nurse"' });
    expect(answer.results[0]).toEqual({
      externalId: 'board:a:in-title',
      companyName: 'Alpha',
      companyInternalId: '',
      jobTitle: 'Registered Nurse',
      jobType: '',
      datePosted: postings[0]?.datePosted?.toISOString(),
      datePostedValue: postings[0]?.datePosted?.getTime(),
      daysAgoPosted: 20,
      description: '',
      location: 'Austin, TX',
      city: 'Austin',
      state: 'TX',
      country: 'us',
      latitude: 30.26715,
      longitude: -97.74306,
      locations: [
        { label: 'Austin, TX', city: 'Austin', state: 'TX', country: 'us', latitude: 30.26715, longitude: -97.74306 },
      ],
      remote: false,
      workplace: '',
      source: 'board',
      url: 'https://acme.example/jobs/in-title',
      salary: '',
      distanceMiles: null,
      sample: false,
    });
  });

  it('knows no date where the source gives none', async () => {
    const { answer } = await ask({ searchTerm: 'archivist' });
    expect(answer.results[0]).toMatchObject({ datePosted: '', datePostedValue: null, daysAgoPosted: null });
  });
});
