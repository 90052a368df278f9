import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseHandle } from '../../platform/database/database';
import type { LocationResolver } from '../../gazetteer/gazetteer';
import type { Feed } from './feed';
import { FeedError } from './feed-error';

export interface FeedScheduleOptions {
  readonly database: DatabaseHandle;
  readonly resolver: () => LocationResolver;
  readonly feeds: readonly Feed[];
  /** How long after the beginning of a run, in whichever process, the next one begins. */
  readonly intervalMs: number;
  readonly log: FastifyBaseLogger;
  /** How often is looked whether a feed is due. */
  readonly checkIntervalMs?: number;
}

export interface FeedSchedule {
  /** Reads the feeds that are due, one after the other. Resolves to the names of those that it read. */
  readDue: () => Promise<string[]>;
  /** Reads what is due now, and checks again every `checkIntervalMs`. */
  start: () => void;
  /** Breaks off the feed that is being read, between two batches. */
  close: () => Promise<void>;
}

/**
 * Reads the feeds over and over. Several processes may do so at once: the feed's lock lets one of them in, and the
 * time of the last run, which stands in the database, keeps the others from doing the same right after it.
 */
export function createFeedSchedule(options: FeedScheduleOptions): FeedSchedule {
  const { feeds, log, intervalMs, checkIntervalMs = Math.min(intervalMs, 60_000) } = options;
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<string[]> | undefined;

  const readDue = async (): Promise<string[]> => {
    const read: string[] = [];
    for (const feed of feeds) {
      if (ending.signal.aborted) break;
      if (await readOne(options, feed, ending.signal)) read.push(feed.name);
    }
    return read;
  };
  const tick = (): void => {
    round ??= readDue()
      .catch((error: unknown) => {
        log.error({ err: error }, 'the feeds could not be looked after');
        return [];
      })
      .finally(() => {
        round = undefined;
      });
  };
  return {
    readDue,
    start: () => {
      timer ??= setInterval(tick, checkIntervalMs);
      tick();
    },
    close: async () => {
      clearInterval(timer);
      ending.abort();
      await round;
    },
  };
}

async function readOne(options: FeedScheduleOptions, feed: Feed, signal: AbortSignal): Promise<boolean> {
  const { database, resolver, intervalMs, log } = options;
  try {
    const { ingestFeed } = await import('./ingest-feed');
    const summary = await ingestFeed(feed, { database, resolver, signal, minimumAgeMs: intervalMs });
    if (summary) log.info(summary, `feed ${feed.name} was read`);
    return summary !== undefined;
  } catch (error) {
    if (error instanceof FeedError && (error.code === 'busy' || error.code === 'stopped')) log.debug(error.message);
    else if (error instanceof FeedError && error.code === 'directory-stale')
      log.error({ err: error.cause, feed: feed.name }, error.message);
    else if (error instanceof FeedError) log.warn({ feed: feed.name, code: error.code }, error.message);
    else log.error({ err: error, feed: feed.name }, 'a feed could not be ingested');
    return false;
  }
}
