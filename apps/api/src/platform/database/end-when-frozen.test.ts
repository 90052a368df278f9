import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../testing/free-port';
import { buildTestApp, call, type TestApp } from '../../testing/test-app';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../embedded-database/embedded-database';
import { migrateDatabase } from './migrate';

const poolSize = 3;
const away = { success: false, code: 'database-unavailable' };

let dataDirectory: string;
let database: EmbeddedDatabase;
let test: TestApp;
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'keepmark-frozen-'));
  await chmod(dataDirectory, 0o755);
  database = await startEmbeddedDatabase({ dataDirectory, port: await freePort(), settings: { fsync: 'off' } });
  await migrateDatabase(database.url);
  test = await buildTestApp({ DATABASE_URL: database.url, DATABASE_POOL_SIZE: String(poolSize) });
});
afterAll(async () => {
  await test.close();
  await database.stop();
  await rm(dataDirectory, { recursive: true, force: true });
});

const ready = () => call(test.app, '/ready', { method: 'GET' });
const search = () => call(test.app, '/jobs/search', { body: { searchTerm: 'welder', pageSize: 20, pageNumber: 1 } });

/** Stops every process of the server without ending it. @returns lets them go on. */
async function freeze(): Promise<() => void> {
  const client = new Client(database.url);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where pid <> pg_backend_pid()',
  );
  await client.end();
  const [postmaster] = (await readFile(join(dataDirectory, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  const pids = [Number(postmaster), ...rows.map(({ pid }) => pid)];
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  };
}

describe.runIf(process.platform !== 'win32')('a database that no longer answers', () => {
  it('fails what waits for it and what comes later with 503, and serves again when it goes on', async () => {
    // Connections that are open when it freezes, and calls that must wait for one.
    await Promise.all(Array.from({ length: poolSize }, ready));
    const goOn = await freeze();
    try {
      const calls = Array.from({ length: 2 * poolSize }, (_, index) => (index % 2 ? search() : ready()));
      for (const { status } of await Promise.all(calls)) expect(status).toBe(503);
      const later = await ready();
      expect(later).toMatchObject({ status: 503, answer: away });
      expect((await call(test.app, '/health', { method: 'GET' })).status).toBe(200);
    } finally {
      goOn();
    }
    expect((await ready()).status).toBe(200);
    expect((await search()).status).toBe(200);
  });

  it('is not one that works on a long statement', async () => {
    const { write } = test.app.database;
    const { rows } = await write.execute(sql`select pg_sleep(5), 'done' as outcome`);
    expect(rows).toMatchObject([{ outcome: 'done' }]);
  });

  it('ends a transaction, which gives its connection back', async () => {
    const { write } = test.app.database;
    let goOn = (): void => {};
    const transaction = write.transaction(async (statements) => {
      await statements.execute(sql`select 1`);
      goOn = await freeze();
      await statements.execute(sql`select 1`);
    });
    await expect(transaction).rejects.toThrow('Failed query: rollback');
    goOn();
    expect((await Promise.all(Array.from({ length: 2 * poolSize }, ready))).map(({ status }) => status)).toEqual(
      Array.from({ length: 2 * poolSize }, () => 200),
    );
  });
});
