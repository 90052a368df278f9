import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { DatabaseHandle } from '../../platform/database/database';
import type { LocationResolver } from '../../gazetteer/gazetteer';
import { type DescriptionSearch, descriptionSearch } from './description-search';
import type { Feed } from './feed';
import { FeedError } from './feed-error';
import { withFormerName } from './former-feeds';
import { countRejected, type IngestSummary } from './ingest-summary';
import { findKnown } from './known-postings';
import { preparationVersion } from './preparation-version';
import { findRecord, type FoundRecord, type PreparedRecord, prepareRecords } from './prepare-records';
import { rememberSeen } from './seen-records';
import { writePostings } from './write-postings';

export interface ReadOptions {
  readonly database: DatabaseHandle;
  readonly resolver: () => LocationResolver;
  readonly signal: AbortSignal;
  /** Told after every batch. */
  readonly onProgress?: ((summary: Readonly<IngestSummary>) => void) | undefined;
}

/** Small enough that a batch of the longest descriptions stays a few MB. */
const batchSize = 250;
/** How many batches are written at a time. Taking a text apart keeps a core of PostgreSQL's busy for each. */
const maxWriters = 2;

/**
 * Reads a feed to its end and writes what is new or changed, four batches at a time in memory: one is read, one is
 * prepared, and two are written. PostgreSQL answers for one while the next is read.
 * @returns the feed under the name that its postings have.
 * @throws FeedError when the feed can't be read to its end. What was prepared is written.
 */
export async function readFeed(
  feed: Feed,
  { database, resolver, signal, onProgress }: ReadOptions,
  session: NodePgDatabase,
  summary: IngestSummary,
): Promise<Feed> {
  const version = await preparationVersion();
  let named: Feed | undefined;
  let batch: FoundRecord[] = [];
  const spareConnections = database.$client.options.max - 1;
  const writer = spareConnections > 0 ? database : session;
  const writers = Math.max(1, Math.min(maxWriters, spareConnections));
  // A failed write stays in the set, so that awaiting the set throws its error.
  const writing = new Set<Promise<void>>();
  const search = descriptionSearch();

  const startWriting = async (records: readonly PreparedRecord[]): Promise<void> => {
    while (writing.size >= writers) await Promise.race(writing);
    const write = writeBatch(writer, named ?? feed, records, search, summary, onProgress);
    writing.add(write);
    const forget = async (): Promise<void> => {
      await write;
      writing.delete(write);
    };
    forget().catch(() => {});
  };
  const flush = async (read: readonly FoundRecord[]): Promise<void> => {
    if (signal.aborted) throw new FeedError('stopped', `Reading ${feed.name} was stopped.`);
    named ??= await withFormerName(session, feed);
    const records = await seenFirst(session, read, summary);
    const known = await findKnown(
      session,
      named.name,
      records.map(({ externalId }) => externalId),
    );
    await startWriting(await prepareRecords(named, records, known, resolver()));
  };
  const flushing = oneBehind(async () => {
    const read = batch;
    batch = [];
    await flush(read);
  });
  try {
    for await (const record of feed.records(signal)) {
      summary.seen += 1;
      const found = findRecord(feed, record, version);
      if ('rejected' in found) countRejected(summary, found.rejected);
      else if (batch.push(found) >= batchSize) await flushing.start();
    }
    await flushing.start();
    await flushing.end();
  } finally {
    await Promise.allSettled([flushing.end()]);
    await Promise.allSettled(writing);
    await Promise.all(writing);
  }
  return named ?? feed;
}

/** Runs one task at a time in the background. The next `start`, or `end`, throws what the task threw. */
function oneBehind(run: () => Promise<void>): { start: () => Promise<void>; end: () => Promise<void> } {
  let running = Promise.resolve();
  return {
    start: async () => {
      await running;
      running = run();
      running.catch(() => {});
    },
    end: () => running,
  };
}

/** Of two records with one id the first counts. */
async function seenFirst(
  session: NodePgDatabase,
  batch: readonly FoundRecord[],
  summary: IngestSummary,
): Promise<FoundRecord[]> {
  const fresh = await rememberSeen(
    session,
    batch.map(({ externalId }) => externalId),
  );
  const first = batch.filter(({ externalId }) => fresh.delete(externalId));
  if (first.length < batch.length) countRejected(summary, 'id seen before in this feed', batch.length - first.length);
  return first;
}

async function writeBatch(
  database: Pick<NodePgDatabase, 'transaction'>,
  feed: Feed,
  batch: readonly PreparedRecord[],
  search: DescriptionSearch,
  summary: IngestSummary,
  onProgress: ReadOptions['onProgress'],
): Promise<void> {
  const { added, changed, unchanged } = await writePostings(database, feed, batch, search);
  summary.kept += batch.length;
  summary.added += added;
  summary.changed += changed;
  summary.unchanged += unchanged;
  onProgress?.(summary);
}
