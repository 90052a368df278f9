import { sql } from 'drizzle-orm';
import { ingestFeed } from '../src/feeds/ingest-feed';
import { loadCityIndex } from '../src/locations/load-city-index';
import { sharedLocationResolver } from '../src/locations/shared-location-resolver';
import { generatedFeed } from './generated-feed';
import type { Seed } from './seeded-database';

const seededFeed = 'bench';

/** 100,000 postings. */
export const postingSeed: Seed = {
  name: 'bench',
  count: 100_000,
  files: ['generated-feed.ts', 'job-titles.ts'],
  fill: async ({ write }, count, log) => {
    const { rowCount } = await write.execute(
      sql`select from feed_runs where feed = ${seededFeed} and outcome = 'done'`,
    );
    if (rowCount === 0) {
      let told = 0;
      await ingestFeed(generatedFeed(seededFeed, count, loadCityIndex()), {
        database: write,
        resolver: sharedLocationResolver,
        onProgress: ({ seen }) => {
          if (seen < told) return;
          told = seen + 10_000;
          log(`${seen.toLocaleString('en-US')} of ${count.toLocaleString('en-US')} postings generated`);
        },
      });
    }
    await write.execute(sql`vacuum (analyze) postings, posting_locations`);
  },
};
