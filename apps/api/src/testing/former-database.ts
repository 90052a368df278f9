import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { packageRoot } from '../platform/runtime/package-root';
import { createTestDatabase } from './test-database';

export interface FormerDatabase {
  readonly url: string;
  readonly client: Client;
  drop: () => Promise<void>;
}

/** A database as one of the release before a migration is. @param migration the end of its name */
export async function databaseBefore(migration: string): Promise<FormerDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'keepmark-migrations-'));
  await cp(join(packageRoot, 'drizzle'), folder, { recursive: true });
  const journalFile = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(journalFile, 'utf8')) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith(migration));
  if (end <= 0) throw new Error(`There is no migration before ${migration}.`);
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));

  const database = await createTestDatabase({ empty: true });
  const client = new Client(database.url);
  await client.connect();
  await migrate(drizzle({ client }), { migrationsFolder: folder });
  await rm(folder, { recursive: true });
  return {
    url: database.url,
    client,
    drop: async () => {
      await client.end();
      await database.drop();
    },
  };
}
