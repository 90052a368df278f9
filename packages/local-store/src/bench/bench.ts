/// <reference types="node" />
// pnpm bench local-store: one JSON line a result, in a real Chromium, side by side in the same run.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { Chromium } from '../testing/real-browser/chromium';
import { servePage } from '../testing/real-browser/serve-page';

const sizes = (process.env.KEEPMARK_BENCH_ROWS ?? '1000,5000,10000').split(',').map(Number);
const peers = ['localstoragedb', 'dexie'];
const opens = 5;
const descriptionCharacters = 2000;

const prefix = process.argv[2] ?? '';
const folder = await mkdtemp(join(tmpdir(), 'keepmark-bench-'));
const served = await servePage(fileURLToPath(new URL('page.ts', import.meta.url)), join(folder, 'page'));
const chromium = await Chromium.launch(join(folder, 'profile'));

const timed = ['open', 'insert', 'update', 'query', 'counts', 'bulk'] as const;
type Times = Readonly<Record<(typeof timed)[number], number>>;

/** Each contender in turn has the storage for itself. */
async function measure(contender: string, rows: number): Promise<Times> {
  let page = await chromium.newPage(served.url);
  if (!(await page.evaluate(() => crossOriginIsolated)))
    throw new Error('The page is not isolated, so its clock is coarse.');
  const bulk = await page.evaluate(([name, count]) => window.bench.bulk(name, count), [contender, rows] as const);
  const times: number[] = [];
  for (let round = 0; round < opens; round += 1) {
    await settled(page);
    // A page of its own, in a process of its own, has read nothing of the storage yet.
    await page.close();
    page = await chromium.newPage(served.url);
    times.push(await page.evaluate((name) => window.bench.open(name), contender));
  }
  const open = times.toSorted((left, right) => left - right)[opens >> 1]!;
  await settled(page);
  const query = await page.evaluate((name) => window.bench.query(name), contender);
  const counts = await page.evaluate((name) => window.bench.counts(name), contender);
  const update = await page.evaluate(([name, count]) => window.bench.update(name, count), [contender, rows] as const);
  const insert = await page.evaluate(([name, count]) => window.bench.insert(name, count), [contender, rows] as const);
  await page.evaluate((name) => window.bench.wipe(name), contender);
  await page.close();
  return { open, insert, update, query, counts, bulk };
}

async function capacity(contender: string, characters: number): Promise<number> {
  const page = await chromium.newPage(served.url);
  const rows = await page.evaluate(([name, length]) => window.bench.fill(name, length), [
    contender,
    characters,
  ] as const);
  await page.evaluate((name) => window.bench.wipe(name), contender);
  await page.close();
  return rows;
}

/** Upkeep after a burst of writes is over. */
const settled = (page: Page): Promise<void> => page.waitForTimeout(1500);

function print(bench: string, n: number, unit: string, median: number, peer: string, peerMedian: number): void {
  const digits = (number: number): number => Number(number.toPrecision(4));
  const line = {
    bench,
    n,
    unit,
    median: digits(median),
    peer,
    peer_median: digits(peerMedian),
    ratio: digits(median / peerMedian),
  };
  // oxlint-disable-next-line no-console -- the lines are what the script is for
  if (bench.startsWith(prefix)) console.log(JSON.stringify(line));
}

const wanted = timed.some(
  (name) => `local-store/${name}`.startsWith(prefix) || prefix.startsWith(`local-store/${name}`),
);
for (const rows of wanted ? sizes : []) {
  const ours = await measure('local-store', rows);
  for (const peer of peers) {
    const theirs = await measure(peer, rows);
    for (const name of timed) {
      print(`local-store/${name}`, rows, 'ms', ours[name], peer, theirs[name]);
    }
  }
}

/** How many rows fit: short ones, and ones with the text of a posting. */
for (const [contender, characters] of [
  ['local-store-unpacked', 0],
  ['local-store', 0],
  ['local-store', descriptionCharacters],
] as const) {
  const name = `local-store/rows${contender === 'local-store' ? '-packed' : ''}${characters > 0 ? '-described' : ''}`;
  if (!name.startsWith(prefix)) continue;
  const ours = await capacity(contender, characters);
  print(name, ours, 'rows', ours, 'localstoragedb', await capacity('localstoragedb', characters));
}

await chromium.quit();
await served.close();
await rm(folder, { recursive: true });
