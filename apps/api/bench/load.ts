import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '../src/postings/feeds/sample/compose-sample';
import { pick } from './job-titles';
import { type BenchResult, type ClientRequest, encoded, summarize } from './measure';
import { PlainConnection } from './plain-connection';
import { searches, searchRequests } from './searches';
import type { DatabasePair } from './seeded-database';
import { type Service, startService } from './service';

export const loadName = 'api/load';
export const saturationName = 'api/load/saturation';
export const pairName = 'api/load/saturation-with-replica';
export const startName = 'api/start';
export const memoryName = 'api/memory';
export const blockName = 'api/load/longest-block';

const clients = 50;
const searchesPerSecond = 10;
const loadSeconds = 60;
const warmUpSearches = 100;
const saturationSearches = 1500;
const starts = 5;
const limits = { p95Ms: 200, startMs: 1500, memoryMb: 300, blockMs: 50 } as const;
/** `/ready` remembers a block for three seconds. */
const askForBlocksEveryMs = 1000;
/** A process that was blocked for longer is not ready, and does not say for how long. */
const unreadyAfterMs = 2001;
/** After so many seconds it remembers nothing from before. */
const forgottenAfter = 7;

interface LoadResult extends BenchResult {
  readonly failures: number;
  readonly limit?: number;
}

/**
 * Starts the built service over tables that are in place, lets many people search at the pace of people, then as quickly
 * as it answers.
 * @throws Error when a search at the pace of people fails
 */
export async function measureLoad(databaseUrl: string, report: (result: LoadResult) => void): Promise<void> {
  const startTimesMs: number[] = [];
  for (let run = 0; run < starts; run += 1) {
    const service = await startService(databaseUrl, {}, 'built');
    startTimesMs.push(service.startedInMs);
    await service.stop();
  }
  report({ ...summarize(startName, startTimesMs), limit: limits.startMs, failures: 0 });
  const service = await startService(databaseUrl, {}, 'built');
  try {
    await searchAtOnce(service, mixedSearches(warmUpSearches, 1), 2);
    const blocks = watchBlocks(service);
    const paced = await searchPaced(service, mixedSearches(loadSeconds * searchesPerSecond, 2));
    const blocksMs = await blocks.end();
    report({ ...summarize(loadName, paced.timesMs), limit: limits.p95Ms, failures: paced.failures.length });
    report(longestBlock(blocksMs));
    await reportMemory(service, report);
    if (paced.failures.length > 0) throw new Error(`Searches failed: ${paced.failures.slice(0, 3).join('; ')}`);
    await reportSaturation(saturationName, [service], report);
  } finally {
    await service.stop();
  }
}

/** Lets as many people search as quickly as two services answer that read from a replica. */
export async function measurePair(
  { url, replicaUrl }: DatabasePair,
  report: (result: LoadResult) => void,
): Promise<void> {
  const services: Service[] = [];
  try {
    for (let place = 0; place < 2; place += 1)
      services.push(await startService(url, { DATABASE_READ_URL: replicaUrl }, 'built'));
    for (const service of services) await searchAtOnce(service, mixedSearches(warmUpSearches, 1), 2);
    await reportSaturation(pairName, services, report);
  } finally {
    await Promise.all(services.map((service) => service.stop()));
  }
}

/** Clients and searches are dealt out to the services. */
async function reportSaturation(
  name: string,
  services: readonly Service[],
  report: (result: LoadResult) => void,
): Promise<void> {
  const requests = mixedSearches(saturationSearches, 3);
  const startMs = performance.now();
  const searched = await Promise.all(
    services.map((service, place) =>
      searchAtOnce(
        service,
        requests.filter((_, at) => at % services.length === place),
        clients / services.length,
      ),
    ),
  );
  const timesMs = searched.flatMap((each) => each.timesMs);
  const failures = searched.flatMap((each) => each.failures);
  const perSecond = Math.round((timesMs.length * 1000) / (performance.now() - startMs));
  report({ ...summarize(name, timesMs), per_second: perSecond, failures: failures.length });
}

/** What people search, in equal parts: the same searches on every run. */
function mixedSearches(count: number, seed: number): ClientRequest[] {
  const kinds = Object.values(searches);
  const random = seededRandom(seed);
  const ofKind = kinds.map((search) => searchRequests(search, count + seed));
  return Array.from({ length: count }, (_, at) => pick(ofKind, random)[at] ?? { path: '/health' });
}

interface Searched {
  readonly timesMs: readonly number[];
  readonly failures: readonly string[];
}

/** Each search has its moment, and is timed from it: one that waits for the one before it has waited, too. */
async function searchPaced(service: Service, requests: readonly ClientRequest[]): Promise<Searched> {
  const startMs = performance.now();
  return searchAs(service, requests, clients, (at) => startMs + (at * 1000) / searchesPerSecond);
}

const searchAtOnce = (service: Service, requests: readonly ClientRequest[], among: number): Promise<Searched> =>
  searchAs(service, requests, among);

/** @param dueMs when a search is to be sent; without it, as soon as the client's last one is answered */
async function searchAs(
  { url }: Service,
  requests: readonly ClientRequest[],
  among: number,
  dueMs?: (at: number) => number,
): Promise<Searched> {
  const timesMs: number[] = [];
  const failures: string[] = [];
  const client = async (own: number): Promise<void> => {
    const connection = await PlainConnection.open(url);
    for (let at = own; at < requests.length; at += among) {
      const sentMs = dueMs?.(at) ?? performance.now();
      const waitMs = sentMs - performance.now();
      if (waitMs > 0) await new Promise((done) => setTimeout(done, waitMs));
      const { bytes } = encoded(requests[at]!);
      const { status, body } = await connection.ask(bytes);
      if (status === 200) timesMs.push(performance.now() - sentMs);
      else failures.push(`${status} ${body.slice(0, 200)}`);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: among }, (_, own) => client(own)));
  return { timesMs, failures };
}

/** Asks the service, over and over, how long its event loop was blocked. */
function watchBlocks({ url }: Service): { end: () => Promise<number[]> } {
  const ending = new AbortController();
  const ask = async (): Promise<number[]> => {
    const blocksMs: number[] = [];
    while (!ending.signal.aborted) {
      const answer = await fetch(`${url}/ready`);
      const { data } = (await answer.json()) as { data?: { longestBlockMs: number } };
      blocksMs.push(data?.longestBlockMs ?? unreadyAfterMs);
      await sleep(askForBlocksEveryMs, undefined, { signal: ending.signal }).catch(() => {});
    }
    return blocksMs;
  };
  const asked = ask();
  return {
    end: () => {
      ending.abort();
      return asked;
    },
  };
}

/** The longest block under the load. The first answers tell of the warm-up: it was before. */
function longestBlock(blocksMs: readonly number[]): LoadResult {
  const longestMs = Math.max(...blocksMs.slice(forgottenAfter));
  return {
    ...summarize(blockName, [longestMs]),
    n: blocksMs.length,
    limit: limits.blockMs,
    failures: 0,
  };
}

/** The most memory that the process has had. PostgreSQL's isn't in it. */
async function reportMemory({ processId }: Service, report: (result: LoadResult) => void): Promise<void> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '');
  const peakKb = Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]);
  // Only Linux tells.
  if (Number.isNaN(peakKb)) return;
  const peakMb = Math.round(peakKb / 1000);
  report({ bench: memoryName, n: 1, unit: 'MB', median: peakMb, p95: peakMb, limit: limits.memoryMb, failures: 0 });
}
