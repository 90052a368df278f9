import { dataDirectory, type Environment } from '../runtime/runtime';
import {
  EmbeddedDatabaseError,
  embeddedDatabaseUrl,
  startEmbeddedDatabase,
} from '../embedded-database/embedded-database';

/**
 * For commands: the database of `pnpm start` when that runs; otherwise the same one is started for as long as it is
 * needed. A database of the operator's own is theirs to run.
 * @returns what ends it again.
 */
export async function reachDatabase({
  DATABASE_URL,
  KEEPMARK_DATABASE_PORT: port,
}: Environment): Promise<() => Promise<void>> {
  const nothing = async (): Promise<void> => {};
  if (DATABASE_URL !== embeddedDatabaseUrl(port)) return nothing;
  try {
    const { stop } = await startEmbeddedDatabase({
      dataDirectory: dataDirectory(),
      port,
      log: (line) => void process.stdout.write(`${line}\n`),
    });
    return stop;
  } catch (error) {
    if (error instanceof EmbeddedDatabaseError && /in use/.test(error.message)) return nothing;
    throw error;
  }
}
