import { createHash } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '../src/database/database';
import { startEmbeddedDatabase } from '../src/database/embedded';
import { migrateDatabase } from '../src/database/migrate';
import { ingestFeed } from '../src/feeds/ingest-feed';
import { sharedLocationResolver } from '../src/locations/shared-location-resolver';
import { loadCityIndex } from '../src/locations/load-city-index';
import { packageRoot } from '../src/package-root';
import { freePort } from '../src/testing/free-port';
import { generatedFeed } from './generated-feed';

export interface SeededDatabase {
  readonly url: string;
  readonly database: Database;
  stop: () => Promise<void>;
}

const seededFeed = 'bench';

/**
 * The embedded PostgreSQL with its own settings and `count` generated postings in it. Filling it takes minutes, so it
 * stays in node_modules/.cache until the generator changes.
 */
export async function startSeededDatabase(count: number, log: (message: string) => void): Promise<SeededDatabase> {
  const cache = join(packageRoot, 'node_modules', '.cache', 'bench');
  const dataDirectory = join(cache, await versionOf(count));
  await mkdir(dataDirectory, { recursive: true });
  const outdated = (await readdir(cache)).map((name) => join(cache, name)).filter((path) => path !== dataDirectory);
  await Promise.all(outdated.map((path) => rm(path, { recursive: true })));
  // As root, PostgreSQL's own user must get into it.
  await chmod(dataDirectory, 0o755);
  const { url, stop } = await startEmbeddedDatabase({ dataDirectory, port: await freePort(), log });
  await migrateDatabase(url);
  const database = openDatabase({
    DATABASE_URL: url,
    DATABASE_READ_URL: undefined,
    DATABASE_POOL_SIZE: 4,
    DATABASE_READ_POOL_SIZE: 4,
  });
  await seed(database, count, log);
  return {
    url,
    database,
    stop: async () => {
      await database.close();
      await stop();
    },
  };
}

async function seed({ write }: Database, count: number, log: (message: string) => void): Promise<void> {
  const { rowCount } = await write.execute(sql`select from feed_runs where feed = ${seededFeed} and outcome = 'done'`);
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
}

/** Of what is generated; migrations are applied to what is kept. */
async function versionOf(count: number): Promise<string> {
  const hash = createHash('sha256').update(String(count));
  for (const name of ['generated-feed.ts', 'job-titles.ts'])
    hash.update(await readFile(join(packageRoot, 'bench', name)));
  return hash.digest('hex').slice(0, 12);
}
