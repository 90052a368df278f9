// pnpm bench [PREFIX] [--postings 1000000]: one JSON line a result on stdout, all talk on stderr.
import { parseArgs } from 'node:util';
import { anyCompanyTextName, companyRequests, companySearches, companyTextRequest } from './company-searches';
import { companySeed } from './company-seed';
import { firstChunkName, measureFirstChunk } from './first-chunk';
import { geographyRequests, geographySearches } from './geography';
import { measureIngest } from './ingest';
import { measureMany } from './ingest-many';
import {
  type Asked,
  askConcurrently,
  type BenchResult,
  type ClientRequest,
  compare,
  joined,
  summarize,
} from './measure';
import { blockName, loadName, measureLoad, measurePair, memoryName, pairName, saturationName, startName } from './load';
import { placeRequests, placeSearches } from './place-searches';
import { placeSeed } from './place-seed';
import { postingSeed } from './posting-seed';
import {
  anyTextName,
  countedSearches,
  countRequests,
  mappedSearches,
  oddTexts,
  positionRequests,
  searches,
  searchRequests,
  textRequest,
} from './searches';
import { type Seed, type SeededDatabase, startSeededDatabase, startSeededPair } from './seeded-database';
import { startService } from './service';
import { measureSync, syncNames } from './sync';
import { tileName, withTiles } from './tile-reads';
import { wageRequests, wageSearches } from './wage-searches';
import { wageSeed } from './wage-seed';
import { describeFailure } from '../src/platform/runtime/describe-failure';

const clients = 2;
/** How often a call is asked before it is measured, and while it is. */
interface Counts {
  readonly warmUp: number;
  readonly measured: number;
}
const usualCounts: Counts = { warmUp: 100, measured: 600 };
/** What takes some microseconds is warm only when the engine has compiled it, and needs many to tell it from noise. */
const quickCounts: Counts = { warmUp: 3000, measured: 3000 };
/** Of each odd text. */
const textCounts: Counts = { warmUp: 2, measured: 20 };
const ingestRuns = 3;
/** In how many turns a call and the empty route are asked. */
const rounds = 6;
const ingestName = 'api/ingest';
const ingest100kName = 'api/ingest-100k';
/** Takes a quarter of an hour: only when it is asked for by its whole name. */
const ingest1mName = 'api/ingest-1m';

// --postings 1000000 searches a larger table.
const { values: options, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { postings: { type: 'string', default: '100000' } },
  allowPositionals: true,
});
const prefix = positionals[0] ?? '';
const isWanted = (name: string): boolean => name.startsWith(prefix);
const log = (message: string): void => void process.stderr.write(`${message}\n`);
const report = (result: BenchResult): void => void process.stdout.write(`${JSON.stringify(result)}\n`);

/** Tiles need no rows. */
const emptySeed: Seed = { name: 'bench-empty', count: 0, files: [], fill: async () => {} };

type Requests = (count: number) => ClientRequest[];
type Bench = readonly [name: string, requests: Requests, counts: Counts];

function benchesOf<Ask>(
  asks: Readonly<Record<string, Ask>>,
  requests: (ask: Ask, count: number) => ClientRequest[],
  counts = usualCounts,
) {
  return Object.entries(asks)
    .filter(([name]) => isWanted(name))
    .map(([name, ask]): Bench => [name, (count) => requests(ask, count), counts]);
}

async function main(): Promise<void> {
  const ofPostings = [
    ...benchesOf(searches, searchRequests),
    ...benchesOf(countedSearches, countRequests),
    ...benchesOf(mappedSearches, positionRequests),
  ];
  const ofPlaces = [
    ...benchesOf(geographySearches, geographyRequests, quickCounts),
    ...benchesOf(placeSearches, placeRequests),
  ];
  const ofWages = benchesOf(wageSearches, wageRequests);
  const ofCompanies = benchesOf(companySearches, companyRequests);
  const isLoadWanted = [loadName, saturationName, startName, memoryName, blockName].some(isWanted);
  if (ofPostings.length > 0 || isLoadWanted || isWanted(anyTextName) || isWanted(ingestName))
    await withSeeded(postingSeed(Number(options.postings)), async (seeded) => {
      await measureCalls(seeded.url, ofPostings);
      if (isWanted(anyTextName)) await measureTexts(seeded.url, anyTextName, textRequest);
      if (isLoadWanted) await measureLoad(seeded.url, report);
      if (isWanted(ingestName)) report(summarize(ingestName, await measureIngest(seeded.database, ingestRuns)));
    });
  if (isWanted(pairName))
    await withStarted(startSeededPair(postingSeed(Number(options.postings)), log), (pair) => measurePair(pair, report));
  if (isWanted(ingest100kName)) report(await measureMany(ingest100kName, 100_000, log));
  if (prefix === ingest1mName) report(await measureMany(ingest1mName, 1_000_000, log));
  if (ofCompanies.length > 0 || isWanted(anyCompanyTextName))
    await withSeeded(companySeed, async ({ url }) => {
      await measureCalls(url, ofCompanies);
      if (isWanted(anyCompanyTextName)) await measureTexts(url, anyCompanyTextName, companyTextRequest);
    });
  if (isWanted(firstChunkName)) report(await measureFirstChunk(log));
  if (ofWages.length > 0) await withSeeded(wageSeed, ({ url }) => measureCalls(url, ofWages));
  if (ofPlaces.length > 0) await withSeeded(placeSeed, ({ url }) => measureCalls(url, ofPlaces));
  if (Object.values(syncNames).some(isWanted))
    await withSeeded({ ...emptySeed, name: 'bench-sync' }, (seeded) => measureSync(seeded, isWanted, report));
  if (isWanted(tileName))
    await withTiles(log, ({ settings, requests }) =>
      withSeeded(emptySeed, ({ url }) => measureCalls(url, [[tileName, requests, usualCounts]], settings)),
    );
}

const withSeeded = (seed: Seed, run: (seeded: SeededDatabase) => Promise<void>): Promise<void> =>
  withStarted(startSeededDatabase(seed, log), run);

async function withStarted<Started extends { stop: () => Promise<void> }>(
  starting: Promise<Started>,
  run: (started: Started) => Promise<void>,
): Promise<void> {
  const started = await starting;
  try {
    await run(started);
  } finally {
    await started.stop();
  }
}

/** Each beside the empty route, asked in turns, so that both meet the machine as it is. */
async function measureCalls(
  databaseUrl: string,
  benches: readonly Bench[],
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (benches.length === 0) return;
  const service = await startService(databaseUrl, settings);
  try {
    for (const [name, requests, counts] of benches) {
      const empty = emptyRequests(counts.measured / rounds);
      // Drawn together, so that nothing is measured that the service has been asked while it warmed up.
      const drawn = requests(counts.warmUp + counts.measured);
      await askConcurrently(service.url, drawn.slice(0, counts.warmUp), clients);
      await askConcurrently(service.url, emptyRequests(counts.warmUp), clients);
      const all = drawn.slice(counts.warmUp);
      const [turns, emptyTurns]: [Asked[], Asked[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        const part = all.slice(round * empty.length, (round + 1) * empty.length);
        turns.push(await askConcurrently(service.url, part, clients));
        emptyTurns.push(await askConcurrently(service.url, empty, clients));
      }
      report(compare(name, joined(turns), { name: 'GET /health', asked: joined(emptyTurns) }));
    }
  } finally {
    await service.stop();
  }
}

/** Each odd text by itself; the result is that of the slowest. */
async function measureTexts(
  databaseUrl: string,
  name: string,
  request: (text: string) => ClientRequest,
): Promise<void> {
  const service = await startService(databaseUrl);
  try {
    // The service is ready before it has warmed up, which would be measured with the first text.
    await askConcurrently(service.url, emptyRequests(quickCounts.warmUp), 1);
    const results: BenchResult[] = [];
    for (const text of oddTexts) {
      const asked = (count: number) =>
        askConcurrently(
          service.url,
          Array.from({ length: count }, () => request(text)),
          1,
        );
      await asked(textCounts.warmUp);
      const { timesMs } = await asked(textCounts.measured);
      results.push({ ...summarize(name, timesMs), slowest: text.slice(0, 60) });
      log(`${JSON.stringify(text.slice(0, 60))}: ${results.at(-1)?.median} ms, p95 ${results.at(-1)?.p95} ms`);
    }
    const [slowest] = results.toSorted((left, right) => right.p95 - left.p95);
    if (slowest) report(slowest);
  } finally {
    await service.stop();
  }
}

function emptyRequests(count: number): ClientRequest[] {
  return Array.from({ length: count }, () => ({ path: '/health' }));
}

main().catch((error: unknown) => {
  log(describeFailure(error));
  process.exitCode = 1;
});
