// pnpm bench local-store: one JSON line a result, in a real Chromium, side by side in the same run.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { Chromium } from '../real-browser/chromium';
import { type ServedPage, servePage } from '../real-browser/serve-page';

const sizes = (process.env.KEEPMARK_BENCH_ROWS ?? '1000,5000,10000').split(',').map(Number);
const peers = ['localstoragedb', 'dexie'];
const opens = 7;
const turns = 3;
const descriptionCharacters = 2000;

const prefix = process.argv[2] ?? '';
const folder = await mkdtemp(join(tmpdir(), 'keepmark-bench-'));
const contenders = ['local-store', ...peers];
/** Each contender has an origin and a storage of its own. They take turns, so that a busy machine slows all of them. */
const served = new Map<string, ServedPage>();
for (const contender of [...contenders, 'local-store-unpacked']) {
  served.set(contender, await servePage(fileURLToPath(new URL('page.ts', import.meta.url)), join(folder, contender)));
}
const chromium = await Chromium.launch(join(folder, 'profile'));

const timed = ['open', 'insert', 'update', 'query', 'counts', 'bulk'] as const;
type Measured = (typeof timed)[number];

async function newPage(contender: string): Promise<Page> {
  const page = await chromium.newPage(served.get(contender)!.url);
  if (!(await page.evaluate(() => crossOriginIsolated)))
    throw new Error('The page is not isolated, so its clock is coarse.');
  return page;
}

/** Milliseconds of each contender: the median of its turns. */
async function measure(rows: number): Promise<(contender: string, measured: Measured) => number> {
  const times = new Map<string, number[]>();
  const note = (contender: string, measured: Measured, ms: number): void => {
    const key = `${contender} ${measured}`;
    times.set(key, [...(times.get(key) ?? []), ms]);
  };
  for (const name of contenders) {
    const page = await newPage(name);
    note(name, 'bulk', await page.evaluate(([one, count]) => window.bench.bulk(one, count), [name, rows] as const));
    await settled(page);
    await page.close();
  }
  const pages = new Map<string, Page>();
  for (let turn = 0; turn < opens; turn += 1) {
    for (const name of contenders) {
      await pages.get(name)?.close();
      // A page of its own, in a process of its own, has read nothing of the storage yet.
      const page = await newPage(name);
      pages.set(name, page);
      note(name, 'open', await page.evaluate((one) => window.bench.open(one), name));
      await settled(page);
    }
  }
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [name, page] of pages) {
      note(name, 'query', await page.evaluate((one) => window.bench.query(one), name));
      note(name, 'counts', await page.evaluate((one) => window.bench.counts(one), name));
      const given = [name, rows] as const;
      note(name, 'update', await page.evaluate(([one, count]) => window.bench.update(one, count), given));
      note(name, 'insert', await page.evaluate(([one, count]) => window.bench.insert(one, count), given));
      await settled(page);
    }
  }
  for (const [name, page] of pages) {
    await page.evaluate((one) => window.bench.wipe(one), name);
    await page.close();
  }
  return (contender, measured) => {
    const sorted = times.get(`${contender} ${measured}`)!.toSorted((left, right) => left - right);
    return sorted[sorted.length >> 1]!;
  };
}

async function capacity(contender: string, characters: number): Promise<number> {
  const page = await newPage(contender);
  const rows = await page.evaluate(([name, length]) => window.bench.fill(name, length), [
    contender,
    characters,
  ] as const);
  await page.evaluate((name) => window.bench.wipe(name), contender);
  await page.close();
  return rows;
}

/** Maintenance after a burst of writes is over. */
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
  if (bench.startsWith(prefix)) console.log(JSON.stringify(line));
}

const wanted = timed.some(
  (name) => `local-store/${name}`.startsWith(prefix) || prefix.startsWith(`local-store/${name}`),
);
for (const rows of wanted ? sizes : []) {
  const median = await measure(rows);
  for (const peer of peers) {
    for (const name of timed) {
      print(`local-store/${name}`, rows, 'ms', median('local-store', name), peer, median(peer, name));
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
for (const { close } of served.values()) await close();
await rm(folder, { recursive: true });
