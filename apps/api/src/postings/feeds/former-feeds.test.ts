import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { postingTable } from '../jobs/posting-table';
import { FeedError } from './feed-error';
import { formerFeedTable } from './former-feed-table';
import { ingestDatabase } from './testing/ingest-database';
import { found, listedFeed } from './testing/listed-feed';

const { database, ingest } = ingestDatabase([postingTable, formerFeedTable]);

const listOf = (name: string, ...ids: string[]) =>
  listedFeed(
    `simplify:${name}`,
    ids.map((id) => found(id)),
    { formerName: 'simplify' },
  );
const states = async () => {
  const rows = await database.write
    .select()
    .from(postingTable)
    .orderBy(asc(postingTable.feed), asc(postingTable.externalId));
  return rows.map(({ feed, externalId, closedDate }) => `${feed}/${externalId}${closedDate ? ' closed' : ''}`);
};

describe('two lists of one adapter', () => {
  it("leaves the postings of an adapter's other list open", async () => {
    const [first, second] = [listOf('a', '1', '2'), listOf('b', '2', '3')];
    for (const feed of [first, second, first, second]) await ingest(feed);
    expect(await states()).toEqual(['simplify:a/1', 'simplify:a/2', 'simplify:b/2', 'simplify:b/3']);
  });
});

describe('postings from before lists had their own names', () => {
  beforeEach(async () => {
    await ingest(listedFeed('simplify', [found('1'), found('2'), found('3')]));
    await database.write.insert(formerFeedTable).values({ name: 'simplify' });
  });

  it('gives postings without a list to the first list that is read, under the ids that people saved', async () => {
    const [first, second] = [listOf('a', '1', '4'), listOf('b', '2')];
    expect(await ingest(first)).toMatchObject({ added: 1, unchanged: 1, closed: 2 });
    expect(await ingest(second)).toMatchObject({ added: 1, closed: 0 });
    expect(await ingest(first)).toMatchObject({ unchanged: 2, added: 0, closed: 0 });
    expect(await ingest(second)).toMatchObject({ unchanged: 1, added: 0, closed: 0 });
    expect(await states()).toEqual([
      'simplify/1',
      'simplify/2 closed',
      'simplify/3 closed',
      'simplify/4',
      'simplify:b/2',
    ]);
  });

  it('gives postings without a list to nobody if a list cannot be read', async () => {
    const mistyped = listOf('typo');
    mistyped.problem = new FeedError('not-found', 'There is no such file.');
    await expect(ingest(mistyped)).rejects.toThrow('There is no such file.');
    await ingest(listOf('a', '1', '2'));
    expect(await states()).toEqual(['simplify/1', 'simplify/2', 'simplify/3 closed']);
    const [former] = await database.write.select().from(formerFeedTable).where(eq(formerFeedTable.name, 'simplify'));
    expect(former?.heir).toBe('simplify:a');
  });
});
