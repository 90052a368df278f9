import { eq } from 'drizzle-orm';
import { refreshDirectory } from '../src/companies/refresh-directory';
import type { Database } from '../src/platform/database/open-database';
import { ingestFeed } from '../src/postings/feeds/ingest-feed';
import { postingTable } from '../src/postings/jobs/posting-table';
import { loadCityIndex } from '../src/gazetteer/locations/load-city-index';
import { sharedLocationResolver } from '../src/gazetteer/locations/shared-location-resolver';
import { generatedFeed } from './generated-feed';

const feedName = 'bench-ingest';
const recordCount = 6000;

/** How long a feed of 6,000 new records takes, beside everything that is there already. */
export async function measureIngest({ write }: Database, runs: number): Promise<number[]> {
  const timesMs: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const feed = generatedFeed(feedName, recordCount, loadCityIndex(), 100 + run);
    const startMs = performance.now();
    const summary = await ingestFeed(feed, { database: write, resolver: sharedLocationResolver });
    timesMs.push(performance.now() - startMs);
    if (summary?.added !== recordCount) throw new Error(`Of ${recordCount} records ${summary?.added} were new.`);
    await write.delete(postingTable).where(eq(postingTable.feed, feedName));
    await refreshDirectory(write);
  }
  return timesMs;
}
