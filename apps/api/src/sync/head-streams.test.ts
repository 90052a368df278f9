import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { syncLimits } from '@keepmark/contracts/sync';
import { buildTestApp, call, type TestApp } from '../testing/test-app';
import { heartbeat } from '../platform/calls/calls';
import { HeadStreams } from './head-streams';
import { openEvents } from './testing/open-events';
import { newItem, startedPerson, type SyncPerson, syncPerson } from './testing/sync-person';

const limits = { RATE_LIMIT_PER_ADDRESS: '100000', RATE_LIMIT_PER_USER: '100000' };
let one: TestApp;
let two: TestApp;
const addresses: string[] = [];
let administrator: Client;
beforeAll(async () => {
  one = await buildTestApp(limits);
  two = await buildTestApp({ ...limits, DATABASE_URL: one.environment.DATABASE_URL });
  for (const { app } of [one, two]) addresses.push(await app.listen({ port: 0, host: '127.0.0.1' }));
  administrator = new Client(one.environment.DATABASE_URL);
  await administrator.connect();
});
const opened: Awaited<ReturnType<typeof openEvents>>[] = [];
afterEach(() => {
  for (const { leave } of opened.splice(0)) leave();
});
afterAll(async () => {
  await administrator.end();
  await two.close();
  await one.close();
});

async function open(person: SyncPerson, process = 0) {
  const events = await openEvents(addresses[process]!, person.headers);
  opened.push(events);
  return events;
}

/** Listening connections to this database. */
async function listeners(): Promise<number> {
  const { rows } = await administrator.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = 'keepmark-sync'",
  );
  return rows[0]!.count;
}

describe('a stream', () => {
  it('starts with the head and says each new one, also of another process', async () => {
    const ada = await startedPerson(one.app);
    const { keyVersion } = ada;
    await ada.push(newItem());
    const events = await open(ada, 1);
    expect(events.status).toBe(200);
    expect(await events.next()).toEqual({ head: 1, keyVersion });
    const startedAt = Date.now();
    await ada.push(newItem(), newItem());
    expect(await events.next()).toEqual({ head: 3, keyVersion });
    // Long before heads are looked up.
    expect(Date.now() - startedAt).toBeLessThan(15_000);
    await call(two.app, '/sync/push', { headers: ada.headers, body: { keyVersion, items: [newItem()] } });
    expect(await events.next()).toEqual({ head: 4, keyVersion });
    // What somebody else writes to the channel ends nothing.
    await administrator.query("notify keepmark_sync, 'not ours'");
    await ada.push(newItem());
    expect(await events.next()).toEqual({ head: 5, keyVersion });
  });

  it("hears nothing of others' changes", async () => {
    const [ada, bob] = [await startedPerson(one.app), await startedPerson(one.app)];
    const events = await open(ada);
    expect(await events.next()).toMatchObject({ head: 0 });
    await bob.push(newItem(), newItem());
    await ada.push(newItem());
    expect(await events.next()).toEqual({ head: 1, keyVersion: ada.keyVersion });
  });

  it('hears of a new key, and not of what is pushed before it is in use', async () => {
    const ada = await startedPerson(one.app);
    const [here, there] = [await open(ada, 0), await open(ada, 1)];
    await here.next();
    await there.next();
    const old = ada.keyVersion;
    const { keyVersion } = await ada.ask<{ keyVersion: number }>('sync/rekey', { keyVersion: old, wrappedKey: 'w' });
    ada.useKeyVersion(keyVersion);
    await ada.push(newItem(), newItem());
    await ada.ask('sync/rekey/commit', { keyVersion, seenHead: 0 });
    expect(await here.next()).toEqual({ head: 2, keyVersion });
    expect(await there.next()).toEqual({ head: 2, keyVersion });
  });

  it('ends when sync is turned off, or the account is deleted', async () => {
    for (const end of ['turnOff', 'deleteAccount'] as const) {
      const ada = await startedPerson(one.app);
      const [here, there] = [await open(ada, 0), await open(ada, 1)];
      await here.next();
      await there.next();
      await ada[end]();
      expect(await here.next()).toBeUndefined();
      expect(await there.next()).toBeUndefined();
    }
  });

  it('is refused while sync is off', async () => {
    const ada = await syncPerson(one.app);
    expect((await open(ada)).status).toBe(409);
  });

  it('is one of ten of a person; one that is left makes room', async () => {
    const ada = await startedPerson(one.app);
    const streams = await Promise.all(Array.from({ length: syncLimits.eventStreamsPerUser }, () => open(ada)));
    expect((await open(ada)).status).toBe(429);
    streams[0]!.leave();
    await expect.poll(async () => (await open(ada)).status, { timeout: 15_000 }).toBe(200);
  });

  it('needs one connection of a process, however many there are', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => startedPerson(one.app)));
    const streams = await Promise.all(people.flatMap((person) => [open(person, 0), open(person, 1)]));
    for (const events of streams) await events.next();
    expect(await listeners()).toBe(2);
  });

  it('as plain JSON is the head', async () => {
    const ada = await startedPerson(one.app);
    await ada.push(newItem());
    expect(await ada.ask('sync/events', undefined, 'GET')).toEqual({ head: 1, keyVersion: ada.keyVersion });
  });
});

it('goes on after a lost database connection, with what it missed', async () => {
  const ada = await startedPerson(one.app);
  const [here, there] = [await open(ada, 0), await open(ada, 1)];
  await here.next();
  await there.next();
  // Ends the listening connections over and over, so that pushes fall into the time without one.
  const storm = Array.from({ length: 20 }, async (_, round) => {
    await sleep(round * 20);
    await administrator.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'keepmark-sync'",
    );
  });
  const head = 80;
  for (let push = 0; push < head; push += 1) {
    await ada.push(newItem());
    await sleep(2);
  }
  await Promise.all(storm);
  for (const events of [here, there]) {
    let heard = 0;
    while (heard < head) {
      const event = await events.next();
      expect(event!.head).toBeGreaterThan(heard);
      heard = event!.head;
    }
    expect(heard).toBe(head);
  }
  await ada.push(newItem());
  expect(await here.next()).toMatchObject({ head: head + 1 });
  expect(await there.next()).toMatchObject({ head: head + 1 });
});

describe('with short times', () => {
  const shortStreams = (options: { heartbeatMs?: number; lifetimeMs?: number; lookEveryMs?: number }) =>
    new HeadStreams({
      database: one.app.database.write,
      databaseUrl: one.environment.DATABASE_URL,
      log: pino({ level: 'silent' }),
      ...options,
    });

  it('says that it is alive', async () => {
    const ada = await startedPerson(one.app);
    const streams = shortStreams({ heartbeatMs: 20 });
    const iterator = (await streams.open(ada.uid, new AbortController().signal))[Symbol.asyncIterator]();
    expect(await iterator.next()).toMatchObject({ value: { head: 0, keyVersion: ada.keyVersion } });
    expect(await iterator.next()).toMatchObject({ value: heartbeat });
    await streams.close();
  });

  it('ends after an hour, or what is given', async () => {
    const ada = await startedPerson(one.app);
    const streams = shortStreams({ heartbeatMs: 20, lifetimeMs: -1 });
    const iterator = (await streams.open(ada.uid, new AbortController().signal))[Symbol.asyncIterator]();
    expect(await iterator.next()).toMatchObject({ value: { head: 0 } });
    expect(await iterator.next()).toMatchObject({ done: true });
    await streams.close();
  });

  it('keeps no stream of a caller who left before it opened', async () => {
    const ada = await startedPerson(one.app);
    const streams = shortStreams({});
    for (let times = 0; times < 2 * syncLimits.eventStreamsPerUser; times += 1) {
      const iterator = (await streams.open(ada.uid, AbortSignal.abort()))[Symbol.asyncIterator]();
      expect(await iterator.next()).toMatchObject({ done: true });
    }
    await streams.close();
  });

  it('opens none while it closes', async () => {
    const ada = await startedPerson(one.app);
    const streams = shortStreams({});
    const closing = streams.close();
    const iterator = (await streams.open(ada.uid, new AbortController().signal))[Symbol.asyncIterator]();
    expect(await iterator.next()).toMatchObject({ done: true });
    await closing;
  });

  it('looks for heads that nobody announced, and for a person who is gone', async () => {
    const ada = await startedPerson(one.app);
    const streams = shortStreams({ lookEveryMs: 20 });
    const iterator = (await streams.open(ada.uid, new AbortController().signal))[Symbol.asyncIterator]();
    await iterator.next();
    await administrator.query('update sync_generations set head = 9 where user_id = $1', [ada.uid]);
    expect(await iterator.next()).toMatchObject({ value: { head: 9 } });
    await administrator.query('delete from sync_generations where user_id = $1', [ada.uid]);
    expect(await iterator.next()).toMatchObject({ done: true });
    await streams.close();
  });
});

it('ends all streams when the process ends', async () => {
  const ending = await buildTestApp({ ...limits, DATABASE_URL: one.environment.DATABASE_URL });
  const address = await ending.app.listen({ port: 0, host: '127.0.0.1' });
  const ada = await startedPerson(ending.app);
  const events = await openEvents(address, ada.headers);
  await events.next();
  const next = events.next();
  await ending.close();
  expect(await next).toBeUndefined();
});
