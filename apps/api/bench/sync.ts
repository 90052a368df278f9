import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SyncAccount, SyncPage } from '@keepmark/contracts/sync';
import { syncLimits } from '@keepmark/contracts/sync';
import { sql } from 'drizzle-orm';
import type { Database } from '../src/platform/database/open-database';
import { askConcurrently, type BenchResult, type ClientRequest, encoded, summarize } from './measure';
import { PlainConnection } from './plain-connection';
import { type Service, startService } from './service';

export const syncNames = {
  pushes: 'sync/push-10-rows',
  firstPush: 'sync/first-push-10000-rows',
  firstPull: 'sync/first-pull-10000-rows',
  event: 'sync/event',
  streams: 'sync/memory-of-2000-streams',
} as const;

const pushClients = 16;
const pushPeople = 200;
const pushesEach = 20;
const rowsOfPush = 10;
const firstRows = 10_000;
const firstRuns = 3;
const events = 100;
const streams = 2000;
/** What a saved job comes to, compressed and padded. */
const bodyBytes = 512;

/**
 * How quickly people's devices can push and pull. Pushes of ten rows come from as many people at a time as there are
 * clients; each push waits for its rows to be on disk.
 */
export async function measureSync(
  { url: databaseUrl, database }: { readonly url: string; readonly database: Database },
  isWanted: (name: string) => boolean,
  report: (result: BenchResult) => void,
): Promise<void> {
  await empty(database);
  const service = await startService(databaseUrl, { RATE_LIMIT_PER_USER: '1000000' }, 'trusting');
  try {
    const people = await startPeople(service, database);
    await measurePushes(service, people.slice(0, 10), 5);
    if (isWanted(syncNames.streams)) report(await measureStreams(service, people));
    if (isWanted(syncNames.pushes)) report(await measurePushes(service, people.slice(10), pushesEach));
    const [newcomers, listener] = [people.slice(1, 1 + firstRuns), people[0]!];
    if (isWanted(syncNames.firstPush) || isWanted(syncNames.firstPull)) {
      for (const result of await measureFirst(service, newcomers)) if (isWanted(result.bench)) report(result);
    }
    if (isWanted(syncNames.event)) report(await measureEvents(service, listener));
  } finally {
    await service.stop();
    await empty(database);
  }
}

interface Person {
  readonly token: string;
  readonly keyVersion: number;
}

async function empty({ write }: Database): Promise<void> {
  await write.execute(
    sql`truncate sync_accounts, sync_generations, sync_items, sync_pairings, sync_blobs, sync_chunks, users`,
  );
}

async function startPeople(service: Service, { write }: Database): Promise<Person[]> {
  const names = Array.from({ length: pushPeople + 10 }, (_, at) => `person-${at}`);
  await write.execute(
    sql`insert into users (id, name, name_lower, email, provider) select id, id, id, id, '' from unnest(${sql.param(names)}::text[]) id`,
  );
  const connection = await PlainConnection.open(service.url);
  const people: Person[] = [];
  for (const token of names) {
    const account = await ask<SyncAccount>(connection, '/sync/start', token, { wrappedKey: 'w'.repeat(80) });
    people.push({ token, keyVersion: account.keyVersion });
  }
  connection.close();
  return people;
}

async function ask<Data>(connection: PlainConnection, path: string, token: string, body: unknown): Promise<Data> {
  const { status, body: answer } = await connection.ask(encoded({ path, token, body }).bytes);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${answer.slice(0, 300)}`);
  return (JSON.parse(answer) as { data: Data }).data;
}

const newIds = (count: number): string[] => Array.from({ length: count }, () => randomBytes(32).toString('base64url'));

function pushOf(
  { token, keyVersion }: Person,
  ids: readonly string[],
  baseRevision: (at: number) => number,
): ClientRequest {
  const body = randomBytes(bodyBytes).toString('base64');
  const items = ids.map((id, at) => ({ id, baseRevision: baseRevision(at), isDeleted: false, body }));
  return { path: '/sync/push', token, body: { keyVersion, items } };
}

/** Ten new rows of each person, and then the same ten again and again. */
async function measurePushes(service: Service, people: readonly Person[], times: number): Promise<BenchResult> {
  const rows = people.map((person) => ({ person, ids: newIds(rowsOfPush) }));
  const requests = Array.from({ length: times }, (_, time) =>
    rows.map(({ person, ids }) => pushOf(person, ids, (at) => (time === 0 ? 0 : (time - 1) * rowsOfPush + at + 1))),
  );
  const { timesMs, tookMs } = await askConcurrently(service.url, requests.flat(), pushClients);
  return { ...summarize(syncNames.pushes, timesMs), per_second: Math.round((timesMs.length * 1000) / tookMs) };
}

async function measureFirst(service: Service, people: readonly Person[]): Promise<BenchResult[]> {
  const [pushTimesMs, pullTimesMs]: [number[], number[]] = [[], []];
  const connection = await PlainConnection.open(service.url);
  for (const person of people) {
    const ids = newIds(firstRows);
    const requests = Array.from({ length: firstRows / syncLimits.itemsPerPush }, (_, at) =>
      pushOf(person, ids.slice(at * syncLimits.itemsPerPush, (at + 1) * syncLimits.itemsPerPush), () => 0),
    );
    const pushed = await askConcurrently(service.url, requests, 1);
    pushTimesMs.push(pushed.tookMs);
    const startMs = performance.now();
    let page: SyncPage | undefined;
    do {
      const body: object = { keyVersion: person.keyVersion, after: page?.items.at(-1)?.revision ?? 0 };
      page = await ask<SyncPage>(connection, '/sync/pull', person.token, body);
    } while (page.hasMore);
    pullTimesMs.push(performance.now() - startMs);
  }
  connection.close();
  return [summarize(syncNames.firstPush, pushTimesMs), summarize(syncNames.firstPull, pullTimesMs)];
}

async function openStream({ url }: Service, token: string): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
  const [response] = (await once(get(`${url}/sync/events`, { headers, agent: false }), 'response')) as [
    IncomingMessage,
  ];
  if (response.statusCode !== 200) throw new Error(`sync/events answered ${response.statusCode}`);
  return response;
}

/** From the push of one device until another one hears of it. */
async function measureEvents(service: Service, person: Person): Promise<BenchResult> {
  const stream = await openStream(service, person.token);
  await once(stream, 'data');
  const connection = await PlainConnection.open(service.url);
  const timesMs: number[] = [];
  for (let event = 0; event < events; event += 1) {
    const heard = once(stream, 'data');
    const startMs = performance.now();
    await connection.ask(encoded(pushOf(person, newIds(1), () => 0)).bytes);
    await heard;
    timesMs.push(performance.now() - startMs);
    await sleep(10);
  }
  connection.close();
  stream.destroy();
  return summarize(syncNames.event, timesMs);
}

/** What the process takes with the streams open, and how much more that is. */
async function measureStreams(service: Service, people: readonly Person[]): Promise<BenchResult> {
  const beforeMb = await residentMb(service);
  const opened: IncomingMessage[] = [];
  for (let at = 0; at < streams; at += 50) {
    const batch = Array.from({ length: 50 }, (_, more) => people[(at + more) % pushPeople]!.token);
    opened.push(...(await Promise.all(batch.map((token) => openStream(service, token)))));
  }
  for (const stream of opened) stream.resume();
  await sleep(2000);
  const withStreamsMb = await residentMb(service);
  for (const stream of opened) stream.destroy();
  const added = { ...summarize(syncNames.streams, [withStreamsMb - beforeMb]), unit: 'MB' as const };
  process.stderr.write(`${beforeMb} MB before, ${withStreamsMb} MB with ${streams} streams\n`);
  return added;
}

async function residentMb({ processId }: Service): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1000);
}
