/// <reference types="node" />
// pnpm bench [PREFIX]: one JSON line a result on stdout, all talk on stderr. Ten thousand kept jobs in a real Chromium:
// the time from what a person does until it is painted.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch } from '@keepmark/chromium';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { benchSite } from './site';

const jobCount = 10_000;
const port = 5327;
const prefix = process.argv.slice(2).find((argument) => argument !== '--') ?? '';
const log = (message: string): void => void process.stderr.write(`${message}\n`);

/** Each gives milliseconds, one a run. */
type Bench = (open: (path: string) => Promise<Page>) => Promise<number[]>;

const openList: Bench = async (open) => {
  const times: number[] = [];
  for (let run = 0; run < 7; run += 1) {
    const page = await open('/job/add');
    const timed = page.evaluate(() =>
      window.timeFrom('click', () => document.querySelectorAll('[aria-label="Kept jobs"] li select').length > 0),
    );
    await page.getByRole('button', { name: 'Cancel' }).click();
    times.push(await timed);
    await page.close();
  }
  // The first one loads the code of the screen, as the first of a visit does.
  return times;
};

const pressKeys: Bench = async (open) => {
  const page = await open('/jobs/list');
  const input = page.getByRole('searchbox', { name: 'Search kept jobs' });
  await input.focus();
  const times: number[] = [];
  for (const key of ['a', 'n', 'a', 'l', 'y', 's', 't', 'Space', 'a', 'u', 's', 't', 'i', 'n', 'Space', '1', '2']) {
    const timed = page.evaluate(() => window.timeFrom('keydown'));
    await page.waitForTimeout(120);
    await page.keyboard.press(key);
    times.push(await timed);
  }
  if ((await input.inputValue()).length !== times.length) throw new Error('Not every key was typed.');
  return times;
};

const countMetrics: Bench = async (open) => {
  const page = await open('/job/add');
  return page.evaluate(() => Array.from({ length: 9 }, () => window.timeMetrics()));
};

const benches: Readonly<Record<string, { run: Bench; limitMs: number }>> = {
  'ui/jobs-list': { run: openList, limitMs: 300 },
  'ui/jobs-filter': { run: pressKeys, limitMs: 50 },
  'jobs/metrics': { run: countMetrics, limitMs: 10 },
};

const rounded = (value: number): number => Number(value.toPrecision(4));

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
}

async function opened(browser: Browser, path: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`http://localhost:${port}/?jobs=${jobCount}&path=${encodeURIComponent(path)}`);
  await page.locator('h1').waitFor({ timeout: 120_000 });
  // What the page does by itself once it is there is not what is measured.
  await page.waitForTimeout(2500);
  return page;
}

async function main(chosen: readonly (readonly [string, (typeof benches)[string] & object])[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'keepmark-jobs-bench-'));
  const site = { ...benchSite, build: { outDir: folder, emptyOutDir: true }, preview: { port, strictPort: true } };
  log('building the page …');
  await build(site);
  const server = await preview(site);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    for (const [name, { run, limitMs }] of chosen) {
      log(`${name} …`);
      const times = await run((path) => opened(browser, path));
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
