import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort, listen } from '../../testing/free-port';
import {
  type EmbeddedDatabase,
  EmbeddedDatabaseError,
  embeddedDatabaseUrl,
  startEmbeddedDatabase,
} from './embedded-database';

let root: string;
let count = 0;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'keepmark-embedded-'));
  await chmod(root, 0o755);
});
// A server whose process was killed writes to its folder until it has ended, too.
afterAll(() => rm(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
const newFolder = () => join(root, `data-${count++}`);

const running: EmbeddedDatabase[] = [];
afterEach(async () => {
  for (const database of running.splice(0)) await database.stop();
});
async function start(dataDirectory: string, port: number, log?: (message: string) => void): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDirectory, port, log, settings: { fsync: 'off' } });
  running.push(database);
  return database;
}
const stopAll = async () => {
  for (const database of running.splice(0)) await database.stop();
};

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await client.end();
  }
}
const refusal = async (attempt: Promise<unknown>): Promise<string> => {
  const error = await attempt.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(EmbeddedDatabaseError);
  return (error as Error).message;
};

describe('the embedded database', () => {
  it('keeps its data from one start to the next', async () => {
    const folder = newFolder();
    const steps: string[] = [];
    const { url } = await start(folder, await freePort(), (step) => steps.push(step));
    await query(url, "create table kept as select 'Zürich' as city");
    await stopAll();
    const again = await start(folder, await freePort(), (step) => steps.push(step));
    expect(await query(again.url, 'select upper(city) as city from kept')).toEqual([{ city: 'ZÜRICH' }]);
    expect(steps).toEqual(['making the database folder', 'starting PostgreSQL', 'starting PostgreSQL']);
  });

  it('has the extensions that search needs', async () => {
    const { url } = await start(newFolder(), await freePort());
    await query(url, 'create extension pg_trgm; create extension earthdistance cascade; create extension unaccent');
    const [{ miles }] = (await query(
      url,
      'select earth_distance(ll_to_earth(30.27, -97.74), ll_to_earth(32.78, -96.80)) / 1609.344 as miles',
    )) as [{ miles: number }];
    expect(miles).toBeCloseTo(182, -1);
  });

  it('says when its server was killed, and can be started again', async () => {
    const folder = newFolder();
    const port = await freePort();
    const { ended } = await start(folder, port);
    const [serverId] = (await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(serverId), 'SIGKILL');
    expect(await ended).toBe('unexpectedly');
    await stopAll();
    const { url } = await vi.waitFor(() => start(folder, port), { timeout: 30_000, interval: 500 });
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('refuses a port that is taken', async () => {
    const taken = createServer();
    const port = await listen(taken);
    try {
      expect(await refusal(start(newFolder(), port))).toBe(
        `Port ${port} is in use, so PostgreSQL cannot listen on it. Stop what uses it, or choose another with KEEPMARK_DATABASE_PORT.`,
      );
    } finally {
      taken.close();
    }
  });

  it('refuses a folder that a living start uses', async () => {
    const folder = newFolder();
    await start(folder, await freePort());
    expect(await refusal(start(folder, await freePort()))).toBe(
      `The database in ${folder} is already in use by process ${process.pid}. Stop that start first, or choose another folder with KEEPMARK_DATA_DIR.`,
    );
  });

  it('refuses the data of another version and leaves it alone', async () => {
    const folder = newFolder();
    const cluster = join(folder, 'postgres');
    await mkdir(cluster, { recursive: true });
    await writeFile(join(cluster, 'PG_VERSION'), '16\n');
    expect(await refusal(start(folder, await freePort()))).toBe(
      `The data in ${cluster} was made by PostgreSQL 16, and this is PostgreSQL 18. Move that folder away to start afresh, choose another with KEEPMARK_DATA_DIR, or set DATABASE_URL to a PostgreSQL 16.`,
    );
    expect(await readFile(join(cluster, 'PG_VERSION'), 'utf8')).toBe('16\n');
  });

  it('starts over when making the folder was cut off', async () => {
    const folder = newFolder();
    await mkdir(join(folder, 'postgres.unfinished', 'base'), { recursive: true });
    const { url } = await start(folder, await freePort());
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('takes over what a killed start has left running', async () => {
    const folder = newFolder();
    const port = await freePort();
    const script = `
      const { startEmbeddedDatabase } = await import(${JSON.stringify(fileURLToPath(new URL('./embedded-database.ts', import.meta.url)))});
      await startEmbeddedDatabase({ dataDirectory: ${JSON.stringify(folder)}, port: ${port} });
      process.kill(process.pid, 'SIGKILL');`;
    const killed = spawn(process.execPath, ['--import=tsx', '--input-type=module', '-e', script], { stdio: 'ignore' });
    expect(await once(killed, 'exit')).toEqual([null, 'SIGKILL']);
    const { url } = await start(folder, port);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('ends with a process that does not stop it', async () => {
    const folder = newFolder();
    const port = await freePort();
    const script = `
      const { startEmbeddedDatabase } = await import(${JSON.stringify(fileURLToPath(new URL('./embedded-database.ts', import.meta.url)))});
      await startEmbeddedDatabase({ dataDirectory: ${JSON.stringify(folder)}, port: ${port} });
      process.exit(3);`;
    const careless = spawn(process.execPath, ['--import=tsx', '--input-type=module', '-e', script], {
      stdio: 'ignore',
    });
    expect(await once(careless, 'exit')).toEqual([3, null]);
    const answers = () =>
      query(embeddedDatabaseUrl(port), 'select 1').then(
        () => true,
        () => false,
      );
    await vi.waitUntil(async () => !(await answers()), 30_000);
  });
});
