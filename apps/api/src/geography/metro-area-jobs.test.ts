import { afterAll, beforeAll, expect, it } from 'vitest';
import { ingestFeed } from '../postings/feeds/ingest-feed';
import { found, listedFeed } from '../postings/feeds/testing/listed-feed';
import { smallWorld, smallWorldResolver } from '../gazetteer/locations/testing/small-world';
import type { DatabaseHandle } from '../platform/database/open-database';
import { buildTestApp, call, type TestApp } from '../testing/test-app';
import type { ReferenceStore } from '../labor-market/reference/reference-store';
import { turnsWhile } from '../testing/turns-while';
import { AreaLookup } from './area-lookup';
import { Geography } from '../gazetteer/geocoder/geography';
import { MetroAreaJobs } from './metro-area-jobs';

type Make = (rows: Record<string, never[]>) => unknown;
const noRows = { 'cbsa-delineation': [], 'cbsa-gazetteer': [] };

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
  const points = Array.from({ length: 2000 }, (_, at) => ({ point: `30.${at + 1000} -97.7` }));
  const answers = [points, [{ area: '12420', jobs: 2000 }]];
  const results = [{ cbsaCode: '12420', countyCodes: ['48453'] }];
  const counts = new MetroAreaJobs(
    { execute: async () => ({ rows: answers.shift() }) } as unknown as DatabaseHandle,
    { metroAreas: async () => ({ results }) } as unknown as AreaLookup,
  ).counts();
  expect(await turnsWhile(counts)).toBeGreaterThan(7);
  expect(await counts).toEqual({ '12420': 2000 });
});

it('lets other requests have their turn while it reads counties and areas', async () => {
  const store = { derived: async (_name: string, _files: unknown, make: Make) => make(noRows) };
  const areas = new AreaLookup(() => new Geography(smallWorld()), store as unknown as ReferenceStore).metroAreas();
  expect(await turnsWhile(areas)).toBeGreaterThan(50);
  expect((await areas).results.length).toBeGreaterThan(90);
});
