import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import { Pool, type PoolConfig } from 'pg';
import type { Environment } from '../runtime/runtime';
import { endWhenFrozen } from './end-when-frozen';
import { ReplicaPool } from './replica-pool';

/** Drizzle over a connection pool. `$client` is the pool, for what Drizzle has no words for. */
export type DatabaseHandle = NodePgDatabase & { $client: Pool };

export interface Database {
  /** The primary: every write, and every read that must see the write before it. */
  readonly write: DatabaseHandle;
  /** The replica of DATABASE_READ_URL for heavy reads, which may lag behind; the primary when there is none, or it is down. */
  readonly read: DatabaseHandle;
  /**
   * The same database as `read`, for searches that anybody may ask: few connections of their own, so that calls of
   * another kind never wait for a search, and two seconds for a statement.
   */
  readonly search: DatabaseHandle;
  /** Whether the replica answers; undefined when there is none. */
  readonly isReplicaUp: () => Promise<boolean | undefined>;
  /** Ends every connection, once the statements that run are through. */
  close: () => Promise<void>;
}

type DatabaseSettings = Pick<
  Environment,
  'DATABASE_URL' | 'DATABASE_READ_URL' | 'DATABASE_POOL_SIZE' | 'DATABASE_READ_POOL_SIZE' | 'DATABASE_SEARCH_POOL_SIZE'
>;

const searchTimeoutMs = 2000;
/**
 * The planner does not know what it costs to fetch a description, so that it would read whole tables of them; compiling
 * a statement takes longer than a search; and a word that has one letter wrong shares a quarter of its trigrams.
 */
const searchOptions = '-c enable_seqscan=off -c jit=off -c pg_trgm.similarity_threshold=0.25';
const searchSettings = { statement_timeout: searchTimeoutMs, options: searchOptions };

/**
 * Opens the pools; a connection is made with the first statement. With a log, as in the service, lost connections are
 * logged, and statements fail within five seconds when the database stops answering.
 */
export function openDatabase(settings: DatabaseSettings, log?: FastifyBaseLogger): Database {
  const write = open(settings.DATABASE_URL, settings.DATABASE_POOL_SIZE, log);
  const read = settings.DATABASE_READ_URL
    ? open(settings.DATABASE_READ_URL, settings.DATABASE_READ_POOL_SIZE, log, {}, write.pool)
    : write;
  const searchPrimary = open(settings.DATABASE_URL, settings.DATABASE_SEARCH_POOL_SIZE, log, searchSettings);
  const search = settings.DATABASE_READ_URL
    ? open(settings.DATABASE_READ_URL, settings.DATABASE_SEARCH_POOL_SIZE, log, searchSettings, searchPrimary.pool)
    : searchPrimary;
  return {
    write: write.handle,
    read: read.handle,
    search: search.handle,
    isReplicaUp: async () => (read.pool instanceof ReplicaPool ? read.pool.isUp() : undefined),
    close: async () => {
      await Promise.all([...new Set([write, read, search, searchPrimary])].map((opened) => opened.close()));
    },
  };
}

interface OpenedPool {
  pool: Pool;
  handle: DatabaseHandle;
  close: () => Promise<void>;
}

function open(
  connectionString: string,
  max: number,
  log?: FastifyBaseLogger,
  overrides?: Pick<PoolConfig, 'statement_timeout' | 'options'>,
  primary?: Pool,
): OpenedPool {
  const config: PoolConfig = {
    connectionString,
    max,
    application_name: 'keepmark-api',
    // Waiting for a free connection included.
    connectionTimeoutMillis: 4000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 120_000,
    ...overrides,
  };
  const pool = primary ? new ReplicaPool(config, primary, log) : new Pool(config);
  // Without a listener on each connection, losing one that is in use would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => log?.warn({ err: error }, 'a database connection was lost'));
  });
  // The pool repeats it for idle connections, and replaces them.
  pool.on('error', () => {});
  const stopWatching =
    log &&
    endWhenFrozen(pool, connectionString, () => log.error('the database does not answer: its connections are ended'));
  return {
    pool,
    handle: withSafeTransactions(pool),
    close: async () => {
      await Promise.all([pool.end(), stopWatching?.()]);
    },
  };
}

/** Drizzle over a pool, except that a transaction that cannot even begin gives its connection back. */
function withSafeTransactions(pool: Pool): DatabaseHandle {
  const handle = drizzle({ client: pool, casing: 'snake_case' });
  handle.transaction = async (run, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle({ client, casing: 'snake_case' }).transaction(run, config);
    } catch (error) {
      isBroken = error instanceof DrizzleQueryError;
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return handle;
}
