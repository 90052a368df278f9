import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { embeddedDatabaseUrl } from '../platform/embedded-database/embedded-database';
import { templateDatabase } from './database-server';

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A database of its own for a test file, with every migration in it. `empty` leaves them out. */
export async function createTestDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = options.empty ? 'template0' : templateDatabase;
  await administer(`create database ${name} template ${template}`);
  return {
    url: embeddedDatabaseUrl(inject('databasePort'), name),
    drop: () => administer(`drop database ${name} with (force)`),
  };
}

async function administer(statement: string): Promise<void> {
  const client = new Client(embeddedDatabaseUrl(inject('databasePort')));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
