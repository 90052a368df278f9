import { jobTypes, workplaceOf } from '@keepmark/contracts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { companyTable } from '../../../companies/company-table';
import type { Database } from '../../../platform/database/open-database';
import { postingTable } from '../../jobs/posting-table';
import { smallWorldResolver } from '../../../gazetteer/locations/testing/small-world';
import { type OpenTestDatabase, openTestDatabase } from '../../../testing/open-test-database';
import { FeedError } from '../feed-error';
import { ingestFeed } from '../ingest-feed';
import { sanitizeDescription } from '../../../posting-text/sanitize-description';
import { found, listedFeed } from '../testing/listed-feed';
import { composeSamplePostings } from './compose-sample';
import { loadSampleWhenEmpty, sampleFeed } from './sample-feed';

describe('the sample postings', () => {
  const today = new Date('2026-03-01T15:00:00Z');
  const postings = composeSamplePostings(200, today);

  it('are the same every time, apart from their dates', () => {
    expect(composeSamplePostings(200, today)).toEqual(postings);
    const later = composeSamplePostings(200, new Date('2026-03-02T01:00:00Z'));
    expect(later[0]?.datePosted?.getTime()).toBe((postings[0]?.datePosted?.getTime() ?? 0) + 86_400_000);
  });

  it('vary in location, job type, age and salary', () => {
    expect(new Set(postings.map(({ externalId }) => externalId)).size).toBe(200);
    expect(new Set(postings.map(({ jobType }) => jobType))).toEqual(new Set(jobTypes));
    const places = postings.flatMap(({ locations }) => locations.map(({ text }) => text));
    expect(new Set(places).size).toBeGreaterThan(30);
    expect(places.some((place) => place.startsWith('Remote'))).toBe(true);
    const ages = postings.map(({ datePosted }) => (today.getTime() - (datePosted?.getTime() ?? 0)) / 86_400_000);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ages)).toBeGreaterThan(30);
    expect(ages.filter((age) => age < 3).length).toBeGreaterThan(10);
    expect(postings.filter(({ salary }) => salary === '').length).toBeGreaterThan(5);
  });

  it('are remote, hybrid, or say nothing about it', () => {
    const hybrid = postings.filter(({ description = '' }) => workplaceOf({ description }) === 'hybrid');
    expect(hybrid.length).toBeGreaterThan(5);
    expect(hybrid.some(({ locations }) => locations.some(({ text }) => text.startsWith('Remote')))).toBe(false);
  });

  it('need no cleaning', () => {
    for (const { description = '' } of postings) {
      expect(sanitizeDescription(description)).toBe(description);
      expect(description).toMatch(/What you will do.*<li>.*What you bring.*<li>/s);
    }
  });
});

describe('loading the sample', () => {
  let testDatabase: OpenTestDatabase;
  let database: Database;
  beforeEach(async () => {
    testDatabase = await openTestDatabase();
    database = testDatabase.open();
  });
  afterEach(() => testDatabase.close());
  const resolver = () => smallWorldResolver;
  const load = () => loadSampleWhenEmpty(database.write, resolver);
  const samples = async () => {
    const rows = await database.write.select({ sample: postingTable.sample }).from(postingTable);
    return { sample: rows.filter(({ sample }) => sample).length, real: rows.filter(({ sample }) => !sample).length };
  };

  it('fills an empty table, once', async () => {
    expect(await load()).toBe(true);
    expect(await load()).toBe(true);
    expect(await samples()).toEqual({ sample: 200, real: 0 });
  });

  it('is replaced by the first real posting', async () => {
    await load();
    await ingestFeed(listedFeed('board:a', [found('1')]), { database: database.write, resolver });
    expect(await samples()).toEqual({ sample: 0, real: 1 });
    expect(await load()).toBe(false);
    await ingestFeed(sampleFeed(), { database: database.write, resolver });
    expect(await samples()).toEqual({ sample: 0, real: 1 });
  });

  const companies = async () => {
    const rows = await database.write.select({ sample: companyTable.sample }).from(companyTable);
    return { sample: rows.filter(({ sample }) => sample).length, real: rows.filter(({ sample }) => !sample).length };
  };
  const cutOff = (count: number) => {
    const listed = Array.from({ length: count }, (_, index) => found(String(index), { companyName: `Maker ${index}` }));
    const feed = listedFeed('board:a', listed);
    feed.problem = new FeedError('not-json', 'The feed is cut off.');
    return feed;
  };

  it('stays, with its companies, if the first feed breaks off before the first write', async () => {
    await load();
    await expect(ingestFeed(cutOff(0), { database: database.write, resolver })).rejects.toThrow('cut off');
    expect(await samples()).toEqual({ sample: 200, real: 0 });
    expect(await companies()).toMatchObject({ real: 0 });
    expect((await companies()).sample).toBeGreaterThan(0);
  });

  it('leaves no companies behind if the first feed breaks off midway, or when it is read again', async () => {
    await load();
    const feed = cutOff(600);
    await expect(ingestFeed(feed, { database: database.write, resolver })).rejects.toThrow('cut off');
    expect(await samples()).toMatchObject({ sample: 0 });
    const { real } = await samples();
    expect(await companies()).toEqual({ sample: 0, real });
    feed.problem = undefined;
    await ingestFeed(feed, { database: database.write, resolver });
    expect(await companies()).toEqual({ sample: 0, real: 600 });
  });

  it('is replaced in one step: searches find either only sample data or only real data at any time', async () => {
    await load();
    const seen: boolean[] = [];
    const feed = cutOff(600);
    const reader = testDatabase.open().write;
    const over = new AbortController();
    let lookedOnce = (): void => {};
    const first = new Promise<void>((done) => {
      lookedOnce = done;
    });
    const look = async () => {
      do {
        const { rows } = await reader.execute<{ postings: boolean[] | null; companies: boolean[] | null }>(
          sql`select (select array_agg(distinct sample) from postings) as postings,
            (select array_agg(distinct sample) from companies) as companies`,
        );
        expect(rows[0]?.postings).toHaveLength(1);
        expect(rows[0]?.companies).toEqual(rows[0]?.postings);
        seen.push(rows[0]?.postings?.[0] === true);
        lookedOnce();
      } while (!over.signal.aborted);
    };
    const looking = look();
    await first;
    const ingesting = ingestFeed(feed, { database: database.write, resolver }).finally(() => {
      over.abort();
    });
    await Promise.all([looking, expect(ingesting).rejects.toThrow('cut off')]);
    expect(seen[0]).toBe(true);
  });

  it('stays if a feed is empty', async () => {
    await load();
    await ingestFeed(listedFeed('board:a', []), { database: database.write, resolver });
    expect(await samples()).toEqual({ sample: 200, real: 0 });
  });

  it('is loaded by only one of several processes that start together', async () => {
    expect(await Promise.all([load(), load(), load()])).toEqual([true, true, true]);
    expect(await samples()).toEqual({ sample: 200, real: 0 });
  });
});
