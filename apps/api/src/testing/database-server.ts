import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { embeddedDatabaseUrl, startEmbeddedDatabase } from '../platform/embedded-database/embedded-database';
import { migrateDatabase } from '../platform/database/migrate';
import { freePort } from './free-port';
import { startSignInService } from './sign-in-service';

declare module 'vitest' {
  interface ProvidedContext {
    databasePort: number;
    signInHost: string;
  }
}

/** What every test database is a copy of. */
export const templateDatabase = 'keepmark_template';

/** Once for a whole run: a PostgreSQL with a migrated template, and the user records of the sign-in service. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'keepmark-api-test-'));
  // As root, PostgreSQL's own user must get into it.
  await chmod(dataDirectory, 0o755);
  const port = await freePort();
  const database = await startEmbeddedDatabase({
    dataDirectory,
    port,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  const client = new Client(database.url);
  await client.connect();
  await client.query(`create database ${templateDatabase}`);
  await client.end();
  await migrateDatabase(embeddedDatabaseUrl(port, templateDatabase));

  const signIn = await startSignInService();
  project.provide('databasePort', port);
  project.provide('signInHost', signIn.host);
  return async () => {
    await signIn.close();
    await database.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  };
}
