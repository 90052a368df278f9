import { startEmbeddedDatabase } from '@keepmark/api/embedded-database';
import type { Closing } from './closing';
import type { StartSettings } from './settings';

/** Starts the PostgreSQL that npm carries, in the data folder. @returns what DATABASE_URL takes. */
export async function startDatabase(
  { dataDirectory, databasePort: port }: StartSettings,
  log: (message: string) => void,
  closing: Closing,
): Promise<string> {
  const database = await startEmbeddedDatabase({ dataDirectory, port, log });
  closing.add(database.stop);
  log(`PostgreSQL is ready on port ${port}`);
  return database.url;
}
