// pnpm bench [PREFIX]: one JSON line a result on stdout, all talk on stderr.
import { geographyRequests, geographySearches } from './geography';
import { measureIngest } from './ingest';
import { askConcurrently, type BenchResult, summarise } from './measure';
import { searches, searchRequests } from './searches';
import { startSeededDatabase } from './seeded-database';
import { startService } from './service';

const postingCount = 100_000;
const clients = 2;
const warmUpCount = 100;
const requestCount = 600;
const ingestRuns = 3;
const ingestName = 'api/ingest';

const prefix = process.argv.slice(2).find((argument) => argument !== '--') ?? '';
const isWanted = (name: string): boolean => name.startsWith(prefix);
const log = (message: string): void => void process.stderr.write(`${message}\n`);
const report = (result: BenchResult): void => void process.stdout.write(`${JSON.stringify(result)}\n`);

async function main(): Promise<void> {
  const wanted = [
    ...Object.entries(searches).map(
      ([name, search]) => [name, (count: number) => searchRequests(search, count)] as const,
    ),
    ...Object.entries(geographySearches).map(
      ([name, ask]) => [name, (count: number) => geographyRequests(ask, count)] as const,
    ),
  ].filter(([name]) => isWanted(name));
  if (wanted.length === 0 && !isWanted(ingestName)) return;
  const seeded = await startSeededDatabase(postingCount, log);
  try {
    const service = await startService(seeded.url);
    try {
      for (const [name, requests] of wanted) {
        await askConcurrently(service.url, requests(warmUpCount), clients);
        const timesMs = await askConcurrently(service.url, requests(requestCount), clients);
        const empty = Array.from({ length: requestCount }, () => ({ path: '/health' }));
        report(
          summarise(name, timesMs, {
            name: 'GET /health',
            timesMs: await askConcurrently(service.url, empty, clients),
          }),
        );
      }
    } finally {
      await service.stop();
    }
    if (isWanted(ingestName)) report(summarise(ingestName, await measureIngest(seeded.database, ingestRuns)));
  } finally {
    await seeded.stop();
  }
}

main().catch((error: unknown) => {
  log(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exitCode = 1;
});
