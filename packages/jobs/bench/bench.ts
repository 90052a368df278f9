/// <reference types="node" />
// pnpm bench [PREFIX]: one JSON line per result on stdout, progress on stderr. Measures the time from an action until its
// result is on the screen, with ten thousand jobs in the local storage of a real Chromium.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch } from '@keepmark/chromium';
import { chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { dropCards } from './drop-cards';
import { benchSite } from './site';

const jobCount = 10_000;
const port = 5327;
const prefix = process.argv.slice(2).find((argument) => argument !== '--') ?? '';
const log = (message: string): void => void process.stderr.write(`${message}\n`);

/** Returns milliseconds, one per run. */
type Bench = (page: Page, open: (screen: string) => Promise<void>) => Promise<number[]>;

const openList: Bench = async (page, open) => {
  const times: number[] = [];
  for (let run = 0; run < 7; run += 1) {
    // Load the page each time, so that every run loads the code of the list, as on a first visit.
    await open('/job/add');
    const timed = page.evaluate(() => window.bench.timeUntilOther('click', '[aria-label="Saved jobs"] li select'));
    await page.getByRole('button', { name: 'Cancel' }).click();
    times.push(await timed);
  }
  return times;
};

const pressKeys: Bench = async (page, open) => {
  await open('/jobs/list');
  const times: number[] = [];
  await page.getByRole('searchbox', { name: 'Search saved jobs' }).focus();
  // Each key changes the result, so that the count above the list changes.
  const keys = ['1', '2', '3', '4', 'Backspace', 'Backspace', 'Backspace', 'Backspace'];
  for (const key of [...keys, ...keys, ...keys]) {
    const timed = page.evaluate(() => window.bench.timeUntilOther('keydown', 'output'));
    await page.waitForTimeout(250);
    await page.keyboard.press(key);
    times.push(await timed);
  }
  return times;
};

const countMetrics: Bench = async (page, open) => {
  await open('/job/add');
  return page.evaluate(() => Array.from({ length: 21 }, () => window.bench.timeMetrics()));
};

const benches: Readonly<Record<string, { run: Bench; limitMs: number }>> = {
  'ui/jobs-list': { run: openList, limitMs: 300 },
  'ui/jobs-filter': { run: pressKeys, limitMs: 50 },
  'ui/board-drop': { run: dropCards, limitMs: 100 },
  'jobs/metrics': { run: countMetrics, limitMs: 10 },
};

const rounded = (value: number): number => Number(value.toPrecision(4));

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
}

async function openScreen(page: Page, screen: string): Promise<void> {
  await page.goto(`http://localhost:${port}/?screen=${encodeURIComponent(screen)}`);
  await page.locator('h1').waitFor({ timeout: 120_000 });
  // Don't measure what the page does by itself after it loads.
  await page.waitForTimeout(1500);
}

async function main(chosen: readonly (readonly [string, (typeof benches)[string] & object])[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'keepmark-jobs-bench-'));
  const site = {
    ...benchSite,
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
    preview: { port, strictPort: true },
  };
  log('Building the page …');
  await build(site);
  const server = await preview(site);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(60_000);
    log('Saving ten thousand jobs …');
    await page.goto(`http://localhost:${port}/`);
    await page.evaluate((count) => window.bench.seed(count), jobCount);
    for (const [name, { run, limitMs }] of chosen) {
      log(`${name} …`);
      const times = await run(page, (screen) => openScreen(page, screen));
      const line = {
        bench: name,
        n: times.length,
        unit: 'ms',
        jobs: jobCount,
        median: quantile(times, 0.5),
        p95: quantile(times, 0.95),
        limit: limitMs,
      };
      process.stdout.write(`${JSON.stringify(line)}\n`);
    }
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const chosen = Object.entries(benches).filter(([name]) => name.startsWith(prefix));
if (chosen.length > 0) {
  main(chosen).catch((error: unknown) => {
    log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exitCode = 1;
  });
}
