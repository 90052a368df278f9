import { and, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { isDirectoryFilled, refreshDirectory } from '../companies/refresh-directory';
import type { DatabaseHandle } from '../database/database';
import type { LocationResolver } from '../locations/resolve-location';
import type { Feed } from './feed';
import { FeedError } from './feed-error';
import { feedRunTable } from './feed-run-table';
import { withFeedSession } from './feed-session';
import { countRejected, emptySummary, type IngestSummary } from './ingest-summary';
import { type PreparedPosting, preparePosting } from './prepare-posting';
import { beginSeenRecords, closeVanished, rememberSeen } from './seen-records';
import { writePostings } from './write-postings';

export interface IngestOptions {
  readonly database: DatabaseHandle;
  /** Asked with each posting; the same one every time. */
  readonly resolver: () => LocationResolver;
  /** Ends the run between two batches; what was written stays. */
  readonly signal?: AbortSignal;
  /** Does nothing when a run of this feed, in whichever process, began less than this long ago. */
  readonly minimumAgeMs?: number;
  /** Told after every batch. */
  readonly onProgress?: (summary: Readonly<IngestSummary>) => void;
}

/** Small enough that a batch of the longest descriptions stays a few MB. */
const batchSize = 250;
/** From here on, what PostgreSQL knows of the tables is worth refreshing at once. */
const manyChanges = 1000;

/**
 * Reads a feed to its end and makes the table of postings say the same. Running it twice changes nothing the second
 * time; a run that breaks off leaves what it wrote, closes nothing, and the next one goes on.
 * @throws FeedError when the feed cannot be read, or another process reads it.
 * @returns undefined when the last run is younger than `minimumAgeMs`.
 */
export async function ingestFeed(feed: Feed, options: IngestOptions): Promise<IngestSummary | undefined> {
  const { database, signal = new AbortController().signal } = options;
  return withFeedSession(database, feed.name, async (session) => {
    if (await hasRunSince(session, feed.name, options.minimumAgeMs ?? 0)) return undefined;
    const run = await beginRun(session, feed.name);
    const summary = emptySummary(feed.name);
    try {
      await beginSeenRecords(session);
      await readBatches(feed, { ...options, signal }, session, summary);
      summary.closed = await closeVanished(session, feed);
    } catch (error) {
      await endRun(session, run, summary, error instanceof FeedError ? error.message : 'The run broke off.');
      throw error;
    }
    await endRun(session, run, summary);
    await refreshStatistics(session, summary);
    await refreshCompanies(session, summary);
    return summary;
  });
}

async function readBatches(
  feed: Feed,
  { resolver, signal, onProgress }: IngestOptions & { signal: AbortSignal },
  session: NodePgDatabase,
  summary: IngestSummary,
): Promise<void> {
  let batch: PreparedPosting[] = [];
  let writing: Promise<void> = Promise.resolve();
  // PostgreSQL writes one batch while the next one is read and cleaned here.
  const flush = async (): Promise<void> => {
    await writing;
    if (signal.aborted) throw new FeedError('stopped', `Reading ${feed.name} was stopped.`);
    writing = writeBatch(session, feed, batch, summary).then(() => onProgress?.(summary));
    // Whoever awaits it next hears of a failure; until then it is not unheard of.
    writing.catch(() => {});
    batch = [];
  };
  try {
    for await (const record of feed.records(signal)) {
      summary.seen += 1;
      const found = feed.read(record);
      const prepared = 'rejected' in found ? found : preparePosting(feed, found, resolver());
      if ('rejected' in prepared) countRejected(summary, prepared.rejected);
      else if (batch.push(prepared) >= batchSize) await flush();
    }
    await flush();
  } finally {
    await writing;
  }
}

async function writeBatch(
  session: NodePgDatabase,
  feed: Feed,
  batch: readonly PreparedPosting[],
  summary: IngestSummary,
): Promise<void> {
  if (batch.length === 0) return;
  const fresh = await rememberSeen(
    session,
    batch.map(({ row }) => row.externalId),
  );
  // Of two records with one id the first counts.
  const once = batch.filter(({ row }) => fresh.delete(row.externalId));
  if (once.length < batch.length) countRejected(summary, 'id seen before in this feed', batch.length - once.length);
  const { added, changed, unchanged } = await writePostings(session, feed, once);
  summary.kept += once.length;
  summary.added += added;
  summary.changed += changed;
  summary.unchanged += unchanged;
}

async function hasRunSince(session: NodePgDatabase, feed: string, ageMs: number): Promise<boolean> {
  const { rowCount } = await session.execute(
    sql`select from feed_runs where feed = ${feed} and started_date > now() - make_interval(secs => ${ageMs / 1000})`,
  );
  return ageMs > 0 && rowCount !== 0;
}

async function beginRun(session: NodePgDatabase, feed: string): Promise<number> {
  // We hold the feed's lock, so a run that still says "running" is one whose process died.
  await session
    .update(feedRunTable)
    .set({ outcome: 'failed', finishedDate: sql`now()`, problem: 'The process ended before the run did.' })
    .where(and(eq(feedRunTable.feed, feed), eq(feedRunTable.outcome, 'running')));
  const [run] = await session.insert(feedRunTable).values({ feed }).returning({ id: feedRunTable.id });
  return run?.id ?? 0;
}

async function endRun(session: NodePgDatabase, id: number, summary: IngestSummary, problem?: string): Promise<void> {
  const { feed: _feed, ...counts } = summary;
  await session
    .update(feedRunTable)
    .set({ ...counts, finishedDate: sql`now()`, outcome: problem === undefined ? 'done' : 'failed', problem })
    .where(eq(feedRunTable.id, id));
}

/** Autovacuum would do it within minutes; until then searches would be planned for an empty table. */
async function refreshStatistics(session: NodePgDatabase, { added, changed, closed }: IngestSummary): Promise<void> {
  if (added + changed + closed < manyChanges) return;
  // The run is done and counted whatever comes of this: without the right or the time to, autovacuum still does it.
  await session.execute(sql`vacuum (analyze) postings, posting_locations`).catch(() => {});
}

/** The directory of companies counts open postings. The first run after an update fills it, changes or not. */
async function refreshCompanies(session: NodePgDatabase, { added, changed, closed }: IngestSummary): Promise<void> {
  if (added + changed + closed > 0 || !(await isDirectoryFilled(session))) await refreshDirectory(session);
}
