import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { LocationResolver } from '../locations/resolve-location';
import type { Feed } from './feed';
import { FeedError } from './feed-error';
import { underItsName } from './former-feeds';
import { countRejected, type IngestSummary } from './ingest-summary';
import { findKnown } from './known-postings';
import { preparationVersion } from './preparation-version';
import { findRecord, type FoundRecord, type PreparedRecord, prepareRecords } from './prepare-records';
import { rememberSeen } from './seen-records';
import { writePostings } from './write-postings';

export interface ReadOptions {
  readonly resolver: () => LocationResolver;
  readonly signal: AbortSignal;
  /** Told after every batch. */
  readonly onProgress?: ((summary: Readonly<IngestSummary>) => void) | undefined;
}

/** Small enough that a batch of the longest descriptions stays a few MB. */
const batchSize = 250;

/**
 * Reads a feed to its end and writes what is new or changed, three batches at a time in memory: one is read, one is
 * prepared, and PostgreSQL writes one.
 * @returns the feed under the name that its postings have.
 * @throws FeedError when the feed cannot be read to its end; what was prepared is written.
 */
export async function readFeed(
  feed: Feed,
  { resolver, signal, onProgress }: ReadOptions,
  session: NodePgDatabase,
  summary: IngestSummary,
): Promise<Feed> {
  const version = await preparationVersion();
  let named: Feed | undefined;
  let batch: FoundRecord[] = [];
  let prepared: PreparedRecord[] = [];
  let writing: Promise<void> = Promise.resolve();

  const startWriting = (): void => {
    const records = prepared;
    prepared = [];
    if (records.length === 0) return;
    writing = writeBatch(session, named ?? feed, records, summary).then(() => onProgress?.(summary));
    // Whoever awaits it next hears of a failure; until then it is not unheard of.
    writing.catch(() => {});
  };
  const flush = async (): Promise<void> => {
    await writing;
    if (signal.aborted) throw new FeedError('stopped', `Reading ${feed.name} was stopped.`);
    named ??= await underItsName(session, feed);
    const records = batch;
    batch = [];
    const ids = records.map(({ externalId }) => externalId);
    const known = await findKnown(session, named.name, ids);
    startWriting();
    prepared = await prepareRecords(named, records, known, resolver());
  };
  try {
    for await (const record of feed.records(signal)) {
      summary.seen += 1;
      const found = findRecord(feed, record, version);
      if ('rejected' in found) countRejected(summary, found.rejected);
      else if (batch.push(found) >= batchSize) await flush();
    }
    await flush();
  } finally {
    await writing;
    startWriting();
    await writing;
  }
  return named ?? feed;
}

async function writeBatch(
  session: NodePgDatabase,
  feed: Feed,
  batch: readonly PreparedRecord[],
  summary: IngestSummary,
): Promise<void> {
  const ids = batch.map(({ externalId }) => externalId);
  const fresh = await rememberSeen(session, ids);
  // Of two records with one id the first counts.
  const once = batch.filter(({ externalId }) => fresh.delete(externalId));
  if (once.length < batch.length) countRejected(summary, 'id seen before in this feed', batch.length - once.length);
  const { added, changed, unchanged } = await writePostings(session, feed, once);
  summary.kept += once.length;
  summary.added += added;
  summary.changed += changed;
  summary.unchanged += unchanged;
}
