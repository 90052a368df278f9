import { migrateDatabase, openDatabase, reachDatabase } from '../../platform/database/database';
import { EmbeddedDatabaseError } from '../../platform/embedded-database/embedded-database';
import { describeFailure, EnvironmentError, readEnvironment } from '../../platform/runtime/runtime';
import { sharedLocationResolver } from '../../gazetteer/gazetteer';
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
    // pnpm changes the directory before it runs us. This is the person's directory.
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

function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  showProgress('');
  const isKnown = [FeedError, EnvironmentError, EmbeddedDatabaseError].some((known) => error instanceof known);
  console.error(isKnown ? (error as Error).message : describeFailure(error));
  process.exitCode = 1;
});
