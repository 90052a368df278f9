import { freePort, startSignInService, testToken } from '@keepmark/api/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ApiProcess, startApiProcess } from './api-process';
import { type LoadedCall, runLoad } from './bounded-load';
import { buildApi } from './build-api';
import { startCountingRedis } from './counting-redis';
import { type DatabasePair, startDatabasePair } from './database-pair';
import { type Proxy, startProxy } from './proxy';
import { readProxyRules } from './proxy-rules';

// What deploy/compose.yaml starts, as processes on 127.0.0.1: two APIs behind a proxy, over a PostgreSQL with a
// streaming replica and a Redis (a real one where KEEPMARK_TEST_REDIS_URL is set).

const startTimeoutMs = 300_000;
const callsOfUserAMinute = 20;

const closing: (() => Promise<unknown>)[] = [];
let databases: DatabasePair;
let apis: [ApiProcess, ApiProcess];
let ports: [number, number];
let settings: NodeJS.ProcessEnv;
let proxy: Proxy;

beforeAll(async () => {
  await buildApi();
  const redisUrl = process.env['KEEPMARK_TEST_REDIS_URL'] ?? (await startStandIn());
  const signIn = await startSignInService();
  closing.push(signIn.close);
  databases = await startDatabasePair();
  closing.push(databases.close);

  settings = {
    NODE_ENV: 'test',
    DATABASE_URL: databases.primaryUrl,
    DATABASE_READ_URL: databases.replicaUrl,
    REDIS_URL: redisUrl,
    TRUST_PROXY: '1',
    RATE_LIMIT_PER_ADDRESS: '100000',
    RATE_LIMIT_PER_USER: String(callsOfUserAMinute),
    FIREBASE_AUTH_EMULATOR_HOST: signIn.host,
  };
  ports = [await freePort(), await freePort()];
  // Together, as compose does: one migrates the database, the other waits for it.
  apis = await Promise.all([startApiProcess(ports[0], settings), startApiProcess(ports[1], settings)]);
  closing.push(async () => Promise.all(apis.map(({ kill }) => kill())));
  proxy = await startProxy(
    apis.map(({ url }) => url),
    await readProxyRules(),
  );
  closing.push(proxy.close);
  await vi.waitUntil(replicaHasCaughtUp, { timeout: 60_000, interval: 100 });
}, startTimeoutMs);

afterAll(async () => {
  for (const close of closing.toReversed()) await close();
}, 60_000);

async function startStandIn(): Promise<string> {
  const redis = await startCountingRedis();
  closing.push(redis.close);
  return redis.url;
}

async function ask<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** Whether the replica has replayed all that the primary has written so far. */
async function replicaHasCaughtUp(): Promise<boolean> {
  const [written] = await ask<{ at: string }>(databases.primaryUrl, 'select pg_current_wal_lsn() as at');
  const [replayed] = await ask<{ done: boolean }>(
    databases.replicaUrl,
    `select pg_last_wal_replay_lsn() >= '${written?.at}' as done`,
  );
  return replayed?.done === true;
}

const headersOf = (uid: string) => ({ authorization: `Bearer ${testToken({ uid, email: `${uid}@example.com` })}` });

/** Posts as a user; each has a limit of their own. */
const post = (base: string, path: string, body: unknown, uid?: string) =>
  fetch(`${base}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(uid && headersOf(uid)),
    },
    body: JSON.stringify(body),
  });

const addUser = (base: string, uid: string) =>
  post(base, '/user/create', { name: uid, email: `${uid}@example.com` }, uid);

describe('the database and its replica', () => {
  it('are a primary that accepts writes and a standby that only streams from it', async () => {
    expect(await ask(databases.primaryUrl, 'select pg_is_in_recovery() as standby')).toEqual([{ standby: false }]);
    expect(await ask(databases.replicaUrl, 'select pg_is_in_recovery() as standby')).toEqual([{ standby: true }]);
    expect(await ask(databases.primaryUrl, 'select state from pg_stat_replication')).toEqual([{ state: 'streaming' }]);
    await expect(ask(databases.replicaUrl, 'create table written (id int)')).rejects.toThrow(/read-only/);
  });

  it('answer a search with rows streamed from the primary', async () => {
    const answer = await post(proxy.url, '/jobs/search', { searchTerm: 'engineer', pageNumber: 1, pageSize: 10 });
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as { totalResults: number }).totalResults).toBeGreaterThan(0);
  });

  it('show users what they just added, even when the replica lags behind', async () => {
    const [one, two] = apis;
    await ask(databases.replicaUrl, 'select pg_wal_replay_pause()');
    try {
      expect((await addUser(one.url, 'ada')).status).toBe(200);
      const record = await post(two.url, '/user/get/ada', undefined, 'ada');
      expect(await record.json()).toMatchObject({ success: true, data: { name: 'ada' } });

      const added = await post(one.url, '/company/', { companyName: 'Ada and Sons', groupName: 'Ours' }, 'ada');
      const { data: company } = (await added.json()) as { data: { id: number } };
      const opened = await fetch(`${two.url}/company/${company.id}`, { headers: headersOf('ada') });
      expect(await opened.json()).toMatchObject({ success: true, data: { companyName: 'Ada and Sons' } });

      // The replica knows neither yet.
      expect(await ask(databases.replicaUrl, "select id from users where id = 'ada'")).toEqual([]);
    } finally {
      await ask(databases.replicaUrl, 'select pg_wal_replay_resume()');
    }
    await vi.waitUntil(replicaHasCaughtUp, { timeout: 60_000, interval: 100 });
    expect(await ask(databases.replicaUrl, "select id from users where id = 'ada'")).toEqual([{ id: 'ada' }]);
  });
});

describe('Redis', () => {
  it('counts the calls of a user over both APIs', async () => {
    const uid = `busy-${Date.now()}`;
    const statuses: number[] = [];
    for (let index = 0; index <= callsOfUserAMinute; index++) {
      statuses.push((await post(apis[index % 2]!.url, `/user/get/${uid}`, undefined, uid)).status);
    }
    expect(statuses.slice(0, -1)).toEqual(Array.from({ length: callsOfUserAMinute }, () => 404));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('one API is killed under load', () => {
  const calls = 400;
  const killAfter = 150;
  let results: LoadedCall[];
  let killedAt: number;
  let endedAt: number;

  beforeAll(async () => {
    const users = Array.from({ length: 50 }, (_, index) => `load-${Date.now()}-${index}`);
    // A user who could not be added would show as a failed call.
    for (const uid of users) await addUser(proxy.url, uid);
    let killing: Promise<void> | undefined;
    results = await runLoad({
      calls,
      atATime: 8,
      call: (index) => {
        const uid = users[index % users.length]!;
        const kinds = [
          { path: '/user/get', send: () => post(proxy.url, `/user/get/${uid}`, undefined, uid) },
          {
            path: '/jobs/search',
            send: () => post(proxy.url, '/jobs/search', { searchTerm: 'nurse', pageNumber: 1, pageSize: 10 }),
          },
          { path: '/health', send: () => fetch(`${proxy.url}/health`) },
          { path: '/company/groups', send: () => post(proxy.url, '/company/groups', {}) },
        ];
        return kinds[index % kinds.length]!;
      },
      onEnded: (ended) => {
        if (ended !== killAfter) return;
        killedAt = performance.now();
        killing = apis[0].kill().then(() => void (endedAt = performance.now()));
      },
    });
    await killing;
  }, 120_000);

  it('fails only calls in flight at that moment', () => {
    expect(results).toHaveLength(calls);
    const failed = results.filter(({ status }) => status !== 200);
    // The process is gone some time between the signal and its reaped end.
    const wasInFlight = (call: LoadedCall) => call.startedAt <= endedAt && call.endedAt >= killedAt;
    expect(failed.filter((call) => !wasInFlight(call))).toEqual([]);
    // Never more than were in flight, and no GET: that one is tried again.
    expect(failed.length).toBeLessThanOrEqual(8);
    expect(failed.filter(({ path }) => path === '/health')).toEqual([]);
    // What came later was served all the same.
    expect(results.filter((call) => call.startedAt > endedAt && call.status === 200).length).toBeGreaterThan(100);
  });

  it('gets calls again after a restart', async () => {
    expect(proxy.healthy()).toEqual([false, true]);
    apis[0] = await startApiProcess(ports[0], settings);
    await vi.waitUntil(() => proxy.healthy().every(Boolean), { timeout: 60_000, interval: 100 });
    const [before = 0] = proxy.answered();
    for (let index = 0; index < 4; index++) expect((await fetch(`${proxy.url}/health`)).status).toBe(200);
    expect(proxy.answered()[0]).toBeGreaterThan(before);
  });
});
