import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { refreshDirectory } from '../../companies/companies';
import type { DatabaseHandle } from '../../platform/database/database';
import type { Feed } from './feed';
import { FeedError } from './feed-error';
import { beginRun, endRun, hasRunSince } from './feed-runs';
import { withFeedSession } from './feed-session';
import { emptySummary, type IngestSummary } from './ingest-summary';
import { readFeed, type ReadOptions } from './read-feed';
import { beginSeenRecords, closeVanished } from './seen-records';
import { chooseTidying, companyTables, postingTables, type Tidying, tidyTables } from './tidy-tables';

export interface IngestOptions extends Pick<ReadOptions, 'database' | 'onProgress'> {
  /** Asked with each posting; the same one every time. */
  readonly resolver: ReadOptions['resolver'];
  /** Ends the run between two batches. Written batches stay. */
  readonly signal?: AbortSignal;
  /** Does nothing when a run of this feed, in whichever process, began less than this long ago. */
  readonly minimumAgeMs?: number;
}

/**
 * Reads a feed to its end and makes the table of postings, and the directory of companies, say the same. Running it
 * twice changes nothing the second time; a run that breaks off leaves what it wrote, closes nothing, and the next one
 * goes on.
 * @throws FeedError when the feed cannot be read, another process reads it, or the directory could not be refreshed.
 * @returns undefined when the last run is younger than `minimumAgeMs`.
 */
export async function ingestFeed(feed: Feed, options: IngestOptions): Promise<IngestSummary | undefined> {
  const { database, signal = new AbortController().signal } = options;
  return withFeedSession(database, feed.name, async (session) => {
    if (await hasRunSince(session, feed.name, options.minimumAgeMs ?? 0)) return undefined;
    const run = await beginRun(session, feed.name);
    const summary = emptySummary(feed.name);
    let tidying: Tidying | undefined;
    try {
      await readPostings(session, feed, { ...options, signal }, summary);
      tidying = await chooseTidying(session, summary);
      await refreshAndTidy(session, database, tidying);
    } catch (error) {
      await endRun(session, run, summary, error instanceof FeedError ? error.message : 'The run broke off.');
      throw error;
    }
    await endRun(session, run, summary);
    await tidyTables(session, tidying, companyTables);
    return summary;
  });
}

async function readPostings(
  session: NodePgDatabase,
  feed: Feed,
  options: ReadOptions,
  summary: IngestSummary,
): Promise<void> {
  await beginSeenRecords(session);
  try {
    summary.closed = await closeVanished(session, await readFeed(feed, options, session, summary));
  } catch (error) {
    // What was written is found by searches, so the directory should have it. If not now, then with the next run.
    await refreshDirectory(session).catch(() => {});
    throw error;
  }
}

/** Refreshes the directory and, if there is a connection for each, tidies at the same time the tables that it reads. */
async function refreshAndTidy(
  session: NodePgDatabase,
  database: DatabaseHandle,
  tidying: Tidying | undefined,
): Promise<void> {
  const isAlone = database.$client.options.max === 1;
  if (isAlone) await refreshCompanies(session);
  const refreshing = isAlone ? undefined : refreshCompanies(database);
  await Promise.all([refreshing, tidyTables(session, tidying, postingTables)]);
}

async function refreshCompanies(database: NodePgDatabase): Promise<void> {
  await refreshDirectory(database).catch((cause: unknown) => {
    const message = 'The postings are saved, but the company directory could not be refreshed. Read the feed again.';
    throw new FeedError('directory-stale', message, { cause });
  });
}
