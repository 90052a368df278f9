import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '../src/platform/database/open-database';
import { startEmbeddedDatabase } from '../src/platform/embedded-database/embedded-database';
import { migrateDatabase } from '../src/platform/database/migrate';
import { ingestFeed } from '../src/postings/feeds/ingest-feed';
import { loadCityIndex } from '../src/gazetteer/locations/load-city-index';
import { sharedLocationResolver } from '../src/gazetteer/locations/shared-location-resolver';
import { freePort } from '../src/testing/free-port';
import { generatedFeed } from './generated-feed';
import { type BenchResult, summarize } from './measure';

interface IngestManyResult extends BenchResult {
  readonly records: number;
  readonly companies: number;
  /** Of the same feed once more, in which nothing has changed. */
  readonly rerun_median: number;
  /** The most memory that this process had at the end of a batch. PostgreSQL's is not in it. */
  readonly peak_rss_mb: number;
}

/** How long the first ingest of a large feed takes, and the next one, in a database of its own. */
export async function measureMany(
  bench: string,
  records: number,
  log: (message: string) => void,
): Promise<IngestManyResult> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'keepmark-ingest-'));
  // As root, PostgreSQL's own user must get into it.
  await chmod(dataDirectory, 0o755);
  const { url, stop } = await startEmbeddedDatabase({ dataDirectory, port: await freePort(), log });
  try {
    await migrateDatabase(url);
    const database = openDatabase({
      DATABASE_URL: url,
      DATABASE_READ_URL: undefined,
      DATABASE_POOL_SIZE: 4,
      DATABASE_READ_POOL_SIZE: 4,
      DATABASE_SEARCH_POOL_SIZE: 1,
    });
    try {
      return await measure(bench, records, database, log);
    } finally {
      await database.close();
    }
  } finally {
    await stop();
    await rm(dataDirectory, { recursive: true });
  }
}

async function measure(
  bench: string,
  records: number,
  { write }: Database,
  log: (message: string) => void,
): Promise<IngestManyResult> {
  sharedLocationResolver();
  let peakBytes = 0;
  let told = 0;
  const ingest = async (): Promise<{ timeMs: number; unchanged: number }> => {
    const startMs = performance.now();
    told = 0;
    const summary = await ingestFeed(generatedFeed('bench', records, loadCityIndex()), {
      database: write,
      resolver: sharedLocationResolver,
      onProgress: ({ kept }) => {
        peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
        if (kept < told) return;
        told += records / 10;
        log(`${kept.toLocaleString('en-US')} after ${Math.round((performance.now() - startMs) / 1000)} s`);
      },
    });
    return { timeMs: performance.now() - startMs, unchanged: summary?.unchanged ?? 0 };
  };
  const first = await ingest();
  const again = await ingest();
  if (again.unchanged !== records) throw new Error(`Of ${records} records ${again.unchanged} were unchanged.`);
  const { rows } = await write.execute<{ companies: string; open: string }>(
    sql`select count(*) as companies, sum(open_postings) as open from companies`,
  );
  if (Number(rows[0]?.open) !== records) throw new Error(`The directory counts ${rows[0]?.open} postings.`);
  return {
    ...summarize(bench, [first.timeMs]),
    records,
    companies: Number(rows[0]?.companies),
    rerun_median: Math.round(again.timeMs),
    peak_rss_mb: Math.round(peakBytes / 1e6),
  };
}
