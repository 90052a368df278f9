import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../src/platform/database/open-database';
import { ingestFeed } from '../src/postings/feeds/ingest-feed';
import { loadCityIndex } from '../src/gazetteer/locations/load-city-index';
import { sharedLocationResolver } from '../src/gazetteer/locations/shared-location-resolver';
import { generatedFeed } from './generated-feed';
import type { Seed } from './seeded-database';

const seededFeed = 'bench';

/** Ingested as a feed; more than that are copies of these, each with a day of its own. */
const maxIngested = 100_000;

/** What `docs/operating.md` recommends for a million postings. */
const buffersOfLarge = '2GB';

/** @param postings how many; a folder of its own for each number */
export const postingSeed = (postings: number): Seed => ({
  name: postings === maxIngested ? 'bench' : `bench-${postings}`,
  count: postings,
  // The embedded server has PostgreSQL's 128 MB of buffers, which is meant for small databases.
  ...(postings > maxIngested && { settings: { shared_buffers: buffersOfLarge } }),
  files: ['generated-feed.ts', 'job-titles.ts', 'company-seed.ts'],
  fill: async ({ write }, count, log) => {
    const { rowCount } = await write.execute(
      sql`select from feed_runs where feed = ${seededFeed} and outcome = 'done'`,
    );
    if (rowCount === 0) {
      let told = 0;
      await ingestFeed(generatedFeed(seededFeed, Math.min(count, maxIngested), loadCityIndex()), {
        database: write,
        resolver: sharedLocationResolver,
        onProgress: ({ seen }) => {
          if (seen < told) return;
          told = seen + 10_000;
          log(`${seen.toLocaleString('en-US')} of ${count.toLocaleString('en-US')} postings generated`);
        },
      });
    }
    await copyUpTo(write, count, log);
    await vacuum(write);
  },
});

const copied = sql.raw(
  `source, content_hash, sample, company_name, job_title, job_type, description, url, salary, salary_per_year, location, remote, countries,
    remote_countries, search`,
);

/** Longer than a statement may take, and in no transaction. */
async function vacuum({ $client }: DatabaseHandle): Promise<void> {
  const client = await $client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('vacuum (analyze) postings, posting_locations');
  } finally {
    // The connection keeps its setting: it is not used again.
    client.release(true);
  }
}

async function copyUpTo(database: DatabaseHandle, count: number, log: (message: string) => void): Promise<void> {
  for (let copy = 1; copy < count / maxIngested; copy += 1) {
    const feed = `${seededFeed}:${copy}`;
    const { rowCount } = await database.execute(sql`select from postings where feed = ${feed} limit 1`);
    if (rowCount !== 0) continue;
    log(`copy ${copy} of the ${maxIngested.toLocaleString('en-US')} postings`);
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`set local statement_timeout = 0`);
      await transaction.execute(
        sql`insert into postings (feed, external_id, ${copied}, date_posted)
          select ${feed}, external_id, ${copied}, date_posted - make_interval(secs => ${copy} * 7919)
          from postings where feed = ${seededFeed}`,
      );
      await transaction.execute(
        sql`insert into posting_locations (posting_id, position, label, city, state, country, latitude, longitude, remote)
          select made.id, l.position, l.label, l.city, l.state, l.country, l.latitude, l.longitude, l.remote
          from postings made join postings p on p.feed = ${seededFeed} and p.external_id = made.external_id
            join posting_locations l on l.posting_id = p.id
          where made.feed = ${feed}`,
      );
    });
  }
}
