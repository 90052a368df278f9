import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../../../platform/database/open-database';
import { smallWorldResolver } from '../../../gazetteer/locations/testing/small-world';
import { type OpenTestDatabase, openTestDatabase } from '../../../testing/open-test-database';
import type { Feed } from '../feed';
import { ingestFeed, type IngestOptions } from '../ingest-feed';
import type { IngestSummary } from '../ingest-summary';

/** What the tests of a file ingest feeds into. */
export interface IngestDatabase {
  /** Open while the tests run. */
  readonly database: Pick<Database, 'write'>;
  /** Other connections to the same database, as another process has them. */
  readonly open: OpenTestDatabase['open'];
  readonly ingest: (feed: Feed, options?: Partial<IngestOptions>) => Promise<IngestSummary | undefined>;
}

/** Opens a database for the tests of a file. @param emptied tables that are empty before each test, in this order */
export function ingestDatabase(emptied: readonly PgTable[]): IngestDatabase {
  let testDatabase: OpenTestDatabase;
  let opened: Database;
  beforeAll(async () => {
    testDatabase = await openTestDatabase();
    opened = testDatabase.open();
  });
  afterAll(() => testDatabase.close());
  beforeEach(async () => {
    for (const table of emptied) await opened.write.delete(table);
  });
  return {
    database: {
      get write() {
        return opened.write;
      },
    },
    open: (poolSize) => testDatabase.open(poolSize),
    ingest: (feed, options) =>
      ingestFeed(feed, { database: opened.write, resolver: () => smallWorldResolver, ...options }),
  };
}
