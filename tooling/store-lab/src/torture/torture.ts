// pnpm --filter store-lab torture [KILLS]: the long runs in a real Chromium; one JSON line each.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { servePage } from '../real-browser/serve-page';
import { damageRun } from './damage-run';
import { fullRun } from './full-run';
import { leaveHalfRecord } from './half-record';
import { killRun } from './kill-run';
import { tabRun } from './tab-run';

const kills = Number(process.argv[2] ?? 200);
const writesEach = 5000;
const longestMs = 10_000;
const halfRecords = 6;
/** Longer than the journal waits for its second copy. */
const stallMs = 4500;
/** Browsers side by side: what takes the time is waiting for the moment of a kill. */
const browsers = 4;

const folder = await mkdtemp(join(tmpdir(), 'keepmark-torture-'));
const served = await servePage(fileURLToPath(new URL('page.ts', import.meta.url)), join(folder, 'page'));
const profile = (name: string): string => join(folder, name);

function report(run: string, result: { readonly failures: readonly string[] }): void {
  console.log(JSON.stringify({ run, ...result }));
  if (result.failures.length > 0) process.exitCode = 1;
}

for (const tabs of [2, 5]) report('tabs', await tabRun(served.url, profile(`tabs${tabs}`), tabs, writesEach));
report('full', await fullRun(served.url, profile('full')));
report('damage', await damageRun(served.url, profile('damage')));
const worse = { afterKill: leaveHalfRecord };
report('half records', await killRun(served.url, profile('halves'), halfRecords, longestMs, worse));
report('stalls', await killRun(served.url, profile('stalls'), halfRecords, longestMs, { ...worse, stallMs }));
const parts = Array.from({ length: browsers }, (_, index) => Math.floor((kills + index) / browsers));
await Promise.all(
  parts.map(async (part, index) =>
    report('kills', await killRun(served.url, profile(`kills${index}`), part, longestMs)),
  ),
);

await served.close();
await rm(folder, { recursive: true });
