import type { Database } from '@keepmark/local-store';
import type { AppContext } from '../app-context';
import { siteDatabase } from '../site-database';

/** The local database, once it can be read. The layout of signed-in screens reports what couldn't be loaded. */
export async function openedDatabase({ database = siteDatabase() }: AppContext): Promise<Database> {
  await database.ready.catch(() => {});
  return database;
}
