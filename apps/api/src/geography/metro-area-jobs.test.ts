import { afterAll, beforeAll, expect, it } from 'vitest';
import { ingestFeed } from '../feeds/ingest-feed';
import { found, listedFeed } from '../feeds/testing/listed-feed';
import { smallWorldResolver } from '../locations/testing/small-world';
import { buildTestApp, call, type TestApp } from '../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('counts each open posting once in each metro area that it is in', async () => {
  const posting = (externalId: string, ...places: string[]) =>
    found(externalId, { locations: places.map((text) => ({ text })) });
  const postings = [
    posting('austin', 'Austin, TX'),
    posting('two-cities-of-one-area', 'Austin, TX', 'Round Rock, TX'),
    posting('two-areas', 'Round Rock, TX', 'Dallas, TX'),
    posting('state', 'Texas'),
    posting('remote', 'Remote in USA'),
    posting('abroad', 'London, UK'),
  ];
  await ingestFeed(listedFeed('board:a', postings), {
    database: test.app.database.write,
    resolver: () => smallWorldResolver,
  });
  const { answer } = await call(test.app, '/jobs/cbsa/US', { method: 'GET' });
  expect(answer).toEqual({ success: true, data: { '12420': 3, '19100': 1 } });
});
