import { type Database, openDatabase } from '../platform/database/open-database';
import { createTestDatabase } from './test-database';

export interface OpenTestDatabase {
  /** Each call opens connections of its own, as another process would. */
  open: (poolSize?: number) => Database;
  /** Ends every connection and drops the database. */
  close: () => Promise<void>;
}

/** A migrated database of its own, for what is tested without the service around it. */
export async function openTestDatabase(): Promise<OpenTestDatabase> {
  const { url, drop } = await createTestDatabase();
  const opened: Database[] = [];
  return {
    open: (poolSize = 5) => {
      const database = openDatabase({
        DATABASE_URL: url,
        DATABASE_READ_URL: undefined,
        DATABASE_POOL_SIZE: poolSize,
        DATABASE_READ_POOL_SIZE: 5,
        DATABASE_SEARCH_POOL_SIZE: 5,
      });
      opened.push(database);
      return database;
    },
    close: async () => {
      await Promise.all(opened.map((database) => database.close()));
      await drop();
    },
  };
}
