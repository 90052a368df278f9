import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import { Pool } from 'pg';
import type { Environment } from '../env';

/** Drizzle over a connection pool. `$client` is the pool, for what Drizzle has no words for. */
export type DatabaseHandle = NodePgDatabase & { $client: Pool };

export interface Database {
  /** The primary: every write, and every read that must see the write before it. */
  readonly write: DatabaseHandle;
  /** The replica of DATABASE_READ_URL for heavy reads, which may lag behind; the primary when there is none. */
  readonly read: DatabaseHandle;
  /** Ends every connection, once the statements that run are through. */
  close: () => Promise<void>;
}

type DatabaseSettings = Pick<
  Environment,
  'DATABASE_URL' | 'DATABASE_READ_URL' | 'DATABASE_POOL_SIZE' | 'DATABASE_READ_POOL_SIZE'
>;

/** Opens the pools; a connection is made with the first statement. */
export function openDatabase(settings: DatabaseSettings, log?: FastifyBaseLogger): Database {
  const write = open(settings.DATABASE_URL, settings.DATABASE_POOL_SIZE, log);
  const read = settings.DATABASE_READ_URL
    ? open(settings.DATABASE_READ_URL, settings.DATABASE_READ_POOL_SIZE, log)
    : write;
  return {
    write,
    read,
    close: async () => {
      await Promise.all([...new Set([write, read])].map((handle) => handle.$client.end()));
    },
  };
}

function open(connectionString: string, max: number, log?: FastifyBaseLogger): DatabaseHandle {
  const pool = new Pool({
    connectionString,
    max,
    application_name: 'keepmark-api',
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 120_000,
  });
  // A connection that dies while nobody uses it is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log?.warn({ err: error }, 'an idle database connection was lost'));
  return drizzle({ client: pool, casing: 'snake_case' });
}
