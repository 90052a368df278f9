import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { refreshDirectory } from '../companies/refresh-directory';
import type { Feed } from './feed';
import { FeedError } from './feed-error';
import { beginRun, endRun, hasRunSince } from './feed-runs';
import { withFeedSession } from './feed-session';
import { emptySummary, type IngestSummary } from './ingest-summary';
import { readFeed, type ReadOptions } from './read-feed';
import { beginSeenRecords, closeVanished } from './seen-records';

export interface IngestOptions extends Pick<ReadOptions, 'database' | 'onProgress'> {
  /** Asked with each posting; the same one every time. */
  readonly resolver: ReadOptions['resolver'];
  /** Ends the run between two batches. Written batches stay. */
  readonly signal?: AbortSignal;
  /** Does nothing when a run of this feed, in whichever process, began less than this long ago. */
  readonly minimumAgeMs?: number;
}

/** From this many rows on, the tables are tidied right away. */
const manyChanges = 1000;

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
    try {
      await readPostings(session, feed, { ...options, signal }, summary);
      await refreshCompanies(session);
    } catch (error) {
      await endRun(session, run, summary, error instanceof FeedError ? error.message : 'The run broke off.');
      throw error;
    }
    await endRun(session, run, summary);
    await tidyTables(session, summary);
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

async function refreshCompanies(session: NodePgDatabase): Promise<void> {
  await refreshDirectory(session).catch((cause: unknown) => {
    const message = 'The postings are saved, but the company directory could not be refreshed. Read the feed again.';
    throw new FeedError('directory-stale', message, { cause });
  });
}

/**
 * Where much of the table is new, searches would be planned for an empty one until autovacuum comes, within minutes. Where
 * little is, only the words that wait to be sorted into an index would slow them down.
 */
async function tidyTables(session: NodePgDatabase, { added, changed, closed }: IngestSummary): Promise<void> {
  const changes = added + changed + closed;
  if (changes < manyChanges) return;
  const tidy = async (): Promise<void> => {
    const { rows } = await session.execute<{ postings: number }>(
      sql`select reltuples as postings from pg_class where oid = 'postings'::regclass`,
    );
    const isLargePart = changes > Math.max(0, rows[0]?.postings ?? 0) * largePart;
    await session.execute(isLargePart ? vacuumTables : sortWaitingWords);
  };
  // The run is done and counted whatever comes of this: without the right or the time to, autovacuum still does it.
  await tidy().catch(() => {});
}

/** Of a table, as for autovacuum. */
const largePart = 0.1;
const vacuumTables = sql`vacuum (analyze) postings, posting_locations, companies, stale_companies`;
const sortWaitingWords = sql`select gin_clean_pending_list(i.indexrelid) from pg_index i
  join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam and a.amname = 'gin'
  where i.indrelid in ('postings'::regclass, 'posting_locations'::regclass, 'companies'::regclass)`;
