import { startEmbeddedDatabase } from '@keepmark/api/embedded-database';
import type { Running } from './supervise';
import type { StartSettings } from './settings';

/** Starts the embedded PostgreSQL in the data folder. */
export async function startDatabase(
  { dataDirectory, databasePort: port }: StartSettings,
  log: (message: string) => void,
): Promise<Running> {
  const { ended, stop } = await startEmbeddedDatabase({ dataDirectory, port, log });
  log(`PostgreSQL is ready on port ${port}`);
  return { ended, stop, ready: Promise.resolve() };
}
