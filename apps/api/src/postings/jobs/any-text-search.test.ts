import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { found, listedFeed } from '../feeds/testing/listed-feed';
import { ingestFeed } from '../feeds/ingest-feed';
import { smallWorldResolver } from '../../gazetteer/locations/testing/small-world';
import { buildTestApp, call, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ RATE_LIMIT_PER_ADDRESS: '100000' });
  const postings = ['IT Support', 'Registered Nurse', 'The Baker', '看護師'].map((jobTitle, id) =>
    found(String(id), { jobTitle, companyName: `Café & Söhne ${id}` }),
  );
  await ingestFeed(listedFeed('board:a', postings), {
    database: test.app.database.write,
    resolver: () => smallWorldResolver,
  });
});
afterAll(() => test.close());

const hostile = [
  '-'.repeat(33),
  '- '.repeat(100),
  'a-'.repeat(100),
  '<a>'.repeat(66),
  '"'.repeat(200),
  '!'.repeat(200),
  '('.repeat(200),
  '\\'.repeat(200),
  '%'.repeat(200),
  "'".repeat(200),
  'a or '.repeat(40),
  '"a b" '.repeat(33),
  '-"a b" '.repeat(28),
  'x'.repeat(200),
  '\u0000',
  '\uD800',
  '😀'.repeat(100),
  '.'.repeat(200),
  'a.b.c.d@e.f/g?h=i&j#k',
];
const oddLetters = Array.from('-"\'<>&|!():*\\%_ ,.;/a1é看');
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(...oddLetters), maxLength: 200 }),
  fc.constantFrom(...hostile),
);

describe('any text', () => {
  const statusOf = async (path: string, body: Record<string, unknown>) => (await call(test.app, path, { body })).status;

  it.each(hostile)('such as %j finds something or nothing', async (text) => {
    expect(await statusOf('/jobs/search', { searchTerm: text, pageSize: 20, pageNumber: 1 })).toBe(200);
    expect(await statusOf('/company/groups', { searchTerm: text })).toBe(200);
  });

  it('never breaks a search of jobs', async () => {
    const body = fc.record(
      {
        searchTerm: anyText,
        companyName: anyText,
        location: anyText,
        selectedCountryCode: fc.string({ maxLength: 5 }),
      },
      { requiredKeys: ['searchTerm'] },
    );
    await fc.assert(
      fc.asyncProperty(body, async (asked) => {
        expect([200, 400]).toContain(await statusOf('/jobs/search', { ...asked, pageSize: 20, pageNumber: 1 }));
      }),
      { numRuns: 300 },
    );
  });

  it('never breaks a search of companies', async () => {
    const body = fc.record(
      { searchTerm: anyText, companyName: anyText, selectedCountryCode: fc.string({ maxLength: 5 }) },
      { requiredKeys: ['searchTerm'] },
    );
    await fc.assert(
      fc.asyncProperty(body, async (asked) => {
        expect([200, 400]).toContain(await statusOf('/company/groups', asked));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a word that sentences are full of', () => {
  it.each([
    ['IT', 'IT Support'],
    ['the', 'The Baker'],
  ])('is looked for in titles: %s', async (searchTerm, jobTitle) => {
    const { answer } = await call(test.app, '/jobs/search', { body: { searchTerm, pageSize: 20, pageNumber: 1 } });
    expect(answer).toMatchObject({ totalResults: 1, results: [{ jobTitle }] });
  });
});
