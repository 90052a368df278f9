import { afterAll, beforeAll, expect, it } from 'vitest';
import { ingestFeed } from '../feeds/ingest-feed';
import { found, listedFeed } from '../feeds/testing/listed-feed';
import { smallWorldResolver } from '../locations/testing/small-world';
import type { DatabaseHandle } from '../database/database';
import { buildTestApp, call, type TestApp } from '../testing/test-app';
import type { Find } from './find';
import { MetroAreaJobs } from './metro-area-jobs';

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

it('lets other requests have their turn while it counts', async () => {
  const rows = Array.from({ length: 2000 }, (_, at) => ({ points: [`30.${at + 1000} -97.7`], jobs: 1 }));
  const results = [{ cbsaCode: '12420', countyCodes: ['48453'] }];
  const counts = new MetroAreaJobs(
    { execute: async () => ({ rows }) } as unknown as DatabaseHandle,
    { metroAreas: async () => ({ results }) } as unknown as Find,
  ).counts();
  let turns = 0;
  let next: NodeJS.Immediate | undefined;
  const takeTurn = () => {
    turns += 1;
    next = setImmediate(takeTurn);
  };
  takeTurn();
  expect(await counts).toEqual({ '12420': 2000 });
  clearImmediate(next);
  expect(turns).toBeGreaterThan(7);
});
