import { asc, eq, isNull, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { postingLocationTable } from '../jobs/posting-location-table';
import { postingTable } from '../jobs/posting-table';
import { reject } from './feed';
import { FeedError } from './feed-error';
import { feedRunTable } from './feed-run-table';
import { withFeedSession } from './feed-session';
import { ingestDatabase } from './testing/ingest-database';
import { found, listedFeed } from './testing/listed-feed';

const { database, ingest, open } = ingestDatabase([postingTable, feedRunTable]);

const allRows = () => database.write.select().from(postingTable).orderBy(asc(postingTable.externalId));
const openIds = async () => {
  const rows = await database.write.select().from(postingTable).where(isNull(postingTable.closedDate));
  return rows.map(({ feed, externalId }) => `${feed}/${externalId}`).toSorted();
};
const counted = async (country: string) => {
  const { rows } = await database.write.execute<{ open: number }>(
    sql`select open from posting_counts where country = ${country}`,
  );
  return rows[0]?.open ?? 0;
};

describe('ingestFeed', () => {
  it('stores the postings of a feed with their locations', async () => {
    const feed = listedFeed('board:a', [found('1', { locations: [{ text: 'NYC' }, { text: 'Remote in USA' }] })]);
    expect(await ingest(feed)).toEqual({
      feed: 'board:a',
      seen: 1,
      kept: 1,
      added: 1,
      changed: 0,
      unchanged: 0,
      closed: 0,
      rejected: {},
    });
    const [row] = await allRows();
    expect(row).toMatchObject({ source: 'board', location: 'New York, NY; Remote, United States', closedDate: null });
    const places = await database.write.select().from(postingLocationTable).orderBy(postingLocationTable.position);
    expect(places).toMatchObject([
      { position: 0, city: 'New York', state: 'NY', country: 'us', latitude: 40.71427, remote: false },
      { position: 1, city: '', country: 'us', latitude: null, remote: true },
    ]);
  });

  it('returns its connection with the original settings', async () => {
    const only = open(1).write;
    const settings = sql`select name, setting from pg_settings where source = 'session' order by name`;
    const { rows: before } = await only.execute(settings);
    await ingest(listedFeed('board:a', [found('1')]), { database: only });
    expect((await only.execute(settings)).rows).toEqual(before);
  });

  it('changes nothing if the feed has not changed', async () => {
    const feed = listedFeed('board:a', [found('1'), found('2')]);
    await ingest(feed);
    const before = await database.write.execute(sql`select xmin, ctid, * from postings order by id`);
    const places = await database.write.execute(sql`select xmin, ctid, * from posting_locations order by posting_id`);
    expect(await ingest(feed)).toMatchObject({ seen: 2, kept: 2, added: 0, changed: 0, unchanged: 2, closed: 0 });
    expect((await database.write.execute(sql`select xmin, ctid, * from postings order by id`)).rows).toEqual(
      before.rows,
    );
    expect(
      (await database.write.execute(sql`select xmin, ctid, * from posting_locations order by posting_id`)).rows,
    ).toEqual(places.rows);
  });

  it('writes only changes', async () => {
    const feed = listedFeed('board:a', [found('1'), found('2')]);
    await ingest(feed);
    const before = await allRows();
    feed.listed = [found('1'), found('2', { jobTitle: 'Chief', locations: [{ text: 'Boston' }] })];
    expect(await ingest(feed)).toMatchObject({ kept: 2, changed: 1, unchanged: 1 });
    const after = await allRows();
    expect(after[0]).toEqual(before[0]);
    expect(after[1]).toMatchObject({ id: before[1]?.id, jobTitle: 'Chief', location: 'Boston, MA' });
    expect(after[1]?.firstSeenDate).toEqual(before[1]?.firstSeenDate);
    const places = await database.write
      .select()
      .from(postingLocationTable)
      .where(eq(postingLocationTable.postingId, before[1]?.id ?? 0));
    expect(places.map(({ city }) => city)).toEqual(['Boston']);
  });

  it('closes only postings that vanished from this feed, and reopens them when they return', async () => {
    const feed = listedFeed('board:a', [found('1'), found('2')]);
    await ingest(feed);
    await ingest(listedFeed('board:b', [found('1')]));
    feed.listed = [found('2')];
    expect(await ingest(feed)).toMatchObject({ kept: 1, unchanged: 1, closed: 1 });
    expect(await openIds()).toEqual(['board:a/2', 'board:b/1']);
    expect(await ingest(feed)).toMatchObject({ closed: 0 });
    feed.listed = [found('1'), found('2')];
    expect(await ingest(feed)).toMatchObject({ changed: 1, unchanged: 1, closed: 0 });
    expect(await openIds()).toEqual(['board:a/1', 'board:a/2', 'board:b/1']);
  });

  it('closes postings missing from a feed of only the newest ones once they are old', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const feed = listedFeed(
      'adzuna:us',
      [found('1', { datePosted: daysAgo(40) }), found('2', { datePosted: daysAgo(3) })],
      {
        lists: { newestDays: 30 },
      },
    );
    await ingest(feed);
    feed.listed = [];
    expect(await ingest(feed)).toMatchObject({ closed: 1 });
    expect(await openIds()).toEqual(['adzuna:us/2']);
  });

  it('counts a bad record with its reason, and continues', async () => {
    const bad = [
      reject('unreadable title'),
      reject('unreadable title'),
      found('', {}),
      found('3', { companyName: ' ' }),
    ];
    const feed = listedFeed('board:a', [found('1'), ...bad, found('2'), found('1', { jobTitle: 'Another' })]);
    const summary = await ingest(feed);
    expect(summary).toMatchObject({
      seen: 7,
      kept: 2,
      rejected: { 'unreadable title': 2, 'no id': 1, 'no company': 1, 'id seen before in this feed': 1 },
    });
    expect((await allRows()).map(({ jobTitle }) => jobTitle)).toEqual(['Engineer 1', 'Engineer 2']);
  });

  it('adds up counts over many batches', async () => {
    const listed = Array.from({ length: 1201 }, (_, index) =>
      index % 10 === 0 ? reject('closed by the source') : found(String(index % 1000)),
    );
    const seen: number[] = [];
    const summary = await ingest(listedFeed('board:a', listed), { onProgress: (progress) => seen.push(progress.seen) });
    const rejected = Object.values(summary?.rejected ?? {}).reduce((sum, count) => sum + count, 0);
    expect(summary?.seen).toBe(1201);
    expect((summary?.kept ?? 0) + rejected).toBe(1201);
    expect(summary).toMatchObject({ kept: 900, added: 900, changed: 0, unchanged: 0 });
    expect(seen.length).toBeGreaterThan(2);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  it('keeps written postings and closes none when the feed breaks off', async () => {
    const feed = listedFeed('board:a', [found('1'), found('2')]);
    await ingest(feed);
    feed.listed = Array.from({ length: 300 }, (_, index) => found(`new ${index}`));
    feed.problem = new FeedError('not-json', 'The feed is cut off.');
    await expect(ingest(feed)).rejects.toThrow('The feed is cut off.');
    const ids = await openIds();
    expect(ids).toEqual(expect.arrayContaining(['board:a/1', 'board:a/2', 'board:a/new 0']));
    const [run] = await database.write.select().from(feedRunTable).where(eq(feedRunTable.outcome, 'failed'));
    expect(run).toMatchObject({ feed: 'board:a', problem: 'The feed is cut off.', closed: 0 });
    feed.problem = undefined;
    expect(await ingest(feed)).toMatchObject({ kept: 300, closed: 2 });
  });

  it('tidies the tables after many changes, and only pending words if they are a small part', async () => {
    const many = (name: string) =>
      listedFeed(
        name,
        Array.from({ length: 1200 }, (_, index) => found(String(index))),
      );
    const state = async () => {
      const { rows } = await database.write.execute<{ postings: number; pages: string }>(
        sql`select reltuples as postings, gin_clean_pending_list('postings_search') as pages
          from pg_class where oid = 'postings'::regclass`,
      );
      return rows[0];
    };
    await ingest(many('board:a'));
    expect(await state()).toEqual({ postings: 1200, pages: '0' });
    await database.write.execute(sql`update pg_class set reltuples = 1e6 where oid = 'postings'::regclass`);
    await ingest(many('board:b'));
    expect(await state()).toEqual({ postings: 1_000_000, pages: '0' });
    await ingest(listedFeed('board:b', [found('new')]));
    expect(await state()).toMatchObject({ postings: 1_000_000 });
  });

  it('needs only one connection', async () => {
    const listed = Array.from({ length: 900 }, (_, index) => found(String(index)));
    const summary = await ingest(listedFeed('board:a', listed), { database: open(1).write });
    expect(summary).toMatchObject({ kept: 900, added: 900 });
  });

  it('fails if one of many batches cannot be written, and the next run writes the rest', async () => {
    const feed = listedFeed(
      'board:a',
      Array.from({ length: 1200 }, (_, index) => found(String(index))),
    );
    await database.write.execute(sql`alter table postings add constraint refused check (job_title <> 'Engineer 300')`);
    await expect(ingest(feed)).rejects.toThrow('Failed query');
    const ids = await openIds();
    const written = ids.length;
    // Batches written in parallel with the failed one are complete.
    const writtenOf = (from: number, to: number) =>
      ids.map((id) => Number(id.split('/')[1])).filter((number) => from <= number && number < to).length;
    expect(writtenOf(250, 500)).toBe(0);
    for (const [from, to] of [
      [0, 250],
      [500, 750],
      [750, 1000],
      [1000, 1200],
    ] as const)
      expect([0, to - from]).toContain(writtenOf(from, to));
    await database.write.execute(sql`alter table postings drop constraint refused`);
    expect(await ingest(feed)).toMatchObject({ kept: 1200, added: 1200 - written, unchanged: written, closed: 0 });
  });

  it('stops between batches when aborted, and releases its lock', async () => {
    const ending = new AbortController();
    ending.abort();
    const feed = listedFeed('board:a', [found('1')]);
    await expect(ingest(feed, { signal: ending.signal })).rejects.toMatchObject({ code: 'stopped' });
    expect(await ingest(feed)).toMatchObject({ kept: 1 });
  });

  it('skips a feed that another process is already reading', async () => {
    await withFeedSession(database.write, 'board:a', async () => {
      await expect(ingest(listedFeed('board:a', [found('1')]))).rejects.toMatchObject({ code: 'busy' });
      expect(await ingest(listedFeed('board:b', [found('1')]))).toMatchObject({ kept: 1 });
    });
  });

  it('marks a run whose process died', async () => {
    await database.write.insert(feedRunTable).values({ feed: 'board:a' });
    await ingest(listedFeed('board:a', [found('1')]));
    const runs = await database.write.select().from(feedRunTable).orderBy(asc(feedRunTable.id));
    expect(runs).toMatchObject([
      { outcome: 'failed', problem: 'The process ended before the run did.' },
      { outcome: 'done', seen: 1, kept: 1, added: 1 },
    ]);
  });

  it('stores hostile text as text', async () => {
    const jobTitle = `'; DROP TABLE postings; -- $1 \\ "x" %s`;
    await ingest(listedFeed(`board:'--`, [found(`'); --`, { jobTitle, companyName: '${1+1}' })]));
    expect(await allRows()).toMatchObject([{ jobTitle, companyName: '${1+1}', externalId: `'); --` }]);
  });

  it('keeps the number of open postings by country correct', async () => {
    const feed = listedFeed('board:a', [
      found('1', { locations: [{ text: 'Austin, TX' }, { text: 'Boston, MA' }] }),
      found('2', { locations: [{ text: 'Toronto, ON' }, { text: 'NYC' }] }),
      found('3', { locations: [{ text: 'Remote' }, { text: 'NYC' }] }),
      found('4', { locations: [{ text: 'Hybrid' }] }),
    ]);
    const keys = ['us', 'ca', '*', 'WORLD', 'remote:us', 'remote:ca', 'remote:*'];
    const before = await Promise.all(keys.map(counted));
    await ingest(feed);
    const change = async () =>
      (await Promise.all(keys.map(counted))).map((count, index) => count - (before[index] ?? 0));
    expect(await change()).toEqual([2, 1, 1, 4, 0, 0, 1]);
    feed.listed = [
      found('2', { locations: [{ text: 'NYC' }] }),
      found('3', { locations: [{ text: 'Remote in USA' }, { text: 'Remote in Canada' }] }),
    ];
    await ingest(feed);
    expect(await change()).toEqual([2, 1, 0, 2, 1, 1, 0]);
    await database.write.delete(postingTable);
    expect(await change()).toEqual(keys.map(() => 0));
  });
});
