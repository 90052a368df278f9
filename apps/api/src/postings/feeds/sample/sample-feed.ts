import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database';
import type { LocationResolver } from '../../../gazetteer/gazetteer';
import type { Feed, FeedPosting } from '../feed';
import { FeedError } from '../feed-error';
import { composeSamplePostings } from './compose-sample';

const sampleSize = 200;

/** Postings written by us, for a start without internet. Their dates count back from today. */
export function sampleFeed(today: Date = new Date()): Feed {
  return {
    name: 'sample',
    source: 'sample',
    sample: true,
    lists: 'every-open-posting',
    // oxlint-disable-next-line require-await -- a feed is read asynchronously, even when there is nothing to wait for
    async *records() {
      yield* composeSamplePostings(sampleSize, today);
    },
    read: (record) => record as FeedPosting,
  };
}

/**
 * Loads the sample when there is no real posting, so that a first search finds something; a sample that is there gets
 * younger dates. Real postings take it away when they come.
 * @returns whether the sample is what searches find now.
 */
export async function loadSampleWhenEmpty(
  database: DatabaseHandle,
  resolver: () => LocationResolver,
): Promise<boolean> {
  const { rowCount } = await database.execute(sql`select from postings where not sample limit 1`);
  if (rowCount !== 0) return false;
  try {
    const { ingestFeed } = await import('../ingest-feed');
    await ingestFeed(sampleFeed(), { database, resolver });
  } catch (error) {
    // Another process that starts with us loads it.
    if (!(error instanceof FeedError && error.code === 'busy')) throw error;
  }
  return true;
}
