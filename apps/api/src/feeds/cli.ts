import { resolve } from 'node:path';
import { EmbeddedDatabaseError, embeddedDatabaseUrl, startEmbeddedDatabase } from '../database/embedded';
import { openDatabase } from '../database/database';
import { migrateDatabase } from '../database/migrate';
import { type Environment, EnvironmentError, readEnvironment } from '../env';
import { sharedLocationResolver } from '../locations/shared-location-resolver';
import { packageRoot } from '../package-root';
import { adapterNames, chooseFeed } from './choose-feed';
import { FeedError } from './feed-error';
import { ingestFeed } from './ingest-feed';
import { describeSummary } from './ingest-summary';

const usage = `Usage: pnpm feeds:ingest ADAPTER [PATH-OR-URL-OR-BOARD]
  ADAPTER is one of ${adapterNames.join(', ')}.
  pnpm feeds:ingest simplify listings.json
  pnpm feeds:ingest greenhouse BOARD`;

async function main([adapter, target]: string[]): Promise<void> {
  if (adapter === undefined || adapter === '--help') {
    console.log(usage);
    process.exitCode = adapter === undefined ? 1 : 0;
    return;
  }
  const environment = readEnvironment();
  const { ADZUNA_APP_ID: appId, ADZUNA_APP_KEY: appKey } = environment;
  const feed = chooseFeed(adapter, target, {
    // pnpm changes the directory before it runs us; this is where the person stands.
    workingDirectory: process.env['INIT_CWD'] ?? process.cwd(),
    adzuna: appId && appKey ? { appId, appKey } : undefined,
  });
  const ending = new AbortController();
  process.once('SIGINT', () => ending.abort());
  process.once('SIGTERM', () => ending.abort());

  const stopDatabase = await reachDatabase(environment);
  const database = openDatabase(environment);
  const startMs = performance.now();
  try {
    await migrateDatabase(environment.DATABASE_URL);
    const summary = await ingestFeed(feed, {
      database: database.write,
      resolver: sharedLocationResolver,
      signal: ending.signal,
      onProgress: ({ seen }) => showProgress(`${feed.name}: ${seen.toLocaleString('en-US')} read`),
    });
    showProgress('');
    const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
    if (summary) console.log(`${describeSummary(summary)}\n  in ${seconds} s`);
  } finally {
    await database.close();
    await stopDatabase();
  }
}

/** The database of `pnpm start` when that runs; otherwise the same one is started for as long as we need it. */
async function reachDatabase({
  DATABASE_URL,
  KEEPMARK_DATABASE_PORT: port,
}: Environment): Promise<() => Promise<void>> {
  const nothing = async (): Promise<void> => {};
  if (DATABASE_URL !== embeddedDatabaseUrl(port)) return nothing;
  const dataDirectory = resolve(packageRoot, '../..', process.env['KEEPMARK_DATA_DIR'] ?? '.keepmark-data');
  try {
    const { stop } = await startEmbeddedDatabase({ dataDirectory, port, log: (line) => console.log(line) });
    return stop;
  } catch (error) {
    // It runs already, under `pnpm start`.
    if (error instanceof EmbeddedDatabaseError && /in use/.test(error.message)) return nothing;
    throw error;
  }
}

function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  showProgress('');
  const isKnown = [FeedError, EnvironmentError, EmbeddedDatabaseError].some((known) => error instanceof known);
  console.error(isKnown ? (error as Error).message : error);
  process.exitCode = 1;
});
