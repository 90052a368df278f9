import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startEmbeddedDatabase } from './platform/embedded-database/embedded-database';
import { freePort, listen } from './testing/free-port';
import { type ServiceProcess, startServiceProcess, untilReady } from './testing/service-process';
import { createTestDatabase } from './testing/test-database';
import { signedIn } from './testing/test-app';
import { testToken } from './testing/test-token';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step();
});
async function start(settings: NodeJS.ProcessEnv): Promise<ServiceProcess> {
  const service = await startServiceProcess(settings);
  cleanUp.push(() => {
    service.child.kill('SIGKILL');
    return service.ended;
  });
  return service;
}
/** @param options `empty` where the process has to migrate it, which takes seconds */
async function testDatabase(options?: { empty: boolean }): Promise<string> {
  const { url, drop } = await createTestDatabase(options);
  cleanUp.push(drop);
  return url;
}

const headers = {
  ...signedIn(testToken({ uid: 'ada', email: 'ada@example.com' })),
  'content-type': 'application/json',
};
const post = async ({ url }: ServiceProcess, path: string, body?: unknown) => {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return response.json();
};

describe('two processes on one database', () => {
  it('migrate it together, once, and serve what the other has written', async () => {
    const DATABASE_URL = await testDatabase({ empty: true });
    const [one, two] = await Promise.all([start({ DATABASE_URL }), start({ DATABASE_URL })]);
    await Promise.all([untilReady(one), untilReady(two)]);

    const client = new Client(DATABASE_URL);
    await client.connect();
    const { rows } = await client.query('select hash, count(*)::int from drizzle.__drizzle_migrations group by hash');
    await client.end();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ count }) => count === 1)).toBe(true);

    const body = { name: 'Ada', email: 'ada@example.com' };
    expect(await post(one, '/user/create', body)).toEqual({ success: true });
    expect(await post(two, '/user/get/ada')).toMatchObject({ success: true, data: { name: 'Ada' } });
    expect(await post(two, '/user/update/ada', { name: 'Countess' })).toEqual({ success: true });
    expect(await post(one, '/user/get/ada')).toMatchObject({ data: { name: 'Countess' } });
    expect(await post(two, '/user/create', body)).toMatchObject({ success: false, code: 'user-exists' });
  });
});

describe('the end of a process', () => {
  it('comes after the requests in flight, and no new ones', async () => {
    const service = await start({ DATABASE_URL: await testDatabase() });
    await untilReady(service);
    const body = JSON.stringify({ emailFrom: 'a@example.com', emailFromName: 'Ada', emailBody: 'Still here?' });
    const socket = connect(service.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    // Half of the body is on its way when the signal comes.
    socket.write(
      `POST /email/support HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
    );
    await vi.waitUntil(() => service.output().includes('/email/support'), 30_000);
    service.child.kill('SIGTERM');
    await vi.waitUntil(() => service.output().includes('finishing the requests in flight'), 30_000);
    await vi.waitUntil(
      () =>
        fetch(`${service.url}/health`).then(
          () => false,
          () => true,
        ),
      30_000,
    );
    expect(answer).toBe('');
    socket.write(body.slice(20));

    expect(await service.ended).toBe(0);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(answer).toContain('"success":true');
  });

  it('comes anyway when a request never ends', async () => {
    const service = await start({ DATABASE_URL: await testDatabase(), SHUTDOWN_TIMEOUT_SECONDS: '1' });
    await untilReady(service);
    const socket = connect(service.port, '127.0.0.1');
    cleanUp.push(() => socket.destroy());
    socket.on('error', () => {});
    socket.write(
      'POST /email/support HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    await vi.waitUntil(() => service.output().includes('/email/support'), 30_000);
    service.child.kill('SIGINT');
    expect(await service.ended).toBe(1);
  });
});

/** Blocks the event loop of a process for ever when it gets SIGUSR2. */
const blockedBySignal = "--import=data:text/javascript,process.on('SIGUSR2',()=>{for(;;);})";

describe('a process that is blocked', () => {
  it('ends when it has not answered for 15 seconds, so that it is started again', async () => {
    const service = await start({ DATABASE_URL: await testDatabase(), NODE_OPTIONS: blockedBySignal });
    await untilReady(service);
    service.child.kill('SIGUSR2');
    await service.ended;
    expect(service.child.signalCode).toBe('SIGKILL');
    expect(service.output()).toContain('the process has not answered for 15 s and ends');
  });
});

describe('a database that is killed under a process', () => {
  it('makes calls fail with 503 until it is back, and needs no restart of the process', async () => {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'keepmark-killed-'));
    cleanUp.push(() => rm(dataDirectory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
    await chmod(dataDirectory, 0o755);
    const port = await freePort();
    const settings = { fsync: 'off' };
    const first = await startEmbeddedDatabase({ dataDirectory, port, settings });
    const service = await start({ DATABASE_URL: first.url });
    await untilReady(service);
    const [serverId] = (await readFile(join(dataDirectory, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(serverId), 'SIGKILL');
    await first.ended;
    expect((await fetch(`${service.url}/ready`)).status).toBe(503);

    await first.stop();
    const second = await vi.waitFor(() => startEmbeddedDatabase({ dataDirectory, port, settings }), 30_000);
    cleanUp.push(second.stop);
    await untilReady(service);
    const body = { name: 'Ada', email: 'ada@example.com' };
    expect(await post(service, '/user/create', body)).toEqual({ success: true });
  });
});

describe('a start that cannot be', () => {
  it('names the wrong setting in one line', async () => {
    const service = await start({ PORT: 'four' });
    expect(await service.ended).toBe(1);
    expect(service.output()).toBe('PORT takes a whole number from 0 to 65535.\n');
  });

  it('names the database that is away, without its password', async () => {
    const service = await start({ DATABASE_URL: 'postgres://keepmark:secret@127.0.0.1:1/keepmark' });
    expect(await service.ended).toBe(1);
    expect(service.output()).toBe(
      'The database keepmark at 127.0.0.1:1 could not be prepared. Check DATABASE_URL. (ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:1)\n',
    );
  });

  it('names what PostgreSQL said when a migration fails, in one line and without the statement', async () => {
    const DATABASE_URL = await testDatabase({ empty: true });
    const client = new Client(DATABASE_URL);
    await client.connect();
    await client.query('create table users (id int)');
    await client.end();
    const service = await start({ DATABASE_URL });
    expect(await service.ended).toBe(1);
    expect(service.output()).toMatch(
      /^The database test_\w+ at \S+ could not be prepared\. .*relation "users" already exists\)\n$/,
    );
  });

  it('names the port that is taken', async () => {
    const taken = createServer();
    const port = await listen(taken);
    cleanUp.push(() => taken.close());
    const service = await start({ DATABASE_URL: await testDatabase(), PORT: String(port), LOG_LEVEL: 'silent' });
    expect(await service.ended).toBe(1);
    expect(service.output()).toContain(`The API cannot listen on 127.0.0.1:${port}. Change HOST or PORT.`);
  });
});
