import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';

/** The key of the advisory lock under which the database changes its shape: "keep" in ASCII. */
const migrationLock = 0x6b65_6570;

/**
 * Brings the database to the newest migration, all or nothing. Processes that start together wait for each other:
 * the first migrates, the others find nothing to do.
 * @throws what PostgreSQL answers; the database is then as it was.
 */
export async function migrateDatabase(databaseUrl: string): Promise<void> {
  // Its own connection, because the lock belongs to the session and a migration may take longer than a call's statement.
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'keepmark-migrations',
    connectionTimeoutMillis: 10_000,
  });
  // A lost connection fails the statement that runs; without a listener it would end the process, too.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder: migrationsFolder() });
  } finally {
    // Ending the session releases the lock.
    await client.end();
  }
}

/** `apps/api/drizzle`, seen from the source as well as from the built file. */
function migrationsFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'drizzle', 'meta', '_journal.json'))) {
    if (dirname(folder) === folder) throw new Error('The folder "drizzle" with the migrations is missing.');
    folder = dirname(folder);
  }
  return join(folder, 'drizzle');
}
