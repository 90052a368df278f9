import { type SQL, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { DatabaseHandle } from '../../platform/database/database';
import { FeedError } from './feed-error';

/** The first key of every feed's advisory lock: "feed" in ASCII. The second is a hash of the feed's name. */
const feedLock = 0x66_65_65_64;

/**
 * Runs something on a connection of its own that holds the feed's advisory lock, so that a feed is read by one process
 * at a time, whichever machine it runs on. The lock ends with the connection, even when the process dies.
 * @throws FeedError `busy` when another process holds it.
 */
export async function withFeedSession<Result>(
  database: DatabaseHandle,
  feedName: string,
  run: (session: NodePgDatabase) => Promise<Result>,
): Promise<Result> {
  const client = await database.$client.connect();
  const session = drizzle({ client, casing: 'snake_case' });
  let isLocked = false;
  try {
    const { rows } = await session.execute<{ locked: boolean }>(
      sql`select pg_try_advisory_lock(${feedLock}, hashtext(${feedName})) as locked`,
    );
    isLocked = rows[0]?.locked === true;
    if (!isLocked) throw new FeedError('busy', `Another process is reading ${feedName} right now. Try again later.`);
    await configureSession(session);
    return await run(session);
  } finally {
    // A connection on which something failed is thrown away, and its lock and temporary table with it.
    const released = isLocked ? await releaseSession(session, feedName).catch((error: unknown) => error) : undefined;
    client.release(released instanceof Error);
  }
}

/** Nobody waits for a feed as for a call: statements may take longer, and a commit need not wait for the disk. */
async function configureSession(session: NodePgDatabase): Promise<void> {
  await session.execute(ingestSettings('session'));
}

/** What a session, or one transaction, that writes postings runs with. */
export function ingestSettings(scope: 'session' | 'transaction'): SQL {
  const isLocal = scope === 'transaction';
  // A crash of the server may lose the last commits, never their order: the next run writes them again.
  return sql`select set_config('statement_timeout', '10min', ${isLocal}),
    set_config('synchronous_commit', 'off', ${isLocal})`;
}

async function releaseSession(session: NodePgDatabase, feedName: string): Promise<void> {
  await session.execute(sql`reset statement_timeout`);
  await session.execute(sql`reset synchronous_commit`);
  await session.execute(sql`select pg_advisory_unlock(${feedLock}, hashtext(${feedName}))`);
}
